import { expect, it } from '@jest/globals';

import { wordSize } from './wordSize';

it.each([
  ['Häcken', 'max(11px, min(0.9375rem, 100cqi / 3.8))'],
  ['Paris Saint-Germain', 'max(11px, min(0.9375rem, 100cqi / 4.5))'],
  ['Brommapojkarna', 'max(11px, min(0.9375rem, 100cqi / 9.0))'],
  ['', 'max(11px, min(0.9375rem, 100cqi / 0.6))'],
])('%s is as large as its longest word allows', (name, size) => {
  expect(wordSize(name, 15)).toBe(size);
});
