import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal, type ReleaseContent } from '@scoreline/remote-kit/admission';
import { writeAtomically } from '@scoreline/remote-kit/durable';
import {
  type Release,
  type ReleaseTrack,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';
import type { Kysely, Transaction } from 'kysely';

import type { SigningKey } from '../keys/releaseKeys';
import { signRelease } from '../keys/signature';
import { trustedRelease } from '../keys/signingKeys';
import type { Policy } from '../policy/document';
import type { Tables, TrackCanary } from '../store/tables';

/** A track whose row this transaction holds: nobody else changes it meanwhile. */
export interface HeldTrack {
  of: ReleaseTrack;
  name: string;
  lastSeq: number;
  current: Release | null;
  canary: TrackCanary | null;
  /** By remote, the releases with its earlier builds, the newest last. */
  earlier: Record<string, number[]>;
}

const dayMs = 86_400_000;
/** As long a release counts that is not renewed. */
export const lifetimeDays = 90;

/** A release of a track as it was signed, or null where there is none of that number. */
export async function signedRelease(
  db: Kysely<Tables>,
  track: string,
  seq: number | null | undefined,
): Promise<SignedRelease | null> {
  if (!seq) return null;
  const row = await db
    .selectFrom('registry.releases')
    .select(['release', 'signature', 'key_id as keyId'])
    .where('track', '=', track)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row ?? null;
}

/** The track's release, or none where nobody vouches for it and it is to be replaced. */
function trustedCurrent(
  signed: SignedRelease | null,
  policy: Policy,
  name: string,
  seq: number | null,
  replaces: boolean,
): Release | null {
  try {
    return signed && seq !== null ? trustedRelease(signed, policy, name, seq) : null;
  } catch (error) {
    if (replaces && error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * Holds the track until the transaction ends, with its current release. @throws Refusal where that cannot be trusted and is
 * not to be replaced.
 */
export async function holdTrack(
  trx: Transaction<Tables>,
  policy: Policy,
  of: ReleaseTrack,
  replaces = false,
): Promise<HeldTrack> {
  const name = trackName(of);
  await trx
    .insertInto('registry.tracks')
    .values({ track: name, current_seq: null, canary: 'null' })
    .onConflict((conflict) => conflict.column('track').doNothing())
    .execute();
  const row = await trx
    .selectFrom('registry.tracks')
    .selectAll()
    .where('track', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const signed = await signedRelease(trx, name, row.current_seq);
  const current = trustedCurrent(signed, policy, name, row.current_seq, replaces);
  const { earlier } = row;
  const canary = current && row.canary;
  return { of, name, lastSeq: row.last_seq, current, canary, earlier };
}

/** The key's folder knows the highest number too: a database that was lost does not make it use one twice. */
const numberFile = ({ folder }: SigningKey, name: string) =>
  join(folder, `release-numbers.${name.replaceAll('/', '.')}`);

interface Draft extends ReleaseContent {
  canary?: Release['canary'];
}

/** Signs the draft under the track's next number. It counts when the transaction is committed, and nobody sees it before. */
export async function sign(
  trx: Transaction<Tables>,
  track: HeldTrack,
  key: SigningKey,
  { shell, remotes, canary }: Draft,
  now: Date,
): Promise<Release> {
  const noted = Number(await readFile(numberFile(key, track.name), 'utf8').catch(() => '0')) || 0;
  const seq = Math.max(track.lastSeq, noted) + 1;
  const times = {
    createdAt: now.toISOString(),
    expires: new Date(now.getTime() + lifetimeDays * dayMs).toISOString(),
  };
  const release: Release = {
    ...{ ...track.of, seq, ...times, shell, remotes },
    ...(canary && { canary }),
  };
  const { release: text, signature, keyId } = signRelease(release, key);
  await writeAtomically(numberFile(key, track.name), String(seq));
  await trx
    .insertInto('registry.releases')
    .values({
      ...{ track: track.name, seq, is_canary: Boolean(canary) },
      ...{ release: text, signature, key_id: keyId },
    })
    .execute();
  track.lastSeq = seq;
  if (!canary) track.current = release;
  return release;
}

/** Writes what the track has become. */
export async function saveTrack(trx: Transaction<Tables>, track: HeldTrack): Promise<void> {
  await trx
    .updateTable('registry.tracks')
    .set({
      last_seq: track.lastSeq,
      current_seq: track.current?.seq ?? null,
      canary: JSON.stringify(track.canary),
      earlier: JSON.stringify(track.earlier),
    })
    .where('track', '=', track.name)
    .execute();
}
