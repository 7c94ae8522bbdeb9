import type { ColumnType } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

interface PolicyTable {
  version: number;
  policy: string;
  signature: string;
  accepted_at: ColumnType<Date, Date, never>;
}

interface BuildTable {
  name: string;
  build: string;
  team: string;
  /** The container's global; null for the shell, and for builds from before it was recorded. */
  global: string | null;
  /** Blob hash of each file, by path. */
  files: Json<Record<string, string>>;
  statement: string;
  signature: string;
  key_id: string;
  uploaded_at: ColumnType<Date, Date, never>;
}

/** The only canary of a version 1 track: a separate release with this number beside the current one. */
export interface FirstTrackCanary {
  remote: string;
  team: string;
  seq: number;
}

interface TrackTable {
  track: string;
  last_seq: ColumnType<number, number | undefined, number>;
  current_seq: number | null;
  /** Null once the track is signed in version 2, whose releases name their canaries. */
  canary: Json<FirstTrackCanary | null>;
  /** By remote, the releases with its earlier builds, newest last, which rollbacks restore. */
  earlier: ColumnType<Record<string, number[]>, string | undefined, string>;
}

interface ReleaseTable {
  track: string;
  seq: number;
  is_canary: boolean;
  release: string;
  signature: string;
  /** Null for releases signed before digests were. */
  digest_signature: string | null;
  key_id: string;
}

interface PreviewTable {
  /** SHA-256 of the link's secret. */
  link: string;
  track: string;
  remote: string;
  build: string;
  team: string;
  until: ColumnType<Date, Date, never>;
  preview: string;
  signature: string;
  key_id: string;
  withdrawn_at: ColumnType<Date | null, undefined, Date>;
}

interface LogTable {
  id: number;
  entry: string;
  previous: string;
  hash: string;
}

export interface Tables {
  'registry.policies': PolicyTable;
  'registry.builds': BuildTable;
  'registry.tracks': TrackTable;
  'registry.releases': ReleaseTable;
  'registry.log': LogTable;
  'registry.previews': PreviewTable;
}
