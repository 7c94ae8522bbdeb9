import { expect, it } from '@jest/globals';

import { exitCodeOf } from './exitCode';

it('asks to be started again where the database went, and for no other reason', () => {
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(exitCodeOf(ended)).toBe(75);
  expect(exitCodeOf(new Error('Connection terminated unexpectedly'))).toBe(75);
  expect(exitCodeOf(new Error('PORT must be a number.'))).toBe(1);
});
