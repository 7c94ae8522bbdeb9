import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, expect, it } from '@jest/globals';
import type { ReleasedRemote } from '@scoreline/shared-lib/contract';

import { registryFolder, releaseOf } from '@scoreline/platform-server/testing';
import { createDeclarations, type Declarations } from './declarations';

let declarations: Declarations;
let remote: ReleasedRemote;
let file: string;

beforeEach(async () => {
  const { registry } = await registryFolder();
  declarations = createDeclarations(registry);
  remote = releaseOf('scoreline', 1).remotes['mf-scores']!;
  file = join(registry, 'builds', remote.name, remote.build, remote.firstData!);
});

it('has what the build declares for a path', async () => {
  const declared = await declarations(remote, '/');
  expect(declared?.map(({ operation }) => operation)).toEqual(['sports-query/match/list']);
  expect(await declarations(remote, '/search')).toEqual([]);
});

it('does not ask by a file that is not the signed one, and reads it again when it is', async () => {
  const built = await readFile(file, 'utf8');
  await writeFile(file, built.replace('match/list', 'match/odds'));
  expect(await declarations(remote, '/')).toBeNull();
  await rm(file);
  expect(await declarations(remote, '/')).toBeNull();
  await writeFile(file, built);
  expect(await declarations(remote, '/')).toHaveLength(1);
});

it('asks nothing for a build that lists no such file', async () => {
  expect(await declarations({ ...remote, files: [] }, '/')).toEqual([]);
});
