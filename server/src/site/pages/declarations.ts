import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PageQuestion, ReleasedRemote } from '@scoreline/shared-lib/contract';
import { firstDataSchema } from '@scoreline/shared-lib/contract/schemas';
import { LRUCache } from 'lru-cache';

/** Builds of the current releases, and of earlier ones that open pages still use. */
const mostBuilds = 200;

type Declared = Record<string, PageQuestion[]>;

const integrityOf = (bytes: Buffer) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads the signed file. @throws if it differs from its hash or can't be read */
async function readDeclared(
  registry: string,
  { name, build, firstData: path, files }: ReleasedRemote,
): Promise<Declared> {
  const listed = files.find((file) => file.path === path);
  if (!listed) return {};
  const bytes = await readFile(join(registry, 'builds', name, build, listed.path));
  if (integrityOf(bytes) !== listed.integrity) throw new Error(`${listed.path} is another file`);
  return firstDataSchema.parse(JSON.parse(bytes.toString()));
}

/** Reads the first data that routes of builds declare; null if a build can't be read now. */
export function createDeclarations(registry: string) {
  const known = new LRUCache<string, Promise<Declared>>({ max: mostBuilds });
  return async (remote: ReleasedRemote, path: string): Promise<PageQuestion[] | null> => {
    const key = `${remote.name} ${remote.build}`;
    const found = known.get(key) ?? readDeclared(registry, remote);
    known.set(key, found);
    try {
      return (await found)[path] ?? [];
    } catch {
      // The next page retries; the client loads the data that this page lacks.
      known.delete(key);
      return null;
    }
  };
}

export type Declarations = ReturnType<typeof createDeclarations>;
