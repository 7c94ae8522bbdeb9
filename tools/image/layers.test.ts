import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { contains, filesWithKeys, packagesIn } from './layers';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-layers-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('finds a private key, and not the code that names one', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
  await writeFile(join(folder, 'key.pem'), key);
  await writeFile(join(folder, 'code.js'), "const head = '-----BEGIN PRIVATE KEY-----';\n");
  expect(await filesWithKeys(folder)).toEqual([join(folder, 'key.pem')]);
});

it('finds a text among bytes, and fails where there is no file', async () => {
  const file = join(folder, 'layer');
  await writeFile(
    file,
    Buffer.concat([Buffer.alloc(600), Buffer.from('planted-1'), Buffer.alloc(9)]),
  );
  expect([await contains(file, 'planted-1'), await contains(file, 'planted-2')]).toEqual([
    true,
    false,
  ]);
  await expect(contains(join(folder, 'none'), 'x')).rejects.toThrow('none');
});

it('lists packages of scopes and those inside packages, but no links', async () => {
  const add = async (path: string, name: string) => {
    await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, path, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  };
  await add('node_modules/@scope/outer', '@scope/outer');
  await add('node_modules/@scope/outer/node_modules/inner', 'inner');
  await add('node_modules/plain', 'plain');
  await symlink('plain', join(folder, 'node_modules/linked'));
  expect((await packagesIn(folder)).sort()).toEqual([
    '@scope/outer@1.0.0',
    'inner@1.0.0',
    'plain@1.0.0',
  ]);
});
