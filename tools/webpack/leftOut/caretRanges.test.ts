import { expect, it } from '@jest/globals';

import { satisfy } from './caretRanges.js';

it.each([
  ['19.2.9', '^19.0.0', true],
  ['19.0.0', '^19.0.0', true],
  ['19.3.0-canary.1', '^19.0.0', true],
  ['18.3.1', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['19.2.1', '^19.2.2', false],
  ['0.1.3', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['10.0.0', '<=9.9.9', false],
  ['9.9.9', '<=10.0.0', true],
  ['1.2.3', '<=1.2.3', true],
  ['1.2.4', '<=1.2.3', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfy(version, range)).toBe(expected);
});
