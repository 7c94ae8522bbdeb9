import { randomBytes } from 'node:crypto';

import {
  admit,
  type Builds,
  compose,
  Refusal,
  type ReleaseContent,
  type Selection,
  selectionOf,
} from '@scoreline/remote-kit/admission';
import {
  type Release,
  type ReleaseAct,
  type ReleaseTrack,
  trackName,
} from '@scoreline/shared-lib/contract';
import type { Kysely, Transaction } from 'kysely';

import type { Caller } from '../access/caller';
import { buildsOfAct, vouchedBuild } from '../builds/storedBuilds';
import type { SigningKey } from '../keys/releaseKeys';
import { appendLog } from '../log/log';
import type { Policy } from '../policy/document';
import type { Blobs } from '../store/blobs';
import type { Tables, TrackCanary } from '../store/tables';
import { type Approval, approvingTeam } from './approval';
import { type HeldTrack, holdTrack, saveTrack, sign } from './tracks';

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

export interface Change {
  /** What each remote, or `shell`, becomes; null takes it off the pages. */
  builds: Record<string, string | null>;
  /** A canary's share of the devices; 0 ends it. Without it all devices. */
  percent?: number;
  /** Begins anew where nobody vouches for what runs. */
  replaces?: boolean;
  reason: string;
  approval?: Approval;
  tracks: WantedTrack[];
}

/** What was done to one remote, as the log tells it. */
export type Done = Pick<ReleaseAct, 'kind' | 'remote'> & Partial<ReleaseAct>;

/** What an act does to a track it holds; it returns what the log is told. */
export type Work = (trx: Transaction<Tables>, track: HeldTrack, builds: Builds) => Promise<Done[]>;

export interface Changed {
  track: string;
  seq: number;
}

