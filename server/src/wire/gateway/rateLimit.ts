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
  /** Puts back what a call took that turned out not to count. */
  giveBack(key: string, limit: Limit): Promise<void>;
}

const trackedKeys = 50_000;

/** Token buckets of this process. `clock` is in milliseconds. */
export function memoryRateLimiter(clock: () => number = () => performance.now()): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const spend = (key: string, { burst, perSecond }: Limit, cost: 1 | -1): number => {
    const at = clock();
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    const passes = tokens >= cost;
    buckets.delete(key);
    buckets.set(key, { tokens: passes ? tokens - cost : tokens, at });
    // The longest untouched bucket is the fullest one, so little is forgotten.
    if (buckets.size > trackedKeys) buckets.delete(buckets.keys().next().value as string);
    return passes ? 0 : ((1 - tokens) / perSecond) * 1000;
  };
  return {
    take: async (key, limit) => spend(key, limit, 1),
    giveBack: async (key, limit) => void spend(key, limit, -1),
  };
}

/** One round trip, by Redis's own clock: servers need not agree on the time. */
const script = `
  local burst, rate, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local tokens, at = unpack(redis.call('HMGET', KEYS[1], 'tokens', 'at'))
  tokens = math.min(burst, (tonumber(tokens) or burst) + (now - (tonumber(at) or now)) / 1000 * rate)
  local wait = 0
  if tokens >= cost then tokens = tokens - cost else wait = math.ceil((1 - tokens) / rate * 1000) end
  redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', now)
  redis.call('PEXPIRE', KEYS[1], math.ceil(burst / rate * 1000))
  return wait`;

/** The same buckets for all servers on one Redis; while it is away, those of the process. */
export function redisRateLimiter(redis: Redis): RateLimiter {
  const fallback = memoryRateLimiter();
  const spend = (key: string, { burst, perSecond }: Limit, cost: 1 | -1) =>
    redis.eval(script, 1, `scoreline:rate:${key}`, burst, perSecond, cost).then(Number);
  return {
    take: (key, limit) => spend(key, limit, 1).catch(() => fallback.take(key, limit)),
    giveBack: (key, limit) =>
      spend(key, limit, -1).then(
        () => undefined,
        () => fallback.giveBack(key, limit),
      ),
  };
}
