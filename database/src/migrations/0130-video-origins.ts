import { sql, type Kysely } from 'kysely';

/** The source of a video, and the demo's own clips, which are pages of this site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE videos
    ADD COLUMN origin text NOT NULL DEFAULT 'feed' CHECK (origin IN ('feed', 'operator', 'scorebat')),
    DROP CONSTRAINT videos_url_check,
    ADD CONSTRAINT videos_url_check CHECK (url ~ '^(https:/)?/[^/]')`.execute(db);
  await sql`CREATE UNIQUE INDEX videos_of_scorebat ON videos (match_id)
    WHERE origin = 'scorebat'`.execute(db);
}
