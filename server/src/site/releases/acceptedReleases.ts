import type { SignedRelease } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '../../store/db/schema';
import { selectAccepted, upsertAccepted, upsertPolicy } from './queries';

/** What servers have accepted so far: it outlives each of them, so that a restart is no way back. */
export interface AcceptedReleases {
  /** The newest on a track that one of these keys has signed; a key that is no longer published does not bind. */
  newest(track: string, keyIds: readonly string[]): Promise<SignedRelease | null>;
  add(track: string, signed: SignedRelease, seq: number): Promise<void>;
  /** Notes the policy of a root key that published keys are of; the highest that any server has noted. */
  highestPolicy(root: string, version: number): Promise<number>;
}

/** Accepted releases in the database, where all servers share them. */
export const acceptedReleases = (db: Kysely<Database>): AcceptedReleases => ({
  newest: (track, keyIds) => selectAccepted(db, track, keyIds),
  add: (track, signed, seq) => upsertAccepted(db, track, signed, seq),
  highestPolicy: (root, version) => upsertPolicy(db, root, version),
});
