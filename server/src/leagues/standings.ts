import type { LeagueStandings, Sport } from '@scoreline/shared-lib/contract';
import { type Kysely, sql } from 'kysely';

import { ranked, type Field } from './ranking';
import { stageResults, type Appearance, type StageResults } from './results';
import { findSeason } from './season';
import { tallyOf, type Tally } from './tally';
import { loadTournaments } from './tournaments';
import type { Database } from '../db/schema';
import type { TieBreaker } from '../feeds/events';
import { BizError } from '../gateway/bizError';
import type { Parsed } from '../gateway/operation';
import { groupBy } from '../collections/groupBy';

type StandingsRequest = Parsed<'sports-query/league/standings'>;
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
  { tournamentId, season: name, round, kind }: StandingsRequest,
): Promise<LeagueStandings> {
  const [tournament] = await loadTournaments(db, [tournamentId]);
  if (!tournament) throw new BizError('unknownTournament');
  const season = await findSeason(db, tournamentId, name);
  if (!season) throw new BizError('unknownSeason');
  const [stages, tieBreakers] = await Promise.all([
    stageResults(db, { seasonId: season.id, live: kind === 'live', round }),
    loadTieBreakers(db, tournamentId),
  ]);
  const entrants = await loadEntrants(db, season.id, stages);
  const league = { sport: season.sport, kind, entrants, tieBreakers };
  const tables = tournament.hasStandings ? stages.flatMap((stage) => tablesOf(stage, league)) : [];
  return { tournament, season: season.name, seasons: season.all, kind, tables };
}

interface League {
  sport: Sport;
  kind: Kind;
  entrants: Entrant[];
  tieBreakers: TieBreaker[];
}

/** A group stage is its groups; a regular season is one table first, then its conferences and divisions. */
function tablesOf({ stage, appearances }: StageResults, league: League): Table[] {
  const groups = [...new Set(league.entrants.flatMap((team) => team.groups))].sort();
  const shown: (string | null)[] =
    stage === 'groupStage' && groups.length > 0 ? groups : [null, ...groups];
  return shown.map((group) => ({
    stage,
    group,
    rows: rowsOf(
      league.entrants.filter((team) => group === null || team.groups.includes(group)),
      countedOf(appearances, league.kind),
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

function rowsOf(teams: Entrant[], own: Map<number, Appearance[]>, league: League): Table['rows'] {
  const { sport, tieBreakers } = league;
  const known = new Map(teams.map((team) => [team.id, team]));
  const nameOf = (id: number) => known.get(id)?.name ?? '';
  const field: Field = { sport, tieBreakers, nameOf, appearances: [...own.values()].flat() };
  const tallies = teams.map(({ id }) => tallyOf(id, sport, own.get(id) ?? []));
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

/** Who is in the season by its own list, and whoever else has played in it. */
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
  return rows;
}

async function loadTieBreakers(db: Kysely<Database>, tournamentId: number): Promise<TieBreaker[]> {
  const row = await db
    .selectFrom('tournaments')
    .select('tie_breakers')
    .where('id', '=', tournamentId)
    .executeTakeFirst();
  return (row?.tie_breakers ?? []) as TieBreaker[];
}
