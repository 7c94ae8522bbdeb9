import {
  admit,
  Refusal,
  type ReleaseContent,
  type Selection,
  selectionOf,
} from '@scoreline/remote-kit/admission';
import type { Release } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import type { Transaction } from 'kysely';

import type { Caller } from '../access/caller';
import { trustedRelease } from '../keys/signingKeys';
import type { Policy } from '../policy/document';
import type { Tables } from '../store/tables';
import {
  type Changed,
  changeTracks,
  type Done,
  type Site,
  type WantedTrack,
  withoutApprovers,
} from './act';
import { publish } from './publish';
import { type HeldTrack, signedRelease } from './tracks';

export interface Rollback {
  /** Default: the remotes that the latest change of the caller's own remotes changed. */
  remotes?: readonly string[];
  /** The release whose builds to restore; by default each remote goes back by one build. */
  to?: number;
  reason: string;
  tracks: WantedTrack[];
}

/**
 * An older release.
 * @throws Refusal if there is none, or if no key of the policy vouches for it.
 */
async function pastRelease(
  trx: Transaction<Tables>,
  policy: Policy,
  { name }: HeldTrack,
  seq: number,
): Promise<Release> {
  const signed = await signedRelease(trx, name, seq);
  if (!signed) throw new Refusal('rollback', `${name} has no release ${seq}`);
  const release = trustedRelease(signed, policy, name, seq);
  if (release.canary) throw new Refusal('rollback', `release ${seq} of ${name} was a canary`);
  return release;
}

/** The newest release with an earlier build of the remote that a key still vouches for. */
async function earlierRelease(
  trx: Transaction<Tables>,
  policy: Policy,
  track: HeldTrack,
  remote: string,
): Promise<Release> {
  for (const seq of [...(track.earlier[remote] ?? [])].reverse()) {
    const found = await pastRelease(trx, policy, track, seq).catch((error: unknown) => {
      // A release that no key vouches for any more cannot be restored.
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (found) return found;
  }
  throw new Refusal('rollback', `${track.name} has no build of ${remote} before this one`);
}

/** The caller's remotes with the latest change that can be rolled back. */
function changedLast({ earlier, name }: HeldTrack, { rights, team }: Caller): string[] {
  const own = Object.entries(earlier).filter(
    ([remote, seqs]) => seqs.length > 0 && rights.remotes.includes(remote),
  );
  const newest = Math.max(...own.map(([, seqs]) => lastItem(seqs)));
  if (own.length === 0)
    throw new Refusal('rollback', `${name} has no release of ${team} before this one`);
  return own.filter(([, seqs]) => seqs.at(-1) === newest).map(([remote]) => remote);
}

/** The caller's remotes that differ between two releases. */
function differing(current: Release, past: Release, { rights }: Caller): string[] {
  const [now, then] = [selectionOf(current), selectionOf(past)];
  return [...new Set([...Object.keys(now), ...Object.keys(then)])].filter(
    (name) => now[name] !== then[name] && rights.remotes.includes(name),
  );
}

/** The content with one remote, or the shell, from the older release. */
function restored(content: ReleaseContent, remote: string, past: Release): ReleaseContent {
  if (remote === 'shell') return { ...content, shell: past.shell };
  const { [remote]: _left, ...others } = content.remotes;
  const found = past.remotes[remote];
  return { ...content, remotes: found ? { ...others, [remote]: found } : others };
}

/** The release to restore for each remote. */
async function targets(
  trx: Transaction<Tables>,
  { policy }: Site,
  caller: Caller,
  track: HeldTrack,
  current: Release,
  { remotes, to }: Rollback,
): Promise<[remote: string, past: Release][]> {
  if (to !== undefined) {
    const past = await pastRelease(trx, policy, track, to);
    const names = remotes ?? differing(current, past, caller);
    return names.map((remote) => [remote, past]);
  }
  const found: [string, Release][] = [];
  for (const remote of remotes ?? changedLast(track, caller))
    found.push([remote, await earlierRelease(trx, policy, track, remote)]);
  return found;
}

/** Restores earlier builds of the caller's remotes on these tracks; all other remotes stay unchanged. */
export async function rollBack(site: Site, caller: Caller, wanted: Rollback): Promise<Changed[]> {
  const { remotes = [], reason, tracks } = wanted;
  const unheld = withoutApprovers(site);
  const builds = Object.fromEntries(remotes.map((remote) => [remote, null]));
  return changeTracks(unheld, caller, { builds, reason, tracks }, async (trx, track, stored) => {
    const { current } = track;
    if (!current) throw new Refusal('rollback', `${track.name} has no release`);
    const back = await targets(trx, site, caller, track, current, wanted);
    let content: ReleaseContent = current;
    for (const [remote, past] of back) content = restored(content, remote, past);
    // Each part comes from a release that a key of the policy has signed.
    await admit(stored, content, content);
    const selected: Partial<Selection> = selectionOf(content);
    const done = back.map(([remote, past]): Done => {
      track.earlier[remote] = (track.earlier[remote] ?? []).filter((seq) => seq < past.seq);
      delete track.canaries[remote];
      return { kind: 'rollback', remote, new: selected[remote] };
    });
    const ended = await publish(trx, track, site, stored, content, { endsUnfit: true });
    return [...done, ...ended];
  });
}
