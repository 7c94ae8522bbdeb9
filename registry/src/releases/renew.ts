import { admit } from '@scoreline/remote-kit/admission';

import { buildsOfAct } from '../builds/storedBuilds';
import { appendLog } from '../log/log';
import { type Changed, carryCanary, type Site } from './change';
import { holdTrack, lifetimeDays, saveTrack, sign, signedRelease } from './tracks';

const halfLifeMs = (lifetimeDays / 2) * 86_400_000;

/** Signs a track's release again where half of its time is over, or where the policy has a newer key by now. */
async function renewTrack(site: Site, name: string): Promise<Changed | null> {
  const { db, policy, key, now, blobs } = site;
  const [brand = '', env = '', channel = ''] = name.split('/');
  return db.transaction().execute(async (trx) => {
    const track = await holdTrack(trx, policy, { brand, env, channel });
    const { current } = track;
    if (!current) return null;
    const signed = await signedRelease(trx, name, current.seq);
    const isDue = !(Date.parse(current.expires ?? '') - now.getTime() > halfLifeMs);
    if (!isDue && signed?.keyId === key.keyId) return null;
    const builds = buildsOfAct(trx, blobs);
    await admit(builds, current, current);
    await sign(trx, track, key, current, now);
    await carryCanary(trx, track, site, builds);
    await saveTrack(trx, track);
    const log = await appendLog(trx);
    const at = now.toISOString();
    await log({ at, kind: 'renew', team: 'registry', track: name, seq: track.lastSeq });
    return { track: name, seq: track.lastSeq };
  });
}

/** Renews every track that needs it. One that cannot be renewed is reported and holds up no other. */
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
