import type { SignedRelease } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import type { Database } from '@scoreline/database/schema';

/** The newest accepted release of a track, signed by one of the keys. */
export async function selectAccepted(
  db: Kysely<Database>,
  track: string,
  keyIds: readonly string[],
): Promise<SignedRelease | null> {
  if (keyIds.length === 0) return null;
  const row = await db
    .selectFrom('accepted_releases')
    .select(['release', 'signature', 'digest_signature', 'key_id as keyId'])
    .where('track', '=', track)
    .where('key_id', 'in', keyIds)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { digest_signature: digestSignature, ...signed } = row;
  return { ...signed, ...(digestSignature !== null && { digestSignature }) };
}

/** Stores an accepted release, unless another server has accepted a later one of the key. */
export async function upsertAccepted(
  db: Kysely<Database>,
  track: string,
  { release, signature, digestSignature, keyId }: SignedRelease,
  seq: number,
): Promise<void> {
  await db
    .insertInto('accepted_releases')
    .values({
      ...{ track, key_id: keyId, seq, release, signature, accepted_at: sql`now()` },
      digest_signature: digestSignature ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['track', 'key_id'])
        .doUpdateSet(({ ref }) => ({
          seq: ref('excluded.seq'),
          release: ref('excluded.release'),
          signature: ref('excluded.signature'),
          digest_signature: ref('excluded.digest_signature'),
          accepted_at: ref('excluded.accepted_at'),
        }))
        .whereRef('accepted_releases.seq', '<', 'excluded.seq'),
    )
    .execute();
}

/** The highest policy version of a root key that any server, including this one, has recorded. */
export async function upsertPolicy(
  db: Kysely<Database>,
  root: string,
  version: number,
): Promise<number> {
  await db
    .insertInto('accepted_policies')
    .values({ root, version, accepted_at: sql`now()` })
    .onConflict((conflict) =>
      conflict
        .column('root')
        .doUpdateSet(({ ref }) => ({ version: ref('excluded.version'), accepted_at: sql`now()` }))
        .whereRef('accepted_policies.version', '<', 'excluded.version'),
    )
    .execute();
  const row = await db
    .selectFrom('accepted_policies')
    .select('version')
    .where('root', '=', root)
    .executeTakeFirstOrThrow();
  return row.version;
}
