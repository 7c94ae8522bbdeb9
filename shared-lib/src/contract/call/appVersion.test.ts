import { expect, it } from '@jest/globals';

import { isOlderApp } from './appVersion';

it.each([
  ['2.3.9', '2.4.0', true],
  ['2.4.0', '2.4.0', false],
  ['2.4', '2.4.0', false],
  ['2.4.0.1', '2.4', false],
  ['2.10.0', '2.9.1', false],
  ['2.4.0-beta', '2.4.0', false],
  ['nonsense', '0.0.1', true],
])('%s before %s: %s', (version, least, isOlder) => {
  expect(isOlderApp(version, least)).toBe(isOlder);
});
