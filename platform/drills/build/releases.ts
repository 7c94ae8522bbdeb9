import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { createKey } from '@scoreline/registry/keys';
import { signRelease, withTree } from '@scoreline/registry/signature';
import {
  compose,
  type ReleaseContent,
  type Selection,
  selectionOf,
} from '@scoreline/remote-kit/admission';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import type { Track } from '@scoreline/remote-kit/client';
import { writeAtomically } from '@scoreline/remote-kit/durable';
import {
  type Canaries,
  canariesOf,
  type Release,
  releaseVersion,
} from '@scoreline/shared-lib/contract';

const track: Track = { brand: 'scoreline', env: 'prod', channel: 'stable' };
/** Longer than any drill. */
const lifeMs = 7 * 86_400_000;

/**
 * Releases for a separate server in `dataDir`, signed with a key of its own by the registry's code. A drill also signs releases
 * that a registry refuses, because pages must survive them.
 */
export async function openReleases(dataDir: string, store: BuildStore) {
  const key = await createKey(join(dataDir, 'keys'));
  let seq = 0;
  let current: Release | null = null;

  async function publish(content: ReleaseContent, canaries?: Canaries): Promise<Release> {
    seq += 1;
    const now = Date.now();
    const times = {
      createdAt: new Date(now).toISOString(),
      expires: new Date(now + lifeMs).toISOString(),
    };
    const { shell, remotes } = content;
    const parts = { shell, remotes, ...(canaries && { canaries }) };
    const release: Release = { version: releaseVersion, ...track, seq, ...times, ...parts };
    const file = `${track.channel}.json`;
    const path = join(dataDir, 'registry/releases', track.brand, track.env, file);
    await writeAtomically(path, JSON.stringify(await withTree(signRelease(release, key), key)));
    current = release;
    return release;
  }

  return {
    /** Releases these builds. Each remote falls back to its build in `spare`, or to none. */
    release: async (selection: Selection, spare?: Selection): Promise<Release> => {
      const before = spare ? await compose(store, spare, null) : null;
      return publish(await compose(store, selection, before as Release | null));
    },
    /**
     * Serves these builds to a share of the devices, each as a canary of the release. Other canaries end, and a canary with the
     * same builds keeps its devices.
     */
    canary: async (selection: Selection, percent = 100): Promise<Release> => {
      const all = await compose(store, { ...selectionOf(current!), ...selection }, current);
      const since = new Date().toISOString();
      const before = canariesOf(current!);
      const terms = (name: string) => {
        const known = before.find((canary) => selection[name] === canary.build);
        const salt = known?.salt ?? randomBytes(8).toString('hex');
        return { percent, salt, team: 'platform', since };
      };
      const tried = Object.values(all.remotes).filter(({ name }) => Object.hasOwn(selection, name));
      const remotes = Object.fromEntries(
        tried.map(({ fallback: _spare, ...build }) => [
          build.name,
          { ...build, ...terms(build.name) },
        ]),
      );
      const shell = selection.shell ? { shell: { ...all.shell, ...terms('shell') } } : {};
      return publish(current!, { ...shell, remotes });
    },
  };
}
