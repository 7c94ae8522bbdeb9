import { type Kysely, sql } from 'kysely';

/** Mailboxes, hashed per promotion, whose owner has received the initial chances. */
const statements = [
  `CREATE TABLE promotion_entries (
     promotion_id integer NOT NULL REFERENCES promotions,
     mail_hash bytea NOT NULL,
     at timestamptz NOT NULL,
     PRIMARY KEY (promotion_id, mail_hash))`,
  // For existing participants: the address without capitals, dots and tags.
  `INSERT INTO promotion_entries (promotion_id, mail_hash, at)
   SELECT p.promotion_id,
     sha256(convert_to(p.promotion_id || ':mail:' || m.name || '@' || m.host, 'UTF8')), p.joined_at
   FROM promotion_participants p
   JOIN promotions o ON o.id = p.promotion_id AND o.state IN ('announced', 'open')
   JOIN users u ON u.id = p.user_id AND u.verified_at IS NOT NULL
   CROSS JOIN LATERAL (SELECT
     replace(split_part(lower(regexp_replace(u.email, '@[^@]*$', '')), '+', 1), '.', '') AS name,
     regexp_replace(lower(regexp_replace(u.email, '^.*@', '')), '^googlemail\\.com$', 'gmail.com') AS host) m
   WHERE u.email IS NOT NULL
   ON CONFLICT DO NOTHING`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
