import { expect, it } from '@jest/globals';

import { figuresIn } from './figuresIn';

const written = (values: number[], digits: number) => {
  const format = figuresIn(
    'en',
    values.map((value) => ({ value })),
    digits,
  );
  return values.map(format);
};

it('writes averages with the same digits, and counts without any', () => {
  expect(written([3.42, 2, 1.5], 2)).toEqual(['3.42', '2.00', '1.50']);
  expect(written([121.94, 115], 1)).toEqual(['121.9', '115.0']);
  expect(written([8, 7], 2)).toEqual(['8', '7']);
});
