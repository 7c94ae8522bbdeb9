import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { type Access, ask } from './ask';
import { sha256, signText } from './teamKey';

export interface UploadOrder {
  /** Where the build lies, with its `descriptor.json`. */
  folder: string;
  /** The team's private key. */
  key: KeyObject;
  commit: string;
  pipeline: string;
}

export interface Uploaded {
  name: string;
  build: string;
  /** False where the registry had it. */
  isNew: boolean;
}

/** Sends the build in a folder, with the statement that the team's key signs. */
export async function uploadBuild(
  access: Access,
  { folder, key, commit, pipeline }: UploadOrder,
): Promise<Uploaded> {
  const descriptor = await readFile(join(folder, 'descriptor.json'), 'utf8');
  const { name, build, files } = JSON.parse(descriptor) as BuildDescriptor;
  const facts = { name, build, descriptorHash: sha256(descriptor), commit, pipeline };
  const { text: statement, ...signed } = signText(JSON.stringify(facts), key);
  const bundled = await readFile(join(folder, 'bundled.json'), 'utf8').catch(() => undefined);
  const read = files.map(
    async ({ path }) => [path, (await readFile(join(folder, path))).toString('base64')] as const,
  );
  return ask<Uploaded>(access, 'PUT', `/registry/builds/${name}/${build}`, {
    ...{ descriptor, bundled, statement },
    ...signed,
    files: Object.fromEntries(await Promise.all(read)),
  });
}
