import { expect, it } from '@jest/globals';

import { memberKeyOf, newMemberKey } from './memberKey';
import { base32, codeOfStep, keyUri, stepAt, stepOfCode } from './totp';

const secret = Buffer.from('12345678901234567890');

// The vectors of RFC 6238, appendix B, have eight digits; an app with six shows the last six.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %i is that of RFC 6238', (second, digits) => {
  expect(codeOfStep(secret, stepAt(new Date(second * 1000)))).toBe(digits.slice(2));
});

it('a code counts for its step, the one before and the next, and never again', () => {
  const now = new Date('2026-11-21T12:00:10Z');
  const current = stepAt(now);
  const taken = (step: number, after = 0) =>
    stepOfCode(secret, codeOfStep(secret, step), { now, after });
  expect([-2, -1, 0, 1, 2].map((by) => taken(current + by))).toEqual([
    null,
    current - 1,
    current,
    current + 1,
    null,
  ]);
  expect(taken(current, current)).toBeNull();
  expect(taken(current - 1, current)).toBeNull();
  expect(taken(current + 1, current)).toBe(current + 1);
});

it('nothing counts that is not six digits, or while the clock is behind the last step taken', () => {
  const now = new Date('2026-11-21T12:00:10Z');
  expect(stepOfCode(secret, '12345', { now, after: 0 })).toBeNull();
  expect(stepOfCode(secret, 'abcdef', { now, after: 0 })).toBeNull();
  const code = codeOfStep(secret, stepAt(now));
  expect(stepOfCode(secret, code, { now, after: stepAt(now) + 100 })).toBeNull();
});

// RFC 4648, section 10.
it.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%s in base32 is %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

it('an app reads who and of what from the address', () => {
  const uri = new URL(
    keyUri({ issuer: 'Score & Co', account: 'a+b@fan.example', secret: 'MZXW6' }),
  );
  expect(decodeURIComponent(uri.pathname)).toContain('Score & Co:a+b@fan.example');
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: 'MZXW6', issuer: 'Score & Co' });
});

it('what is sealed opens with its key, for its owner, unchanged alone', () => {
  const key = memberKeyOf(Buffer.alloc(32, 7));
  const sealed = key.seal(secret, 5);
  expect(sealed.includes(secret)).toBe(false);
  expect(key.open(sealed, 5)).toEqual(secret);
  expect(key.open(sealed, 6)).toBeNull();
  expect(newMemberKey().open(sealed, 5)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(key.open(changed, 5)).toBeNull();
  }
  expect(key.open(Buffer.alloc(3), 5)).toBeNull();
});
