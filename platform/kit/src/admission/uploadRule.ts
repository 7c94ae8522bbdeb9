import type { BuildDescriptor } from '@scoreline/shared-lib/contract';
import { descriptorSchema } from '@scoreline/shared-lib/contract/schemas';
import { z } from 'zod';

import { Refusal } from './refusal';

const megabyte = 1024 * 1024;
const limits = { file: 2 * megabyte, build: 10 * megabyte, files: 1_000 };

/** The shell is no container, so it has no global. */
const shellSchema = descriptorSchema.extend({ name: z.literal('shell'), global: z.literal('') });

const refuse = (reason: string) => new Refusal('schema', reason, 'descriptor.json');

/**
 * Parses the text of a `descriptor.json`.
 * @throws Refusal naming the first invalid field.
 */
export function descriptorIn(text: string): BuildDescriptor {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw refuse('it is not JSON');
  }
  const isShell = (content as Partial<BuildDescriptor> | null)?.name === 'shell';
  const read = (isShell ? shellSchema : descriptorSchema).safeParse(content);
  if (read.success) return read.data as BuildDescriptor;
  const [issue] = read.error.issues;
  throw refuse(`${issue?.path.join('.') || 'it'}: ${issue?.message}`);
}

/**
 * Parses the descriptor of that build.
 * @throws Refusal if it is invalid or belongs to another build.
 */
export function parseDescriptor(name: string, build: string, text: string): BuildDescriptor {
  const descriptor = descriptorIn(text);
  if (descriptor.name !== name || descriptor.build !== build)
    throw refuse(`it is of ${descriptor.name} ${descriptor.build}`);
  return descriptor;
}

/** @throws Refusal for more than 1,000 files, a file over 2 MB or a build over 10 MB. */
export function refuseHeavy(files: ReadonlyMap<string, Buffer>): void {
  if (files.size > limits.files)
    throw new Refusal('size', `more than ${limits.files} files`, 'descriptor.json');
  const heavy = [...files].find(([, bytes]) => bytes.length > limits.file);
  if (heavy) throw new Refusal('size', `${heavy[0]} is larger than 2 MB`, heavy[0]);
  if ([...files.values()].reduce((sum, { length }) => sum + length, 0) > limits.build)
    throw new Refusal('size', 'the build is larger than 10 MB', 'descriptor.json');
}
