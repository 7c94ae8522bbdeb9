import type { Builds, Selection } from '@scoreline/remote-kit/admission';
import { Refusal, selectionOf } from '@scoreline/remote-kit/admission';
import {
  type Release,
  type ReleaseAct,
  type ReleaseTrack,
  trackName,
} from '@scoreline/shared-lib/contract';
import type { Kysely, Transaction } from 'kysely';

import { buildsOfAct } from '../builds/storedBuilds';
import type { SigningKey } from '../keys/releaseKeys';
import { appendLog } from '../log/log';
import type { Policy, PolicyTeam } from '../policy/document';
import type { Blobs } from '../store/blobs';
import type { Tables } from '../store/tables';
import { type Approval, approvingTeam } from './approval';
import { type HeldTrack, holdTrack, saveTrack } from './tracks';

/** The dependencies of a change. */
export interface Site {
  db: Kysely<Tables>;
  blobs: Blobs;
  policy: Policy;
  key: SigningKey;
  now: Date;
}

export interface WantedTrack extends ReleaseTrack {
  /** Release number the caller expects, 0 for none; a different current release refuses the change. */
  expectedSeq?: number;
}

/** A change to one remote, as the log records it. */
export type Done = Pick<ReleaseAct, 'kind' | 'remote'> & Partial<ReleaseAct>;

/** Changes a locked track and returns the log entries. */
export type Work = (trx: Transaction<Tables>, track: HeldTrack, builds: Builds) => Promise<Done[]>;

export interface Changed {
  track: string;
  seq: number;
}

/** The acting team, or the canary guard. */
export interface Actor {
  team: string;
  rights: Pick<PolicyTeam, 'remotes' | 'brands' | 'environments'>;
}

/** For a rollback to a release that was approved earlier, which needs no new approval. */
export const withoutApprovers = (site: Site): Site => ({
  ...site,
  policy: { ...site.policy, approvers: {} },
});

/** @throws Refusal for a remote, a brand or an environment that the policy does not grant the team. */
export function authorise(
  { rights, team }: Actor,
  remotes: readonly string[],
  { brand, env }: ReleaseTrack,
): void {
  const refuse = (what: string) =>
    new Refusal('access', `the policy does not give ${what} to ${team}`);
  const foreign = remotes.find((remote) => !rights.remotes.includes(remote));
  if (foreign) throw refuse(foreign);
  if (!rights.brands.includes(brand)) throw refuse(`the brand ${brand}`);
  if (!rights.environments.includes(env)) throw refuse(`the environment ${env}`);
}

const numberOf = (release: Release | null) => release?.seq ?? 0;

/** @throws Refusal if the caller expects another release than the running one. */
function expectNumber({ current, name }: HeldTrack, expectedSeq: number | undefined): void {
  if (expectedSeq === undefined || expectedSeq === numberOf(current)) return;
  const reality = `${name} is at release ${numberOf(current)}`;
  throw new Refusal('sequence', `${reality}, not at ${expectedSeq}`);
}

/** A requested change: builds, tracks and reason. */
export interface Act {
  /** The new build of each remote, or of `shell`; null withdraws it. */
  builds: Record<string, string | null>;
  /** Starts over on a track whose running release no key vouches for. */
  replaces?: boolean;
  reason: string;
  approval?: Approval;
  tracks: WantedTrack[];
}

/** By remote, the approving team, if the policy requires one. */
function approvalsOf(
  { policy, now }: Site,
  { team }: Actor,
  { builds, approval }: Act,
  { env, brand }: ReleaseTrack,
): Record<string, string | undefined> {
  const agreed = Object.entries(builds).map(([remote, build]) => {
    const wanted = { remote, build, environment: env, brand };
    return [remote, approvingTeam(policy, team, wanted, approval, now)] as const;
  });
  return Object.fromEntries(agreed);
}

/**
 * Runs `work` on every track or on none, in one transaction that locks each track's row: of two concurrent changes the second
 * waits for the first and starts from its result.
 */
export async function changeTracks(
  site: Site,
  actor: Actor,
  act: Act,
  work: Work,
): Promise<Changed[]> {
  const { db, blobs, policy, now } = site;
  const { builds: wanted, tracks, reason, replaces } = act;
  for (const track of tracks) authorise(actor, Object.keys(wanted), track);
  // A fixed order prevents deadlocks.
  const inOrder = [...tracks].sort((a, b) => (trackName(a) < trackName(b) ? -1 : 1));
  return db.transaction().execute(async (trx) => {
    const builds = buildsOfAct(trx, blobs);
    const entries: ReleaseAct[] = [];
    const changed: Changed[] = [];
    for (const { expectedSeq, ...of } of inOrder) {
      const track = await holdTrack(trx, policy, of, replaces);
      expectNumber(track, expectedSeq);
      const approvals = approvalsOf(site, actor, act, of);
      const before: Partial<Selection> = track.current ? selectionOf(track.current) : {};
      const done = await work(trx, track, builds);
      await saveTrack(trx, track);
      const { name, lastSeq: seq } = track;
      const facts = { at: now.toISOString(), team: actor.team, track: name, seq, reason };
      for (const { remote = '', ...rest } of done) {
        const sides = { remote, old: before[remote], approval: approvals[remote] };
        entries.push({ ...facts, ...sides, ...rest });
      }
      changed.push({ track: name, seq });
    }
    const log = await appendLog(trx);
    for (const entry of entries) await log(entry);
    return changed;
  });
}
