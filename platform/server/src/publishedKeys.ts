import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { AcceptedReleases } from './acceptedReleases';
import { readReleaseKeys } from './keys';

interface Options {
  folder: string;
  accepted: Pick<AcceptedReleases, 'highestPolicy'>;
  /** Changes when the folder changes. */
  stampOf(folder: string): Promise<string>;
  logger: { error(details: object, message: string): void };
}

type Keys = Record<string, string>;

/** The mirror's policy file beside the keys. Keys from an operator have none. */
const policySchema = z.object({ root: z.string().min(1), version: z.int().min(1) });

async function policyOf(folder: string) {
  const text = await readFile(join(folder, 'policy.json'), 'utf8').catch(() => null);
  return text === null ? null : policySchema.parse(JSON.parse(text));
}

/**
 * The published keys. Keys of an older policy than any server has read are refused, because the newer one may have withdrawn
 * a key; the process then keeps its current keys. While the database is away, the process's own memory decides.
 */
export function openPublishedKeys({ folder, accepted, stampOf, logger }: Options) {
  let known: { stamp: string; keys: Promise<Keys> } | undefined;
  let seen: { root: string; version: number } | undefined;
  let taken: Keys = {};

  async function read(): Promise<Keys> {
    const policy = await policyOf(folder);
    if (policy) {
      const { root, version } = policy;
      const before = seen?.root === root ? seen.version : 0;
      const noted = await accepted.highestPolicy(root, version).catch(() => version);
      const highest = Math.max(noted, before);
      seen = { root, version: highest };
      if (version < highest) {
        logger.error({ folder, version, highest }, 'release keys of an older policy were refused');
        return taken;
      }
    }
    taken = await readReleaseKeys(folder);
    return taken;
  }

  return async (): Promise<Keys> => {
    const stamp = await stampOf(folder);
    if (known?.stamp === stamp) return known.keys;
    const keys = read();
    known = { stamp, keys };
    keys.catch(() => (known = undefined));
    return keys;
  };
}
