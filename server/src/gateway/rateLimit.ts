import type { Redis } from 'ioredis';

export interface Limit {
  /** Calls that may come at once. */
  burst: number;
  /** Calls a second in the long run. */
  perSecond: number;
}

export interface RateLimiter {
  /** 0 where the call may pass, else the milliseconds to wait. */
  take(key: string, limit: Limit): Promise<number>;
}

const trackedKeys = 50_000;

/** Token buckets of this process. `clock` is in milliseconds. */
export function memoryRateLimiter(clock: () => number = () => performance.now()): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const take = (key: string, { burst, perSecond }: Limit): number => {
    const at = clock();
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    const passes = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: passes ? tokens - 1 : tokens, at });
    // The longest untouched bucket is the fullest one, so little is forgotten.
    if (buckets.size > trackedKeys) buckets.delete(buckets.keys().next().value as string);
    return passes ? 0 : ((1 - tokens) / perSecond) * 1000;
  };
  return { take: (key, limit) => Promise.resolve(take(key, limit)) };
}

/** One round trip, by Redis's own clock: servers need not agree on the time. */
const script = `
  local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local tokens, at = unpack(redis.call('HMGET', KEYS[1], 'tokens', 'at'))
  tokens = math.min(burst, (tonumber(tokens) or burst) + (now - (tonumber(at) or now)) / 1000 * rate)
  local wait = 0
  if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) / rate * 1000) end
  redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', now)
  redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000))
  return wait`;

/** The same buckets for all servers on one Redis; while it is away, those of the process. */
export function redisRateLimiter(redis: Redis): RateLimiter {
  const fallback = memoryRateLimiter();
  return {
    async take(key, limit) {
      const args = [`scoreline:rate:${key}`, limit.burst, limit.perSecond] as const;
      return redis.eval(script, 1, ...args).then(Number, () => fallback.take(key, limit));
    },
  };
}
