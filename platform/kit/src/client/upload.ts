import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { descriptorIn, refuseHeavy } from '../admission/uploadRule';
import { type Access, ask } from './ask';
import { sha256, signText } from './teamKey';

export interface UploadOrder {
  /** Folder of the build, with its `descriptor.json`. */
  folder: string;
  /** The team's private key. */
  key: KeyObject;
  commit: string;
  pipeline: string;
}

export interface Uploaded {
  name: string;
  build: string;
  /** False if the registry had it already. */
  isNew: boolean;
}

/**
 * Uploads the build in a folder, with a statement signed by the team's key.
 * @throws Refusal if the descriptor is invalid or the build is too large.
 */
export async function uploadBuild(
  access: Access,
  { folder, key, commit, pipeline }: UploadOrder,
): Promise<Uploaded> {
  const descriptor = await readFile(join(folder, 'descriptor.json'), 'utf8');
  const { name, build, files } = descriptorIn(descriptor);
  const facts = { name, build, descriptorHash: sha256(descriptor), commit, pipeline };
  const { text: statement, ...signed } = signText(JSON.stringify(facts), key);
  const bundled = await readFile(join(folder, 'bundled.json'), 'utf8').catch(() => undefined);
  const read = files.map(async ({ path }) => [path, await readFile(join(folder, path))] as const);
  const contents = await Promise.all(read);
  refuseHeavy(new Map(contents));
  return ask<Uploaded>(access, 'PUT', `/registry/builds/${name}/${build}`, {
    ...{ descriptor, bundled, statement },
    ...signed,
    files: Object.fromEntries(contents.map(([path, bytes]) => [path, bytes.toString('base64')])),
  });
}
