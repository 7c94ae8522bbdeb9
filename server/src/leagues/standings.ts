import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { ranked, type Field } from './ranking';
import { stageResults, type Appearance, type StageResults } from './results';
import { findSeason, type SeasonKey } from './season';
import { tallyOf, type Tally } from './tally';
import { loadTournaments } from './tournaments';
import type { Database } from '../db/schema';
import { BizError } from '../gateway/bizError';
import type { Parsed } from '../gateway/operation';
import { groupBy } from '../collections/groupBy';

type StandingsRequest = Omit<Parsed<'sports-query/league/standings'>, 'season'> & {
  /** Its name, or its id; the current one without. */
  season?: string | number | undefined;
  /** The tables as they stood at this moment. */
  before?: Date | undefined;
};
type Kind = StandingsRequest['kind'];
type Table = LeagueStandings['tables'][number];

interface Entrant {
  id: number;
  name: string;
  colours: string[] | null;
  groups: string[];
}

const formMatches = 5;

/** Tables worked out from results: a stage's own, and one a group. Throws for an unknown league or season. */
export async function leagueStandings(
  db: Kysely<Database>,
  { tournamentId, season: which, round, kind, before }: StandingsRequest,
): Promise<LeagueStandings> {
  const [[tournament], season] = await Promise.all([
    loadTournaments(db, [tournamentId]),
    findSeason(db, tournamentId, which),
  ]);
  if (!tournament) throw new BizError('unknownTournament');
  if (!season) throw new BizError('unknownSeason');
  const live = kind === 'live';
  const stages = await stageResults(db, { seasonId: season.id, live, round, before });
  const entrants = await loadEntrants(db, season.id, stages);
  const league = { ...season, kind, entrants };
  const tables = tournament.hasStandings ? stages.flatMap((stage) => tablesOf(stage, league)) : [];
  return { tournament, season: season.name, seasons: season.all, kind, tables };
}

interface League extends Pick<SeasonKey, 'sport' | 'tieBreakers'> {
  kind: Kind;
  entrants: Entrant[];
}

/** A group stage is its groups; a regular season is one table first, then its conferences and divisions. */
function tablesOf({ stage, appearances }: StageResults, league: League): Table[] {
  const groups = [...new Set(league.entrants.flatMap((team) => team.groups))].sort();
  const shown: (string | null)[] =
    stage === 'groupStage' && groups.length > 0 ? groups : [null, ...groups];
  const counted = countedOf(appearances, league.kind);
  // A team is in up to three tables, and its matches add up to the same in each.
  const entrants = league.entrants.map((team) => ({
    ...team,
    tally: tallyOf(team.id, league.sport, counted.get(team.id) ?? []),
  }));
  return shown.map((group) => ({
    stage,
    group,
    rows: rowsOf(
      entrants.filter((team) => group === null || team.groups.includes(group)),
      counted,
      league,
    ),
  }));
}

function countedOf(appearances: Appearance[], kind: Kind): Map<number, Appearance[]> {
  const counted = appearances.filter(
    ({ home }) => (kind !== 'home' || home) && (kind !== 'away' || !home),
  );
  const own = groupBy(counted, (appearance) => appearance.teamId);
  if (kind === 'form') for (const [id, all] of own) own.set(id, all.slice(-formMatches));
  return own;
}

function rowsOf(
  teams: (Entrant & { tally: Tally })[],
  appearances: Field['appearances'],
  league: League,
): Table['rows'] {
  const { sport, tieBreakers } = league;
  const known = new Map(teams.map((team) => [team.id, team]));
  const nameOf = (id: number) => known.get(id)?.name ?? '';
  const field: Field = { sport, tieBreakers, nameOf, appearances };
  const tallies = teams.map(({ tally }) => tally);
  return ranked(tallies, field).map((tally, index) => {
    const [first, second] = known.get(tally.teamId)?.colours ?? [];
    const place: Place = {
      rank: index + 1,
      competitorId: tally.teamId,
      name: nameOf(tally.teamId),
      ...(first && second && { colours: [first, second] }),
    };
    return sport === 'football' ? footballRow(place, tally) : basketballRow(place, tally);
  });
}

type Place = Pick<Table['rows'][number], 'rank' | 'competitorId' | 'name' | 'colours'>;

const footballRow = (place: Place, tally: Tally) => ({
  ...place,
  ...outcomes(tally),
  goalsFor: tally.scored,
  goalsAgainst: tally.conceded,
  goalDifference: tally.scored - tally.conceded,
  points: tally.points,
  form: tally.form,
});

const basketballRow = (place: Place, tally: Tally) => ({
  ...place,
  ...outcomes(tally),
  pointsFor: tally.scored,
  pointsAgainst: tally.conceded,
  winRate: tally.winRate,
  form: tally.form,
});

const outcomes = ({ played, won, drawn, lost }: Tally) => ({ played, won, drawn, lost });

/** Who is in the season by its own list, and whoever else has played in it. Groups that no list tells are those of the matches. */
async function loadEntrants(
  db: Kysely<Database>,
  seasonId: number,
  stages: StageResults[],
): Promise<Entrant[]> {
  const played = new Set(stages.flatMap((stage) => stage.appearances.map(({ teamId }) => teamId)));
  const { rows } = await sql<Entrant>`
    SELECT t.id, t.name, t.colours, coalesce(st.groups, '{}') AS groups
    FROM (SELECT team_id FROM season_teams WHERE season_id = ${seasonId}
      UNION SELECT unnest(${[...played]}::int[])) entered
    JOIN teams t ON t.id = entered.team_id
    LEFT JOIN season_teams st ON st.season_id = ${seasonId} AND st.team_id = t.id`.execute(db);
  const grouped = stages.some(({ stage }) => stage === 'groupStage');
  if (!grouped || rows.some(({ groups }) => groups.length > 0)) return rows;
  const drawn = await groupsDrawn(db, seasonId);
  return rows.map((team) => ({ ...team, groups: drawn.get(team.id) ?? [] }));
}

async function groupsDrawn(db: Kysely<Database>, seasonId: number): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ team_id: number; groups: string[] }>`
    SELECT side.team_id, array_agg(DISTINCT m.group_code) AS groups
    FROM matches m CROSS JOIN LATERAL (VALUES (m.home_id), (m.away_id)) side(team_id)
    WHERE m.season_id = ${seasonId} AND m.group_code IS NOT NULL
    GROUP BY side.team_id`.execute(db);
  return new Map(rows.map(({ team_id, groups }) => [team_id, groups]));
}
