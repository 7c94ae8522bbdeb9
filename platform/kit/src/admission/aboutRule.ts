import type { BuildDescriptor } from '@scoreline/shared-lib/contract';
import { z } from 'zod';

import type { Builds } from './builds';

/** Metadata from the build's team; no page reads it. */
const file = 'about.json';

const address = z.url({ protocol: /^https$/ }).max(300);

const aboutSchema = z.strictObject({
  links: z
    .strictObject({
      documentation: address,
      onCall: address,
      repository: address,
      contact: z.union([address, z.string().regex(/^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/)]),
    })
    .partial()
    .optional(),
  /** Live topics by their kind, `match` for `match:17`. */
  topics: z
    .array(z.string().regex(/^[a-z][a-z-]{0,40}$/))
    .max(20)
    .optional(),
});

/** Problems in a build's `about.json`, one line each; none if the build has no such file. */
export async function aboutProblems(
  builds: Builds,
  { name, build, files }: BuildDescriptor,
): Promise<string[]> {
  if (!files.some(({ path }) => path === file)) return [];
  const text = String(await builds.read(name, build, file));
  const read = aboutSchema.safeParse(readJson(text));
  if (read.success) return [];
  return read.error.issues.map(
    ({ path, message }) => `${name}: ${path.join('.') || file}: ${message}`,
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
