import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { FileDescriptor } from '@scoreline/shared-lib/contract';

import { integrityOf } from '@scoreline/remote-kit/build-id';
import type { Registry } from '../registry';

export interface ListedBuild {
  name: string;
  build: string;
  files: readonly FileDescriptor[];
}

const safePath = /^[\w-]+(?:[./][\w-]+)*$/;

/** A file as it lies in the registry, and as servers send it. */
const forms = [
  { suffix: '', plain: (bytes: Buffer) => Promise.resolve(bytes) },
  { suffix: '.br', plain: promisify<Buffer, Buffer>(brotliDecompress) },
  { suffix: '.gz', plain: promisify<Buffer, Buffer>(gunzip) },
];

async function problemOf(folder: string, { path, integrity, bytes }: FileDescriptor) {
  if (!safePath.test(path)) return `${path} is not a path within it`;
  if (!existsSync(join(folder, path))) return `${path} is not there`;
  for (const { suffix, plain } of forms) {
    const place = join(folder, path + suffix);
    if (suffix && !existsSync(place)) continue;
    const content = await plain(await readFile(place)).catch(() => null);
    if (content?.length !== bytes || integrityOf(content) !== integrity)
      return `${path + suffix} is not what was built`;
  }
  return null;
}

/** Hashes every file of the build. @throws naming the first that is missing or is not the one listed. */
export async function verifyFiles(registry: Registry, listed: ListedBuild): Promise<void> {
  const { name, build, files } = listed;
  const folder = registry.build(name, build);
  if (!existsSync(folder)) throw new Error(`no build ${build} of ${name} in ${registry.root}`);
  for (const file of files) {
    const problem = await problemOf(folder, file);
    if (problem) throw new Error(`${name} ${build}: ${problem}`);
  }
}
