import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { findDoor } from './registryDoor';

it('the registry of this machine is known by two files, and one elsewhere by its settings', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'guard-'));
  expect(await findDoor({ dataDir })).toBeNull();
  await mkdir(join(dataDir, 'registry-guard'));
  await writeFile(join(dataDir, 'registry-guard/guard.token'), 'own\n');
  await writeFile(join(dataDir, 'registry-address'), 'http://127.0.0.1:21000');
  expect(await findDoor({ dataDir })).toEqual({ url: 'http://127.0.0.1:21000', token: 'own' });
  const elsewhere = { registryUrl: 'https://registry.example', token: 'theirs' };
  expect(await findDoor({ dataDir, ...elsewhere })).toEqual({
    ...{ url: 'https://registry.example', token: 'theirs' },
  });
});
