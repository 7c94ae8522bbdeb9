import { readFile } from 'node:fs/promises';

import { Refusal } from '@scoreline/remote-kit/admission';
import { writeAtomically } from '@scoreline/remote-kit/durable';

interface Noted {
  root: string;
  version: number;
}

/**
 * The highest policy ever in force, in a separate file: a restored database, or a registry that replays an older policy, must
 * not bring a withdrawn key back. Another root key starts over.
 */
export function highestPolicy(file: string, rootKey: string) {
  async function version(): Promise<number> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return 0;
    const noted = JSON.parse(text) as Noted;
    return noted.root === rootKey ? noted.version : 0;
  }

  /**
   * @throws Refusal if a newer one was in force before.
   * @returns whether it is newer than any before.
   */
  async function check(policy: { version: number }): Promise<boolean> {
    const highest = await version();
    if (policy.version >= highest) return policy.version > highest;
    const reason = `policy ${policy.version} is older than ${highest}, which was in force: put the newest in force again`;
    throw new Refusal('policy', reason, 'policy.json');
  }

  return {
    ...{ version, check },
    /**
     * Records the policy in force.
     * @throws Refusal if a newer one was in force before.
     */
    async note(policy: { version: number }): Promise<void> {
      if (!(await check(policy))) return;
      const noted: Noted = { root: rootKey, version: policy.version };
      await writeAtomically(file, JSON.stringify(noted));
    },
  };
}

export type HighestPolicy = ReturnType<typeof highestPolicy>;
