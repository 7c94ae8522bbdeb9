import type { Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { PlayerHitRow, TeamHitRow } from './hits';
import type { AliasHit } from './aliases';
import { prefixOf, type searchTerms } from './terms';
import type { Database } from '@scoreline/database/schema';

export interface Wanted extends ReturnType<typeof searchTerms> {
  sport?: Sport | undefined;
  limit: number;
  /** The current day, from which popularity is counted back. */
  today: string;
  /** Database names for which the text is an alias. */
  clubs: AliasHit[];
  leagues: AliasHit[];
  /** Countries whose national teams the text names. */
  countries: string[];
}

/** Below this similarity, a match is noise. */
const leastSimilarity = 0.35;

type Match = (wanted: Wanted) => RawBuilder<unknown>;

/** Every word of the text is in the name; uses the trigram index on `fold(name)`. */
export const containing: Match = ({ words }) =>
  sql.join(
    words.map((patterns) => {
      const likes = patterns.map((pattern) => sql`fold(n.name) LIKE fold(${pattern})`);
      return sql`(${sql.join(likes, sql` OR `)})`;
    }),
    sql` AND `,
  );

/** Similar names, for misspelt texts. `<%` takes its threshold from the transaction's setting. */
export const resembling: Match = ({ text }) => sql`fold(${text}) <% fold(n.name)`;

const ofSport = ({ sport }: Wanted) => (sport ? sql`AND n.sport = ${sport}` : sql``);

/** Ranks the whole name, its beginning, the beginning of a word, then any position. */
const closeness = ({ text }: Wanted) => sql`
  CASE WHEN fold(n.name) = fold(${text}) THEN 0
    WHEN fold(n.name) LIKE fold(${prefixOf(text)}) THEN 1
    WHEN ' ' || fold(n.name) LIKE fold(${`% ${prefixOf(text)}`}) THEN 2 ELSE 3 END`;

/** By closeness, then by similarity. */
const order = (wanted: Wanted) => sql`
  ${closeness(wanted)}, word_similarity(fold(${wanted.text}), fold(n.name)) DESC,
  length(n.name), n.name, n.id`;

/** Candidates whose league is looked up, at one index scan each. */
const teamCandidates = 100;

/** Aliases of the text, with their closeness; a club's alias without a country matches any country. */
const aliasRows = (aliases: readonly AliasHit[]) => sql`
  unnest(${aliases.map(({ name }) => name)}::text[], ${aliases.map(({ country }) => country)}::text[],
    ${aliases.map(({ level }) => level)}::int[]) AS alias(name, country, level)`;

/** Results opened from searches in the last week. */
const opensOf = (kind: string, { today }: Wanted) => sql`
  SELECT sum(o.opens)::int AS opens FROM search_opens o
  WHERE o.day > ${today}::date - 7 AND o.kind = ${kind} AND o.target_id = hit.id`;

/** Ids of the teams whose name matches, with its closeness, and of those with the text as an alias. */
const teamCandidatesOf = (match: Match, wanted: Wanted) => sql`
  (SELECT n.id, ${closeness(wanted)} AS closeness FROM teams n
    WHERE ${match(wanted)} ${ofSport(wanted)} ORDER BY ${order(wanted)} LIMIT ${teamCandidates})
  UNION ALL SELECT n.id, alias.level FROM ${aliasRows(wanted.clubs)}
    JOIN teams n ON fold(n.name) = fold(alias.name)
      AND (alias.country IS NULL OR n.country_code IS NULL OR n.country_code = alias.country)
    WHERE true ${ofSport(wanted)}
  UNION ALL SELECT n.id, 0 FROM teams n
    WHERE n.national AND n.country_code = ANY(${wanted.countries}::text[]) ${ofSport(wanted)}`;

/** Equally close names are ordered by opens, then by the rank of their league. */
export async function findTeams(db: Kysely<Database>, match: Match, wanted: Wanted) {
  const { rows } = await sql<TeamHitRow>`
    SELECT hit.id, hit.sport, hit.name, hit.slug, hit.country_code, hit.colours
    FROM (SELECT n.*, found.closeness, row_number() OVER (ORDER BY ${order(wanted)}) AS place
      FROM (SELECT id, min(closeness) AS closeness FROM (${teamCandidatesOf(match, wanted)}) candidate GROUP BY id) found
      JOIN teams n ON n.id = found.id) hit
    LEFT JOIN LATERAL (${opensOf('team', wanted)}) popular ON true
    LEFT JOIN LATERAL (
      SELECT min(t.priority) AS priority FROM season_teams st
      JOIN seasons s ON s.id = st.season_id AND s.current
      JOIN tournaments t ON t.id = s.tournament_id
      WHERE st.team_id = hit.id) league ON true
    ORDER BY hit.closeness, coalesce(popular.opens, 0) DESC, league.priority NULLS LAST, hit.place
    LIMIT ${wanted.limit}`.execute(db);
  return rows;
}

/** Ids, best first. */
export async function findLeagues(db: Kysely<Database>, match: Match, wanted: Wanted) {
  const { rows } = await sql<{ id: number }>`
    SELECT hit.id FROM (
      SELECT n.id, n.priority, min(found.closeness) AS closeness FROM (
        SELECT n.id, ${closeness(wanted)} AS closeness FROM tournaments n WHERE ${match(wanted)} ${ofSport(wanted)}
        UNION ALL SELECT n.id, alias.level FROM ${aliasRows(wanted.leagues)}
          JOIN tournaments n ON fold(n.name) = fold(alias.name)
          JOIN categories c ON c.id = n.category_id AND c.country_code IS NOT DISTINCT FROM alias.country
          WHERE true ${ofSport(wanted)}) found
      JOIN tournaments n ON n.id = found.id GROUP BY n.id) hit
    LEFT JOIN LATERAL (${opensOf('league', wanted)}) popular ON true
    ORDER BY hit.closeness, coalesce(popular.opens, 0) DESC, hit.priority, hit.id
    LIMIT ${wanted.limit}`.execute(db);
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

/** Runs `work` with the product's own similarity threshold. */
export const withSimilarity = <T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const limit = sql.raw(String(leastSimilarity));
    await sql`SET LOCAL pg_trgm.word_similarity_threshold = ${limit}`.execute(transaction);
    return work(transaction);
  });
