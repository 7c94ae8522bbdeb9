import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { installed, root, run } from '../../../tools/run/children.mjs';
import { createRemote } from './createRemote';
import { copyProject } from './projectCopy';

let copy: string;

beforeAll(async () => void (copy = await copyProject(root)));
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Builds a remote of the copy into an empty store. Returns the hash of each file by its build and path. */
async function buildIn(data: string, name: string): Promise<Record<string, string>> {
  const command = [
    installed('tsx/dist/cli.mjs'),
    join(copy, 'platform/commands/main.ts'),
    'build',
    name,
  ];
  const { code, output } = await run(process.execPath, command, {
    cwd: copy,
    env: { DATA_DIR: join(copy, data), DATABASE_URL: '', REGISTRY_URL: '' },
  });
  if (code !== 0) throw new Error(output);
  const builds = join(copy, data, 'built/builds', name);
  const paths = readdirSync(builds, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(builds, path)).isFile());
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(builds, path)))
      .digest('hex');
  return Object.fromEntries(files.map((path) => [path, hashOf(path)]));
}

it('a remote that is added leaves another’s build as it is, byte for byte', async () => {
  const before = await buildIn('.data-before', 'mf-promotion');
  expect(Object.keys(before).length).toBeGreaterThan(5);
  await createRemote(copy, 'fan-zone', { owner: 'fans' });
  expect(await buildIn('.data-after', 'mf-promotion')).toEqual(before);
}, 120_000);
