import { randomUUID } from 'node:crypto';

import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { redisAnswers, redisUrl } from '../live/testingRedis';
import { memoryRateLimiter, redisRateLimiter, type RateLimiter } from './rateLimit';

const limit = { burst: 5, perSecond: 10 };

const open: Redis[] = [];
afterEach(() => open.splice(0).forEach((redis) => redis.disconnect()));

const connect = async (url = redisUrl): Promise<Redis> => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  redis.on('error', () => undefined);
  open.push(redis);
  await redis.connect().catch(() => undefined);
  return redis;
};

async function expectGivenBack(limiter: RateLimiter, key: string) {
  const slow = { burst: 2, perSecond: 0.01 };
  const take = () => limiter.take(key, slow);
  // To an unused bucket, and to a full one.
  for (let time = 0; time < 3; time++) await limiter.giveBack(key, slow);
  expect(passesOf([await take(), await take(), await take()])).toBe(2);
  await limiter.giveBack(key, slow);
  expect(passesOf([await take(), await take()])).toBe(1);
  for (let time = 0; time < 5; time++) await limiter.giveBack(key, slow);
  expect(passesOf([await take(), await take(), await take()])).toBe(2);
}

const passesOf = (waits: number[]) => waits.filter((wait) => wait === 0).length;

describe('rate limits of one process', () => {
  it('let a burst through and then say how long to wait', async () => {
    let now = 0;
    const limiter = memoryRateLimiter(() => now);
    const waits = [];
    for (let i = 0; i < 6; i++) waits.push(await limiter.take('a', limit));
    expect(waits).toEqual([0, 0, 0, 0, 0, 100]);
    now = 99;
    expect(await limiter.take('a', limit)).toBeCloseTo(1);
    now = 100;
    expect(await limiter.take('a', limit)).toBe(0);
    expect(await limiter.take('b', limit)).toBe(0);
    now += 60_000;
    const later = [];
    for (let i = 0; i < 6; i++) later.push(await limiter.take('a', limit));
    expect(passesOf(later)).toBe(5);
  });

  it('take back what did not count, and never hold more than a burst', async () => {
    const limiter = memoryRateLimiter(() => 0);
    await expectGivenBack(limiter, 'a');
  });

  it('keep who has used up a limit, however many fresh callers come', async () => {
    let now = 0;
    const limiter = memoryRateLimiter(() => now);
    const [slow, quick] = [
      { burst: 2, perSecond: 1 / 60 },
      { burst: 20, perSecond: 1 },
    ];
    const guess = () => limiter.take('password of one', slow);
    expect(passesOf([await guess(), await guess(), await guess()])).toBe(2);
    for (let other = 0; other < 120_000; other += 1) {
      now += 0.1;
      await limiter.take(`made up ${other}`, quick);
    }
    expect(await guess()).toBeGreaterThan(0);
  });

  it('forget of 50,000 those first that are full again soonest', async () => {
    const limiter = memoryRateLimiter(() => 0);
    const once = { burst: 1, perSecond: 0.01 };
    const later = { burst: 1, perSecond: 0.001 };
    await limiter.take('soonest', { burst: 1, perSecond: 1 });
    await limiter.take('latest', later);
    for (let other = 0; other < 50_000; other += 1) await limiter.take(`other ${other}`, once);
    expect(await limiter.take('soonest', once)).toBe(0);
    expect(await limiter.take('latest', later)).toBeGreaterThan(0);
  });

  it('of accounts are pushed out by no others', async () => {
    const limiter = memoryRateLimiter(() => 0);
    const ofAccount = { burst: 1, perSecond: 0.1, ofAccount: true } as const;
    await limiter.take('account', ofAccount);
    for (let other = 0; other < 60_000; other += 1)
      await limiter.take(`other ${other}`, { burst: 1, perSecond: 0.001 });
    expect(await limiter.take('account', ofAccount)).toBeGreaterThan(0);
  });
});

(redisAnswers ? describe : describe.skip)('rate limits over Redis', () => {
  it('are one bucket for all servers, whatever comes at once', async () => {
    const servers = [redisRateLimiter(await connect()), redisRateLimiter(await connect())];
    const key = randomUUID();
    const slow = { burst: 5, perSecond: 0.01 };
    const calls = Array.from({ length: 40 }, (_, i) => itemAt(servers, i % 2).take(key, slow));
    const waits = await Promise.all(calls);
    expect(passesOf(waits)).toBe(5);
    for (const wait of waits.filter(Boolean)) expect(wait).toBeGreaterThan(90_000);
  });

  it('take back what did not count', async () => {
    await expectGivenBack(redisRateLimiter(await connect()), randomUUID());
  });

  it('fill again with time, and leave nothing behind', async () => {
    const redis = await connect();
    const limiter = redisRateLimiter(redis);
    const key = randomUUID();
    const limit = { burst: 2, perSecond: 0.01 };
    const take = () => limiter.take(key, limit);
    expect(passesOf([await take(), await take(), await take()])).toBe(2);
    const bucket = `scoreline:rate:${key}`;
    const secondsOfOneCall = 100;
    // Simulates that much time since the last call.
    await redis.hincrby(bucket, 'at', -secondsOfOneCall * 1000);
    expect(passesOf([await take(), await take()])).toBe(1);
    expect(await redis.pttl(bucket)).toBeGreaterThan(0);
    // After any time, a burst is the maximum.
    await redis.hincrby(bucket, 'at', -5 * secondsOfOneCall * 1000);
    expect(passesOf([await take(), await take(), await take()])).toBe(2);
  });
});

describe('rate limits while Redis is away', () => {
  it('go on in the process', async () => {
    const limiter = redisRateLimiter(await connect('redis://127.0.0.1:1'));
    const slow = { burst: 3, perSecond: 0.01 };
    const waits = [];
    for (let i = 0; i < 5; i++) waits.push(await limiter.take('a', slow));
    expect(passesOf(waits)).toBe(3);
    await expectGivenBack(limiter, 'b');
  });
});
