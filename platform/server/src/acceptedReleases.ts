import type { SignedRelease } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import { selectAccepted, upsertAccepted, upsertPolicy } from './queries';

/** Releases accepted by any server. They outlive the servers, so a restart can't roll back. */
export interface AcceptedReleases {
  /** The newest release of a track that one of these keys has signed; a key that is no longer published is ignored. */
  newest(track: string, keyIds: readonly string[]): Promise<SignedRelease | null>;
  add(track: string, signed: SignedRelease, seq: number): Promise<void>;
  /**
   * Records the policy version of the published keys. Returns the highest version that any server has recorded for the root
   * key.
   */
  highestPolicy(root: string, version: number): Promise<number>;
}

/** Accepted releases in the database, shared by all servers. */
export const acceptedReleases = (db: Kysely<Database>): AcceptedReleases => ({
  newest: (track, keyIds) => selectAccepted(db, track, keyIds),
  add: (track, signed, seq) => upsertAccepted(db, track, signed, seq),
  highestPolicy: (root, version) => upsertPolicy(db, root, version),
});
