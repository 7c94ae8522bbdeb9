import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { readOptions } from './options';

let folder: string;
const { DATA_DIR, REGISTRY_URL } = process.env;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'options-'));
  process.env.DATA_DIR = folder;
  delete process.env.REGISTRY_URL;
});
afterEach(() => {
  restore('DATA_DIR', DATA_DIR);
  restore('REGISTRY_URL', REGISTRY_URL);
  rmSync(folder, { recursive: true });
});

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

const registryOf = (...args: string[]) => readOptions(['policies', ...args]).registry;

it('calls the registry that is named, else the one of this machine', () => {
  expect(registryOf()).toBe('http://127.0.0.1:8090');
  writeFileSync(join(folder, 'registry-address'), 'http://127.0.0.1:21000\n');
  expect(registryOf()).toBe('http://127.0.0.1:21000');
  process.env.REGISTRY_URL = 'https://registry.example';
  expect(registryOf()).toBe('https://registry.example');
  expect(registryOf('--registry', 'https://other.example')).toBe('https://other.example');
});
