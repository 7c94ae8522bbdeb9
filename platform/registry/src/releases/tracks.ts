import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Refusal, type ReleaseContent } from '@scoreline/remote-kit/admission';
import { writeAtomically } from '@scoreline/remote-kit/durable';
import {
  canariesOf,
  type Canaries,
  type CanaryGuard,
  type CanaryTerms,
  type Release,
  type ReleaseTrack,
  releaseVersion,
  type SignedRelease,
  trackName,
} from '@scoreline/shared-lib/contract';
import type { Kysely, Transaction } from 'kysely';

import type { SigningKey } from '../keys/releaseKeys';
import { signRelease } from '../keys/signature';
import { trustedRelease } from '../keys/signingKeys';
import type { Policy } from '../policy/document';
import type { FirstTrackCanary, Tables } from '../store/tables';

/** A canary of a track. */
export interface TrackCanary extends CanaryTerms {
  build: string;
  /** Its team's settings for the guard. */
  guard?: CanaryGuard;
}

/** A track whose row this transaction has locked. */
export interface HeldTrack {
  of: ReleaseTrack;
  name: string;
  lastSeq: number;
  current: Release | null;
  /** Canaries by remote, or `shell`, as in the signed release. */
  canaries: Record<string, TrackCanary>;
  /** Its release is of version 1 and must be signed again. */
  isFirstVersion: boolean;
  /** By remote, the releases with its earlier builds, newest last. */
  earlier: Record<string, number[]>;
}

/** Inverse of `trackName`. */
export const trackOf = (name: string): ReleaseTrack => {
  const [brand = '', env = '', channel = ''] = name.split('/');
  return { brand, env, channel };
};

const dayMs = 86_400_000;
/** Days for which a release is valid unless renewed. */
export const lifetimeDays = 90;

/** The signed release of a track, or null if there is none with that number. */
export async function signedRelease(
  db: Kysely<Tables>,
  track: string,
  seq: number | null | undefined,
): Promise<SignedRelease | null> {
  if (!seq) return null;
  const row = await db
    .selectFrom('registry.releases')
    .select(['release', 'signature', 'digest_signature', 'key_id as keyId'])
    .where('track', '=', track)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!row) return null;
  const { digest_signature: digestSignature, ...signed } = row;
  return { ...signed, ...(digestSignature !== null && { digestSignature }) };
}

/** The track's release; null if no key vouches for it and it is to be replaced. */
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

/** A version 1 canary, from its own signed release; none if that is not trusted or no longer current. */
async function firstCanary(
  trx: Transaction<Tables>,
  policy: Policy,
  track: string,
  { remote, team, seq }: FirstTrackCanary,
  current: Release,
): Promise<HeldTrack['canaries']> {
  const signed = await signedRelease(trx, track, seq);
  const release = trustedCurrent(signed, policy, track, seq, true);
  if (release?.canary?.over !== current.seq) return {};
  const build = remote === 'shell' ? release.shell.build : release.remotes[remote]?.build;
  const { percent, salt } = release.canary;
  const { createdAt: since } = release;
  return build ? { [remote]: { build, team, percent, salt, since } } : {};
}

const canariesIn = (current: Release): HeldTrack['canaries'] =>
  Object.fromEntries(
    canariesOf(current).map(({ name, owner: _owner, ...canary }) => {
      const guard = current.canaries?.guards?.[name];
      return [name, { ...canary, ...(guard && { guard }) }];
    }),
  );

/**
 * Locks the track until the transaction ends, and reads its current release.
 * @throws Refusal if the release is not trusted and not to be replaced.
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
  const before = current && row.canary;
  const canaries = {
    ...(before && (await firstCanary(trx, policy, name, before, current))),
    ...(current && canariesIn(current)),
  };
  const isFirstVersion = current !== null && current.version !== releaseVersion;
  return { of, name, lastSeq: row.last_seq, current, canaries, isFirstVersion, earlier };
}

/** The key's folder also stores the highest number, so that a lost database does not reuse one. */
const numberFile = ({ folder }: SigningKey, name: string) =>
  join(folder, `release-numbers.${name.replaceAll('/', '.')}`);

interface Draft extends ReleaseContent {
  canaries?: Canaries | undefined;
}

/** Signs the draft under the track's next number. It takes effect, and becomes visible, on commit. */
export async function sign(
  trx: Transaction<Tables>,
  track: HeldTrack,
  key: SigningKey,
  { shell, remotes, canaries }: Draft,
  now: Date,
): Promise<Release> {
  const noted = Number(await readFile(numberFile(key, track.name), 'utf8').catch(() => '0')) || 0;
  const seq = Math.max(track.lastSeq, noted) + 1;
  const times = {
    createdAt: now.toISOString(),
    expires: new Date(now.getTime() + lifetimeDays * dayMs).toISOString(),
  };
  const release: Release = {
    ...{ version: releaseVersion, ...track.of, seq, ...times, shell, remotes },
    ...(canaries && { canaries }),
  };
  const { release: text, signature, digestSignature = null, keyId } = signRelease(release, key);
  await writeAtomically(numberFile(key, track.name), String(seq));
  await trx
    .insertInto('registry.releases')
    .values({
      ...{ track: track.name, seq, is_canary: false },
      ...{ release: text, signature, digest_signature: digestSignature, key_id: keyId },
    })
    .execute();
  track.lastSeq = seq;
  track.current = release;
  return release;
}

/** Saves the track's new state. */
export async function saveTrack(trx: Transaction<Tables>, track: HeldTrack): Promise<void> {
  await trx
    .updateTable('registry.tracks')
    .set({
      last_seq: track.lastSeq,
      current_seq: track.current?.seq ?? null,
      canary: 'null',
      earlier: JSON.stringify(track.earlier),
    })
    .where('track', '=', track.name)
    .execute();
}
