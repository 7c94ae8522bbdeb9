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

/** Everything a change stands on. */
export interface Site {
  db: Kysely<Tables>;
  blobs: Blobs;
  policy: Policy;
  key: SigningKey;
  now: Date;
}

export interface WantedTrack extends ReleaseTrack {
  /** The number the caller believes is current, 0 for none; another one there refuses the change. */
  expectedSeq?: number;
}

/** What was done to one remote, as the log tells it. */
export type Done = Pick<ReleaseAct, 'kind' | 'remote'> & Partial<ReleaseAct>;

/** What an act does to a track it holds; it returns what the log is told. */
export type Work = (trx: Transaction<Tables>, track: HeldTrack, builds: Builds) => Promise<Done[]>;

export interface Changed {
  track: string;
  seq: number;
}

/** Who acts: a team, or the guard of canaries. */
export interface Actor {
  team: string;
  rights: Pick<PolicyTeam, 'remotes' | 'brands' | 'environments'>;
}

/** For going back to what was approved when it was released: nobody has to agree again. */
export const withoutApprovers = (site: Site): Site => ({
  ...site,
  policy: { ...site.policy, approvers: {} },
});

/** @throws Refusal for a remote, a brand or an environment that the policy does not give to the team. */
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

/** @throws Refusal where the caller saw another release than the one that runs. */
function expectNumber({ current, name }: HeldTrack, expectedSeq: number | undefined): void {
  if (expectedSeq === undefined || expectedSeq === numberOf(current)) return;
  const reality = `${name} is at release ${numberOf(current)}`;
  throw new Refusal('sequence', `${reality}, not at ${expectedSeq}`);
}

/** What is wanted of which tracks, and why. */
export interface Act {
  /** What each remote, or `shell`, becomes; null takes it off the pages. */
  builds: Record<string, string | null>;
  /** Begins anew where nobody vouches for what runs. */
  replaces?: boolean;
  reason: string;
  approval?: Approval;
  tracks: WantedTrack[];
}

/** By remote, the team that agrees to what becomes of it, where the policy asks for one. */
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
 * Does `work` on every track or on none, in one transaction that holds each track's row: of two acts at once one waits
 * for the other, and starts from what that one has made.
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
  // Always in this order, so that two acts never wait for one another.
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
