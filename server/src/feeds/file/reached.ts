import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '@scoreline/database/schema';
import { readNote, writeNote } from '../progress';

/** Number of bytes before an offset that identify the file. */
const markBytes = 1_024;

/** The first byte that is not stored, and the hash of the bytes before it. */
const reachedSchema = z.object({ end: z.number(), mark: z.string() });
export type Reached = z.infer<typeof reachedSchema>;

/** Hash of the bytes before an offset. */
export async function markBefore(file: FileHandle, end: number): Promise<string> {
  const start = Math.max(0, end - markBytes);
  const bytes = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  return createHash('sha256').update(bytes.subarray(0, bytesRead)).digest('hex');
}

/** Stores how far a file was ingested. */
export interface ReachedStore {
  read(): Promise<Reached | null>;
  /** Runs in the transaction that stores the preceding lines. */
  write(transaction: Kysely<Database>, reached: Reached): Promise<void>;
}

/** In the database, so that another server resumes where one was interrupted. */
export function reachedInDatabase(db: Kysely<Database>, path: string): ReachedStore {
  const note = { source: 'file', key: path };
  return {
    read: () => readNote(db, note, reachedSchema),
    write: (transaction, reached) => writeNote(transaction, note, reached),
  };
}
