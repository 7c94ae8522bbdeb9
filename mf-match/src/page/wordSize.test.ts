import { expect, it } from '@jest/globals';

import { wordSize } from './wordSize';

it.each([
  ['Häcken', 'max(11px, min(0.9375rem, 100cqi / 4.2))'],
  ['Paris Saint-Germain', 'max(11px, min(0.9375rem, 100cqi / 4.9))'],
  ['Brommapojkarna', 'max(11px, min(0.9375rem, 100cqi / 9.8))'],
  ['', 'max(11px, min(0.9375rem, 100cqi / 0.7))'],
])('%s is as large as its longest word allows', (name, size) => {
  expect(wordSize(name, 15)).toBe(size);
});
