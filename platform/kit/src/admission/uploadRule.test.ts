import { describe, expect, it } from '@jest/globals';

import { descriptorIn } from './uploadRule';

describe('a descriptor.json', () => {
  it.each([
    ['cut off', '{"name":"mf-fans"', 'it is not JSON'],
    ['empty', '', 'it is not JSON'],
    ['a list', '[]', 'it: Invalid input: expected object, received array'],
    ['nothing', 'null', 'it: Invalid input: expected object, received null'],
    ['nested deeply', '['.repeat(2_000) + ']'.repeat(2_000), 'it: Invalid input'],
    ['of no remote', '{"name":"fans"}', 'name: '],
  ])('that is %s is refused by the rule schema', (_what, text, reason) => {
    const refusal = expect.objectContaining({ rule: 'schema', file: 'descriptor.json' });
    expect(() => descriptorIn(text)).toThrow(refusal);
    expect(() => descriptorIn(text)).toThrow(reason);
  });
});
