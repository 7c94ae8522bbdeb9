import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { FileDescriptor } from '@scoreline/shared-lib/contract';

import { integrityOf } from '../preset/buildId.js';
import type { Builds } from './builds';
import { Refusal } from './refusal';

export interface ListedBuild {
  name: string;
  build: string;
  files: readonly FileDescriptor[];
}

const safePath = /^[\w-]+(?:[./][\w-]+)*$/;

type Read = (path: string) => Promise<Buffer | null>;

/** A file as stored, and the compressed forms that servers send. */
const forms = [
  { suffix: '', plain: (bytes: Buffer) => Promise.resolve(bytes) },
  { suffix: '.br', plain: promisify<Buffer, Buffer>(brotliDecompress) },
  { suffix: '.gz', plain: promisify<Buffer, Buffer>(gunzip) },
];

async function problemOf(read: Read, { path, integrity, bytes }: FileDescriptor) {
  if (!safePath.test(path)) return `${path} is not a path within it`;
  if (!(await read(path))) return `${path} is not there`;
  for (const { suffix, plain } of forms) {
    const found = await read(path + suffix);
    if (!found) continue;
    const content = await plain(found).catch(() => null);
    if (content?.length !== bytes || integrityOf(content) !== integrity)
      return `${path + suffix} is not what was built`;
  }
  return null;
}

/**
 * Hashes every file of the build, once per action.
 * @throws Refusal naming the first file that is missing or differs from the listed one.
 */
export async function verifyFiles(builds: Builds, listed: ListedBuild): Promise<void> {
  const { name, build, files } = listed;
  const mark = JSON.stringify([name, build, files]);
  if (builds.verified?.has(mark)) return;
  const read = (path: string) => builds.read(name, build, path);
  if (!(await read('descriptor.json')))
    throw new Refusal('bytes', `no build ${build} of ${name} in ${builds.root}`, 'descriptor.json');
  for (const file of files) {
    const problem = await problemOf(read, file);
    if (problem) throw new Refusal('bytes', `${name} ${build}: ${problem}`, file.path);
  }
  builds.verified?.add(mark);
}
