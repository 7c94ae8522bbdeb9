import type { Redis } from 'ioredis';

const renewScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;
const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** A lease in Redis, held under `key` for `holdMs` by one `holder` at a time. */
export const redisLease = (commands: Redis, key: string, holder: string, holdMs: number) => ({
  /** False where somebody else holds it. */
  take: async (): Promise<boolean> =>
    (await commands.set(key, holder, 'PX', holdMs, 'NX')) === 'OK',
  /** False where it ran out. */
  renew: async (): Promise<boolean> =>
    (await commands.eval(renewScript, 1, key, holder, holdMs)) === 1,
  release: async (): Promise<void> => void (await commands.eval(releaseScript, 1, key, holder)),
});
