import { randomBytes } from 'node:crypto';

import {
  admitFresh,
  compose,
  placedBuild,
  Refusal,
  selectionOf,
} from '@scoreline/remote-kit/admission';
import { sha256, signText } from '@scoreline/remote-kit/client';
import {
  type Preview,
  type Release,
  type ReleaseTrack,
  trackName,
} from '@scoreline/shared-lib/contract';

import type { Caller } from '../access/caller';
import { buildsOfAct, vouchedBuild } from '../builds/storedBuilds';
import { trustedRelease } from '../keys/signingKeys';
import { appendLog } from '../log/log';
import { type Approval, approvingTeam } from '../releases/approval';
import { authorise, type Site } from '../releases/act';
import { signedRelease } from '../releases/tracks';
import { livePreviews } from './live';

export interface Stage {
  /** A remote, or `shell`. */
  remote: string;
  build: string;
  tracks: ReleaseTrack[];
  /** Days for which the link is valid. */
  days: number;
  reason: string;
  approval?: Approval;
}

/** A new link; its secret is returned only here and stored nowhere. */
export interface Staged extends ReleaseTrack {
  remote: string;
  build: string;
  team: string;
  until: string;
  word: string;
  /** A page of the build, by its path without language. */
  path: string;
}

const dayMs = 86_400_000;
/** Limit of valid links per remote and track, because servers store the builds of all of them. */
const mostLinks = 25;

/**
 * The track's running release.
 * @throws Refusal if there is none.
 */
async function currentOf({ db, policy }: Site, track: string): Promise<Release> {
  const row = await db
    .selectFrom('registry.tracks')
    .select('current_seq')
    .where('track', '=', track)
    .executeTakeFirst();
  const seq = row?.current_seq ?? null;
  const signed = await signedRelease(db, track, seq);
  if (!signed || seq === null)
    throw new Refusal('previews', `${track} has no release that it could be shown in`);
  return trustedRelease(signed, policy, track, seq);
}

/** The build, checked by every rule as a replacement of the current one. */
async function admitted(site: Site, { remote, build }: Stage, track: string) {
  const current = await currentOf(site, track);
  const builds = buildsOfAct(site.db, site.blobs);
  const selection = { ...selectionOf(current), [remote]: build };
  const content = await compose(builds, selection, current).catch((error: Error) => {
    throw error instanceof Refusal ? error : new Refusal('builds', error.message);
  });
  await admitFresh(builds, content, current);
  return placedBuild(builds, remote, build);
}

async function refuseMore(site: Site, { remote }: Stage, track: string): Promise<void> {
  const live = await livePreviews(site);
  const own = live.filter((row) => row.track === track && row.remote === remote);
  if (own.length >= mostLinks)
    throw new Refusal('previews', `${remote} has ${own.length} links on ${track}; end some first`);
}

const pageOf = ({ routes }: Preview['remote']) =>
  routes.find(({ path }) => !path.includes(':'))?.path ?? '/';

/** The signed statement for one track; writes nothing yet. */
async function statementOf(site: Site, { team }: Caller, order: Stage, track: ReleaseTrack) {
  const { now, key, db, blobs, policy } = site;
  const { remote: name, build, days } = order;
  const { commit } = await vouchedBuild(db, blobs, policy, { name, build });
  await refuseMore(site, order, trackName(track));
  const remote = await admitted(site, order, trackName(track));
  const word = randomBytes(24).toString('base64url');
  const times = {
    createdAt: now.toISOString(),
    until: new Date(now.getTime() + days * dayMs).toISOString(),
  };
  const link = sha256(word);
  const preview: Preview = { kind: 'preview', ...track, link, team, commit, ...times, remote };
  const { text, signature } = signText(JSON.stringify(preview), key.privateKey);
  return { preview, text, signature, word };
}

/**
 * Creates a link for testers on every track or on none. The build must pass every rule of a release, but none is made. Where
 * the environment requires approval, so does the link, because it runs the build on the pages' own origin.
 * @throws Refusal with the broken rule.
 */
export async function stage(site: Site, caller: Caller, order: Stage): Promise<Staged[]> {
  const { remote, build, tracks, reason, approval } = order;
  const { policy, now, key, db } = site;
  const agreed = tracks.map((track) => {
    authorise(caller, [remote], track);
    const wanted = { remote, build, environment: track.env, brand: track.brand };
    return approvingTeam(policy, caller.team, wanted, approval, now);
  });
  const made: Awaited<ReturnType<typeof statementOf>>[] = [];
  for (const track of tracks) made.push(await statementOf(site, caller, order, track));
  await db.transaction().execute(async (trx) => {
    const log = await appendLog(trx);
    for (const [at, { preview, text, signature }] of made.entries()) {
      const { link, team, commit, until, createdAt } = preview;
      const track = trackName(preview);
      const row = { link, track, remote, build, team, until: new Date(until) };
      const signed = { preview: text, signature, key_id: key.keyId };
      await trx
        .insertInto('registry.previews')
        .values({ ...row, ...signed })
        .execute();
      const facts = { at: createdAt, team, commit, track, remote, new: build, until, reason };
      const approvedBy = agreed[at];
      await log({ kind: 'stage', ...facts, ...(approvedBy && { approval: approvedBy }) });
    }
  });
  return made.map(({ preview, word }) => {
    const { brand, env, channel, team, until } = preview;
    return { brand, env, channel, team, until, remote, build, word, path: pageOf(preview.remote) };
  });
}

/**
 * Ends the links of a remote, or of one of its builds.
 * @returns the number of ended links.
 */
export async function unstage(
  { db, now }: Site,
  caller: Caller,
  { remote, build, tracks, reason }: Omit<Stage, 'build' | 'days'> & { build?: string | undefined },
): Promise<number> {
  for (const track of tracks) authorise(caller, [remote], track);
  return db.transaction().execute(async (trx) => {
    const log = await appendLog(trx);
    let ended = 0;
    for (const of of tracks) {
      const track = trackName(of);
      const rows = await trx
        .updateTable('registry.previews')
        .set({ withdrawn_at: now })
        .where('track', '=', track)
        .where('remote', '=', remote)
        .where('withdrawn_at', 'is', null)
        .where('until', '>', now)
        .$if(build !== undefined, (query) => query.where('build', '=', build ?? ''))
        .returning('build')
        .execute();
      ended += rows.length;
      const facts = { at: now.toISOString(), team: caller.team, track, remote, reason };
      for (const old of new Set(rows.map((row) => row.build)))
        await log({ kind: 'unstage', ...facts, old });
    }
    return ended;
  });
}