/** @throws Refusal for a remote, a brand or an environment that the policy does not give to the team. */
export function authorise(
  { rights, team }: Caller,
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

type Act = Pick<Change, 'builds' | 'replaces' | 'reason' | 'approval' | 'tracks'>;

/** By remote, the team that agrees to what becomes of it, where the policy asks for one. */
function approvalsOf(
  { policy, now }: Site,
  caller: Caller,
  { builds, approval }: Act,
  { env, brand }: ReleaseTrack,
): Record<string, string | undefined> {
  const agreed = Object.entries(builds).map(([remote, build]) => {
    const wanted = { remote, build, environment: env, brand };
    return [remote, approvingTeam(policy, caller, wanted, approval, now)] as const;
  });
  return Object.fromEntries(agreed);
}

/**
 * Does `work` on every track or on none, in one transaction that holds each track's row: of two acts at once one waits
 * for the other, and starts from what that one has made.
 */
export async function changeTracks(
  site: Site,
  caller: Caller,
  act: Act,
  work: Work,
): Promise<Changed[]> {
  const { db, blobs, policy, now } = site;
  const { builds: wanted, tracks, reason, replaces } = act;
  for (const track of tracks) authorise(caller, Object.keys(wanted), track);
  // Always in this order, so that two acts never wait for one another.
  const inOrder = [...tracks].sort((a, b) => (trackName(a) < trackName(b) ? -1 : 1));
  return db.transaction().execute(async (trx) => {
    const builds = buildsOfAct(trx, blobs);
    const entries: ReleaseAct[] = [];
    const changed: Changed[] = [];
    for (const { expectedSeq, ...of } of inOrder) {
      const track = await holdTrack(trx, policy, of, replaces);
      expectNumber(track, expectedSeq);
      const approvals = approvalsOf(site, caller, act, of);
      const before: Partial<Selection> = track.current ? selectionOf(track.current) : {};
      const done = await work(trx, track, builds);
      await saveTrack(trx, track);
      const { name, lastSeq: seq } = track;
      const facts = { at: now.toISOString(), team: caller.team, track: name, seq, reason };
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

/** The content of a track with other builds, judged as a whole. */
async function judged(
  builds: Builds,
  selection: Selection,
  previous: Release | null,
): Promise<ReleaseContent> {
  const content = await compose(builds, selection, previous).catch((error: Error) => {
    throw error instanceof Refusal ? error : new Refusal('builds', error.message);
  });
  await admit(builds, content, previous);
  return content;
}

const isRefused = (error: unknown) => {
  if (error instanceof Refusal) return null;
  throw error;
};

/** Signs the canary anew over what is current now: no team's change ends another's canary. One whose key was withdrawn ends. */
export async function carryCanary(
  trx: Transaction<Tables>,
  track: HeldTrack,
  { blobs, key, now, policy }: Site,
  builds: Builds,
): Promise<void> {
  const { canary, current } = track;
  if (!canary || !current) return;
  const { remote, build, percent, salt } = canary;
  const isVouched = await vouchedBuild(trx, blobs, policy, { name: remote, build }).catch(
    isRefused,
  );
  if (!isVouched) {
    track.canary = null;
    return;
  }
  const selection = { ...selectionOf(current), [remote]: build };
  const content = await judged(builds, selection, current);
  const share = { percent, salt, over: current.seq };
  const { seq } = await sign(trx, track, key, { ...content, canary: share }, now);
  track.canary = { ...canary, seq };
}

function refuseOthersCanary({ canary, name }: HeldTrack, remote: string): void {
  if (canary && canary.remote !== remote)
    throw new Refusal(
      'canary',
      `${canary.remote} of ${canary.team} is tried on ${name} at present`,
    );
}

/** The one remote that is tried, and its build. @throws Refusal for several: each has a canary of its own. */
function triedBuild({ builds }: Change): [remote: string, build: string | null] {
  const [first, ...others] = Object.entries(builds);
  if (first && others.length === 0) return first;
  throw new Refusal('canary', 'a canary is of one remote');
}

/** Gives the build to a share of the devices, or ends that with 0 %. */
function canaryWork(site: Site, { team }: Caller, change: Change): Work {
  const { percent = 0 } = change;
  const [remote, build] = triedBuild(change);
  const { key, now } = site;
  return async (trx, track, builds) => {
    const { current, canary: before } = track;
    if (!current) throw new Refusal('canary', `${track.name} has no release to try it beside`);
    refuseOthersCanary(track, remote);
    if (percent > 0 && !build) throw new Refusal('canary', 'a canary needs a build');
    if (percent === 0 && !before) throw new Refusal('canary', `${track.name} has no canary`);
    await admit(builds, current, current);
    // A device that leaves the canary would refuse a lower number than that one's.
    if (before) await sign(trx, track, key, current, now);
    const salt = before?.salt ?? randomBytes(8).toString('hex');
    const next: TrackCanary | null =
      percent > 0 && build ? { remote, build, team, percent, salt, seq: 0 } : null;
    track.canary = next;
    await carryCanary(trx, track, site, builds);
    return [{ kind: 'canary', remote, percent, new: build ?? undefined }];
  };
}

/** As many earlier builds of a remote can be gone back to, one after the other. */
const earlierBuilds = 50;

/** Notes that the current release has the build that a rollback goes back to. */
function noteEarlier({ earlier, current }: HeldTrack, remote: string): void {
  if (current) earlier[remote] = [...(earlier[remote] ?? []), current.seq].slice(-earlierBuilds);
}

/** Gives the builds to all devices, or takes remotes off. */
function promoteWork(site: Site, { builds: wanted }: Change): Work {
  const { key, now } = site;
  return async (trx, track, builds) => {
    const { current } = track;
    const old: Partial<Selection> = current ? selectionOf(current) : {};
    const selection = { ...old };
    for (const [remote, build] of Object.entries(wanted)) {
      if (!build && !old[remote]) throw new Refusal('builds', `${track.name} has no ${remote}`);
      if (build) selection[remote] = build;
      else delete selection[remote];
    }
    const content = await judged(builds, selection as Selection, current);
    for (const [remote, build] of Object.entries(wanted))
      if (old[remote] && old[remote] !== build) noteEarlier(track, remote);
    await sign(trx, track, key, content, now);
    if (track.canary && Object.hasOwn(wanted, track.canary.remote)) track.canary = null;
    await carryCanary(trx, track, site, builds);
    return Object.entries(wanted).map(([remote, build]) =>
      build ? { kind: 'promote', remote, new: build } : { kind: 'withdraw', remote },
    );
  };
}

/** Of which commit each build is, as its team's statement says. @throws Refusal where no key vouches for one. */
async function commitsOf({ db, blobs, policy }: Site, { builds }: Change) {
  const commits: Record<string, string> = {};
  for (const [name, build] of Object.entries(builds))
    if (build) commits[name] = (await vouchedBuild(db, blobs, policy, { name, build })).commit;
  return commits;
}

/** Makes remotes of these tracks other builds and leaves every other as it is. @throws Refusal by the rule that is broken. */
export async function applyChange(site: Site, caller: Caller, change: Change): Promise<Changed[]> {
  const { percent } = change;
  const commits = await commitsOf(site, change);
  const work = percent === undefined ? promoteWork(site, change) : canaryWork(site, caller, change);
  return changeTracks(site, caller, change, async (...held) =>
    (await work(...held)).map((done) => ({ ...done, commit: commits[done.remote ?? ''] })),
  );
}
