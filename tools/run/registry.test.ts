import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { commandBeside, releasesMade } from './registry.mjs';

const ours = process.env;
let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'beside-'));
  process.env = { ...ours, DATA_DIR: data, REGISTRY_URL: '', REGISTRY_ROOT_KEY: '' };
});
afterEach(() => {
  process.env = ours;
  rmSync(data, { recursive: true });
});

const published = 'keys/release-0123456789abcdef.pub';
const own = ['machine'];

it.each<[string, string[], object, string, string[] | null]>([
  ['a machine that never released anything', [], {}, 'here', own],
  ['one with its own registry', ['registry-root/root.pub', published], {}, 'here', own],
  ['one that was cut off as it made its keys', ['registry-root/root.pem'], {}, 'here', own],
  [
    'one that signed for itself before',
    [published, 'keys/release-0123456789abcdef.ed25519.pem'],
    {},
    'here',
    own,
  ],
  ['one with published keys alone', [published], {}, 'serves', null],
  ['one with releases and no key', ['registry/releases/x.json'], {}, 'serves', null],
  ['a new one in production', [], { NODE_ENV: 'production' }, 'serves', null],
  [
    'one with its own registry in production',
    ['registry-root/root.pub'],
    { NODE_ENV: 'production' },
    'serves',
    own,
  ],
  [
    'one that follows a registry elsewhere',
    ['registry-root/root.pub'],
    { REGISTRY_URL: 'https://registry.example', REGISTRY_ROOT_KEY: 'key' },
    'serves',
    ['mirror', '--every', '10'],
  ],
  [
    'one whose registry’s root it does not know',
    [],
    { REGISTRY_URL: 'https://registry.example' },
    'serves',
    null,
  ],
])('knows what to do on %s', (_what, files, env, made, command) => {
  Object.assign(process.env, env);
  for (const file of files) {
    mkdirSync(dirname(join(data, file)), { recursive: true });
    writeFileSync(join(data, file), '');
  }
  expect([releasesMade(), commandBeside()]).toEqual([made, command]);
});
