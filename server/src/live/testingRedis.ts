import { Redis } from 'ioredis';

/** The Redis that tests talk to. */
export const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Whether it answers; where it does not, says aloud `what` is skipped. */
export async function reachableRedis(what: string): Promise<boolean> {
  const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return true;
  } catch {
    console.warn(`skipped: ${what}, none at ${redisUrl}`);
    return false;
  } finally {
    redis.disconnect();
  }
}
