import { admit } from '@scoreline/remote-kit/admission';

import { buildsOfAct } from '../builds/storedBuilds';
import { appendLog } from '../log/log';
import type { Changed, Site } from './act';
import { endUnvouched, signWithCanaries } from './publish';
import { holdTrack, lifetimeDays, saveTrack, signedRelease, trackOf } from './tracks';

const halfLifeMs = (lifetimeDays / 2) * 86_400_000;

/**
 * Signs a track's release again if half of its lifetime is over, if the policy has a newer key, if no key vouches for one of
 * its canaries any more, if it is of version 1, or if it lacks a digest signature.
 */
async function renewTrack(site: Site, name: string): Promise<Changed | null> {
  const { db, policy, key, now, blobs } = site;
  return db.transaction().execute(async (trx) => {
    const track = await holdTrack(trx, policy, trackOf(name));
    const { current } = track;
    if (!current) return null;
    const signed = await signedRelease(trx, name, current.seq);
    const isOver = !(Date.parse(current.expires ?? '') - now.getTime() > halfLifeMs);
    const isOtherKey = signed?.keyId !== key.keyId;
    const hasDigest = signed?.digestSignature !== undefined;
    const ended = await endUnvouched(trx, track, site);
    const isRight = !isOver && !isOtherKey && !track.isFirstVersion && hasDigest;
    if (isRight && ended.length === 0) return null;
    const builds = buildsOfAct(trx, blobs);
    await admit(builds, current, current);
    await signWithCanaries(trx, track, site, builds, current);
    await saveTrack(trx, track);
    const log = await appendLog(trx);
    const facts = { at: now.toISOString(), track: name, seq: track.lastSeq, team: 'registry' };
    for (const done of ended) await log({ ...facts, ...done });
    if (ended.length === 0) await log({ ...facts, kind: 'renew' });
    return { track: name, seq: track.lastSeq };
  });
}

/** Renews every track that needs it; reports failures and continues with the other tracks. */
export async function renewAll(
  site: Site,
  report: (track: string, error: unknown) => void,
): Promise<Changed[]> {
  const tracks = await site.db
    .selectFrom('registry.tracks')
    .select('track')
    .orderBy('track')
    .execute();
  const renewed: Changed[] = [];
  for (const { track } of tracks) {
    const one = await renewTrack(site, track).catch((error: unknown) => {
      report(track, error);
      return null;
    });
    if (one) renewed.push(one);
  }
  return renewed;
}
