import type { Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { PlayerHitRow, TeamHitRow } from './hits';
import { prefixOf, type searchTerms } from './terms';
import type { Database } from '../../store/db/schema';

export interface Wanted extends ReturnType<typeof searchTerms> {
  sport?: Sport | undefined;
  limit: number;
}

/** Below it a name that only resembles the text is noise. */
const leastSimilarity = 0.35;

type Match = (wanted: Wanted) => RawBuilder<unknown>;

/** Every word of the text in the name; the trigram index on `fold(name)` answers. */
export const containing: Match = ({ words }) =>
  sql.join(
    words.map((patterns) => {
      const likes = patterns.map((pattern) => sql`fold(n.name) LIKE fold(${pattern})`);
      return sql`(${sql.join(likes, sql` OR `)})`;
    }),
    sql` AND `,
  );

/** Names that resemble the text, for what was mistyped. `<%` takes its limit from the transaction's setting. */
export const resembling: Match = ({ text }) => sql`fold(${text}) <% fold(n.name)`;

const ofSport = ({ sport }: Wanted) => (sport ? sql`AND n.sport = ${sport}` : sql``);

/** The whole name, its beginning, the beginning of a word, anywhere. */
const closeness = ({ text }: Wanted) => sql`
  CASE WHEN fold(n.name) = fold(${text}) THEN 0
    WHEN fold(n.name) LIKE fold(${prefixOf(text)}) THEN 1
    WHEN ' ' || fold(n.name) LIKE fold(${`% ${prefixOf(text)}`}) THEN 2 ELSE 3 END`;

/** The closest, then what resembles the text most. */
const order = (wanted: Wanted) => sql`
  ${closeness(wanted)}, word_similarity(fold(${wanted.text}), fold(n.name)) DESC,
  length(n.name), n.name, n.id`;

/** Candidates whose league is looked up, which costs a walk each. */
const teamCandidates = 100;

/** Of names equally close, those of the leagues that stand first. */
export async function findTeams(db: Kysely<Database>, match: Match, wanted: Wanted) {
  const { rows } = await sql<TeamHitRow>`
    SELECT hit.id, hit.sport, hit.name, hit.slug, hit.country_code, hit.colours
    FROM (SELECT n.*, ${closeness(wanted)} AS closeness, row_number() OVER (ORDER BY ${order(wanted)}) AS place
      FROM teams n WHERE ${match(wanted)} ${ofSport(wanted)}
      ORDER BY place LIMIT ${teamCandidates}) hit
    LEFT JOIN LATERAL (
      SELECT min(t.priority) AS priority FROM season_teams st
      JOIN seasons s ON s.id = st.season_id AND s.current
      JOIN tournaments t ON t.id = s.tournament_id
      WHERE st.team_id = hit.id) league ON true
    ORDER BY hit.closeness, league.priority NULLS LAST, hit.place
    LIMIT ${wanted.limit}`.execute(db);
  return rows;
}

/** Ids, best first. */
export async function findLeagues(db: Kysely<Database>, match: Match, wanted: Wanted) {
  const { rows } = await sql<{ id: number }>`
    SELECT n.id FROM tournaments n
    WHERE ${match(wanted)} ${ofSport(wanted)}
    ORDER BY n.priority, ${order(wanted)} LIMIT ${wanted.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findPlayers(db: Kysely<Database>, match: Match, wanted: Wanted) {
  const { rows } = await sql<PlayerHitRow>`
    SELECT hit.*, team.id AS team_id, team.name AS team_name
    FROM (SELECT n.id, n.sport, n.name, n.slug, row_number() OVER (ORDER BY ${order(wanted)}) AS place
      FROM players n WHERE ${match(wanted)} ${ofSport(wanted)}
      ORDER BY place LIMIT ${wanted.limit}) hit
    LEFT JOIN LATERAL (
      SELECT t.id, t.name FROM squad_members s JOIN teams t ON t.id = s.team_id
      WHERE s.player_id = hit.id AND s.until_date IS NULL
      ORDER BY t.national, s.from_date DESC LIMIT 1) team ON true
    ORDER BY hit.place`.execute(db);
  return rows;
}

/** `work` with names counted as resembling from the product's own limit on. */
export const withSimilarity = <T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const limit = sql.raw(String(leastSimilarity));
    await sql`SET LOCAL pg_trgm.word_similarity_threshold = ${limit}`.execute(transaction);
    return work(transaction);
  });
