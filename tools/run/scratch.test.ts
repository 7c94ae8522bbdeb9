import { tmpdir } from 'node:os';

import { expect, it } from '@jest/globals';

import { scratchRoot } from './scratch.mjs';

const gigabyte = 1024 ** 3;

it('is memory where that has room', () => {
  expect(scratchRoot(() => 12 * gigabyte)).toBe('/dev/shm');
});

it.each([
  ['a container’s 64 MB', 64 * 1024 ** 2],
  ['no such file system', 0],
])('is the folder for temporary files beside %s', (_what, free) => {
  expect(scratchRoot(() => free)).toBe(tmpdir());
});
