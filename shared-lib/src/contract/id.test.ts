import { describe, expect, it } from '@jest/globals';

import { readId } from './id';
import { readViewKey } from './widget/views';

describe('readId', () => {
  it('takes what the database counts to', () => {
    expect(readId('1')).toBe(1);
    expect(readId('2147483647')).toBe(2_147_483_647);
    expect(readViewKey('bracket:2147483647')).toEqual({ kind: 'bracket', parts: ['2147483647'] });
  });

  it('takes nothing else', () => {
    const texts = [null, undefined, '', '0', '01', '-1', '1.5', '1e3', ' 7', '2147483648'];
    expect(texts.filter((text) => readId(text) !== undefined)).toEqual([]);
    const keys = ['match:0', 'match:01', 'match:2147483648', 'match:1:2'];
    expect(keys.filter((key) => readViewKey(key) !== null)).toEqual([]);
  });
});
