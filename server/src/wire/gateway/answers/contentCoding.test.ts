import { describe, expect, it } from '@jest/globals';

import { contentCodingOf } from './contentCoding';

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, br;q=0.1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', null],
    ['BR', 'br'],
    ['*', 'br'],
    ['identity, br;q=0.5', null],
    ['brotli', null],
    ['', null],
    [undefined, null],
  ])('for %s is %s', (accepted, coding) => {
    expect(contentCodingOf(accepted)).toBe(coding);
  });
});
