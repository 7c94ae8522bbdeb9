import type { Redis } from 'ioredis';

export interface Limit {
  /** Maximum calls at once. */
  burst: number;
  /** Sustained calls per second. */
  perSecond: number;
  /**
   * The limit guards an account. Its buckets are separate from those of other limits, which anyone can create in large
   * numbers.
   */
  ofAccount?: true;
}

export interface RateLimiter {
  /** 0 if the call may pass, else the milliseconds to wait. */
  take(key: string, limit: Limit): Promise<number>;
  /** Returns the token of a call that turned out not to count. */
  giveBack(key: string, limit: Limit): Promise<void>;
}

const trackedKeys = 50_000;
const forgottenAtOnce = 5_000;

interface Bucket {
  tokens: number;
  at: number;
  /** When the bucket will be full; from then on it equals a new one. */
  fullAt: number;
}

/**
 * Buckets of one kind. If there are too many, those that are full soonest are evicted first, so that new keys evict no empty
 * bucket.
 */
function createBuckets(clock: () => number) {
  const buckets = new Map<string, Bucket>();

  function forgetSome(): void {
    const now = clock();
    for (const [key, { fullAt }] of buckets) if (fullAt <= now) buckets.delete(key);
    const excess = buckets.size - (trackedKeys - forgottenAtOnce);
    if (excess <= 0) return;
    const soonest = [...buckets].sort(([, one], [, other]) => one.fullAt - other.fullAt);
    for (const [key] of soonest.slice(0, excess)) buckets.delete(key);
  }

  return (key: string, { burst, perSecond }: Limit, cost: 1 | -1): number => {
    const at = clock();
    const bucket = buckets.get(key) ?? { tokens: burst, at };
    const before = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    const passes = before >= cost;
    const tokens = Math.min(burst, passes ? before - cost : before);
    buckets.set(key, { tokens, at, fullAt: at + ((burst - tokens) / perSecond) * 1000 });
    if (buckets.size > trackedKeys) forgetSome();
    return passes ? 0 : ((1 - before) / perSecond) * 1000;
  };
}

/** Token buckets of this process. `clock` is in milliseconds. */
export function memoryRateLimiter(clock: () => number = () => performance.now()): RateLimiter {
  const [spendOfAccount, spendOfOther] = [createBuckets(clock), createBuckets(clock)];
  const spend = (key: string, limit: Limit, cost: 1 | -1) =>
    (limit.ofAccount ? spendOfAccount : spendOfOther)(key, limit, cost);
  return {
    take: async (key, limit) => spend(key, limit, 1),
    giveBack: async (key, limit) => void spend(key, limit, -1),
  };
}

/** One round trip with Redis's own clock, so that the servers' clocks don't matter. */
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

/** Token buckets shared by all servers on one Redis; while Redis is away, those of the process. */
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
