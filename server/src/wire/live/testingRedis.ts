import { Redis } from 'ioredis';

export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Whether it answered before the tests started. */
export const redisAnswers = process.env.TEST_REDIS_ANSWERS === 'true';

/** Probes Redis; without an answer, logs that tests are skipped. */
export async function findTestRedis(): Promise<void> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    process.env.TEST_REDIS_ANSWERS = 'true';
  } catch {
    console.warn(`skipped: tests over Redis, none at ${redisUrl}`);
  } finally {
    redis.disconnect();
  }
}
