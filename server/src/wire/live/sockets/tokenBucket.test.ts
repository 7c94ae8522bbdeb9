import { describe, expect, it } from '@jest/globals';

import { TokenBucket } from './tokenBucket';

const limit = { burst: 4, perSecond: 2 };

describe('a token bucket', () => {
  it('gives out its burst, all of a cost or nothing', () => {
    const bucket = new TokenBucket(limit, 1_000);
    expect([bucket.take(5, 1_000), bucket.take(3, 1_000), bucket.take(2, 1_000)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(bucket.take(1, 1_000)).toBe(true);
    expect(bucket.take(1, 1_000)).toBe(false);
  });

  it('holds what nobody has taken yet', () => {
    const bucket = new TokenBucket(limit, 0);
    expect([bucket.holds(4, 0), bucket.holds(4, 0), bucket.holds(5, 0)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('fills again by the second, and counts no time twice', () => {
    const bucket = new TokenBucket(limit, 0);
    bucket.take(4, 0);
    expect(bucket.holds(1, 499)).toBe(false);
    expect(bucket.holds(1, 500)).toBe(true);
    expect(bucket.holds(2, 500)).toBe(false);
    expect(bucket.take(2, 1_000)).toBe(true);
    expect(bucket.holds(1, 1_000)).toBe(false);
  });

  it('never holds more than its burst, and says when it is full', () => {
    const bucket = new TokenBucket(limit, 0);
    bucket.take(4, 0);
    expect([bucket.isFull(1_999), bucket.isFull(2_000), bucket.isFull(60_000)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(bucket.holds(5, 60_000)).toBe(false);
  });
});
