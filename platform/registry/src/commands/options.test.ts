import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { readOptions } from './options';

let folder: string;
const before = { ...process.env };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'options-'));
  process.env.DATA_DIR = folder;
  delete process.env.REGISTRY_URL;
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

const registryOf = (...args: string[]) => readOptions(['policies', ...args]).registry;

it('calls the registry that is named, else the one of this machine', () => {
  expect(registryOf()).toBe('http://127.0.0.1:8090');
  writeFileSync(join(folder, 'registry-address'), 'http://127.0.0.1:21000\n');
  expect(registryOf()).toBe('http://127.0.0.1:21000');
  process.env.REGISTRY_URL = 'https://registry.example';
  expect(registryOf()).toBe('https://registry.example');
  expect(registryOf('--registry', 'https://other.example')).toBe('https://other.example');
});
