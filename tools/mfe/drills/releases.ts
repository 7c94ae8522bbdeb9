import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { createKey } from '@scoreline/registry/keys';
import { signRelease } from '@scoreline/registry/signature';
import {
  compose,
  type ReleaseContent,
  type Selection,
  selectionOf,
} from '@scoreline/remote-kit/admission';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import type { Track } from '@scoreline/remote-kit/client';
import { writeAtomically } from '@scoreline/remote-kit/durable';
import type { CanaryShare, Release } from '@scoreline/shared-lib/contract';

const track: Track = { brand: 'scoreline', env: 'prod', channel: 'stable' };
/** Longer than any drill. */
const lifeMs = 7 * 86_400_000;

/**
 * Releases of a server of one's own in `dataDir`, signed by a key of its own with the registry's code. A drill signs what a registry
 * refuses: pages have to stand it all the same.
 */
export async function openReleases(dataDir: string, store: BuildStore) {
  const key = await createKey(join(dataDir, 'keys'));
  let seq = 0;
  let current: Release | null = null;

  async function publish(content: ReleaseContent, share?: CanaryShare): Promise<Release> {
    seq += 1;
    const now = Date.now();
    const times = {
      createdAt: new Date(now).toISOString(),
      expires: new Date(now + lifeMs).toISOString(),
    };
    const { shell, remotes } = content;
    const parts = { shell, remotes, ...(share && { canary: share }) };
    const release: Release = { ...track, seq, ...times, ...parts };
    const file = `${track.channel}${share ? '.canary' : ''}.json`;
    const path = join(dataDir, 'registry/releases', track.brand, track.env, file);
    await writeAtomically(path, JSON.stringify(signRelease(release, key)));
    if (!share) current = release;
    return release;
  }

  return {
    /** Releases these builds; each remote falls back to what `spare` names, or to nothing. */
    release: async (selection: Selection, spare?: Selection): Promise<Release> => {
      const before = spare ? await compose(store, spare, null) : null;
      return publish(await compose(store, selection, before as Release | null));
    },
    /** Gives these builds to every device as a canary beside the release. */
    canary: async (selection: Selection): Promise<Release> => {
      const tried = { ...selectionOf(current!), ...selection };
      const salt = randomBytes(8).toString('hex');
      const share = { percent: 100, salt, over: current!.seq };
      return publish(await compose(store, tried, current), share);
    },
  };
}
