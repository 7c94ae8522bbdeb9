import { Redis } from 'ioredis';

import type { Opening } from './opening';
import { memoryRateLimiter, redisRateLimiter } from '../wire/gateway/rateLimit';

/** Shared by all processes with a Redis, otherwise per process. */
export function openRateLimits({ config: { redisUrl }, logger, closing }: Opening) {
  if (!redisUrl) return memoryRateLimiter();
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => logger.warn({ err: error }, 'rate limits: Redis is unreachable'));
  closing.add('rate limits', () => redis.disconnect());
  return redisRateLimiter(redis);
}
