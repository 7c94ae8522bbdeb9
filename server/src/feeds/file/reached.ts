import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '../../store/db/schema';
import { readNote, writeNote } from '../progress';

/** So many bytes before a place tell whether it is in the same file. */
const markBytes = 1_024;

/** How far a file was stored: the first byte that was not, and what stands before it. */
const reachedSchema = z.object({ end: z.number(), mark: z.string() });
export type Reached = z.infer<typeof reachedSchema>;

/** What stands before a byte of a file, as a hash. */
export async function markBefore(file: FileHandle, end: number): Promise<string> {
  const start = Math.max(0, end - markBytes);
  const bytes = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
  return createHash('sha256').update(bytes.subarray(0, bytesRead)).digest('hex');
}

/** Where it is kept how far a file was stored. */
export interface ReachedStore {
  read(): Promise<Reached | null>;
  /** In the transaction that stores what stands before. */
  write(transaction: Kysely<Database>, reached: Reached): Promise<void>;
}

/** Kept in the database, so that another server goes on where one was cut off. */
export function reachedInDatabase(db: Kysely<Database>, path: string): ReachedStore {
  const note = { source: 'file', key: path };
  return {
    read: () => readNote(db, note, reachedSchema),
    write: (transaction, reached) => writeNote(transaction, note, reached),
  };
}
