import type { StageKind } from '@scoreline/shared-lib/contract';

import { groupBy } from '../../../store/collections/groupBy';
import { adjusted, adjustmentsOf, carried, type Adjustments } from './adjusted';
import type { Entrant } from './entrants';
import { decidedResults } from './decided';
import type { Appearance, StageResults } from './results';
import type { SeasonRules, Split } from '../rules/seasonRules';
import type { SeasonKey } from '../season';
import { membersOf, partStages, playedSplit } from './split';
import { rowsOf, type Kind, type Table } from './tableRows';
import { tallyOf } from './tally';

export interface League extends Pick<SeasonKey, 'sport' | 'tieBreakers' | 'rules'> {
  kind: Kind;
  entrants: Entrant[];
  before?: Date | undefined;
  round?: number | undefined;
}

const formMatches = 5;

/** The tables of a season; for a split season, its parts and the table they came from. */
export function seasonTables(given: StageResults[], league: League): Table[] {
  const stages = given.map((stage) => ({
    ...stage,
    appearances: decidedResults(stage.appearances, league),
  }));
  const { split } = league.rules;
  const whole = league.kind === 'all' || league.kind === 'live';
  const regular = stages.filter(({ name }) => !partStages(league.rules).includes(name));
  if (!split || !whole) return regular.flatMap((stage) => tablesOf(stage, league));
  const played = playedSplit(stages, split, league.entrants.length);
  if (!played) return regular.flatMap((stage) => tablesOf(stage, league));
  const [first] = regular;
  if (!first) return [];
  const before = { ...league, before: played.at };
  const [table] = tablesOf({ ...first, appearances: played.regular }, before);
  if (!table) return [];
  const ranking = table.rows.map(({ competitorId }) => competitorId);
  return [...partTables(stages, split, { ...played, ranking }, league), table];
}

/** A group stage has only its groups; a regular season has one table, then its conferences and divisions. */
function tablesOf({ stage, appearances, drawn }: StageResults, season: League): Table[] {
  const league = drawn ? { ...season, entrants: entrantsOf(drawn, season) } : season;
  const groups = [...new Set(league.entrants.flatMap((team) => team.groups))].sort();
  const shown: (string | null)[] =
    stage === 'groupStage' && groups.length > 0 ? groups : [null, ...groups];
  const counted = countedOf(appearances, league.kind);
  const adjustments = adjustmentsIn(league, league.before ?? lastOf(appearances, league));
  // A team is in up to three tables with the same totals in each.
  const entrants = league.entrants.map((team) => ({
    ...team,
    tally: adjusted(
      tallyOf(team.id, league.sport, counted.get(team.id) ?? [], league.rules.winPoints),
      adjustments,
    ),
  }));
  return shown.map((group) => ({
    stage,
    group,
    rows: rowsOf(
      entrants.filter((team) => group === null || team.groups.includes(group)),
      counted,
      { ...league, rules: rulesIn(league), adjustments, meetings: meetingsIn(stage, league) },
    ),
  }));
}

/** Decided places apply only to the whole table of a finished season. */
const rulesIn = ({ kind, round, before, rules }: League): SeasonRules => {
  if (kind === 'all' && !round && !before) return rules;
  const { placed: _placed, ...others } = rules;
  return others;
};

const entrantsOf = (drawn: ReadonlyMap<number, string[]>, { entrants }: League): Entrant[] =>
  entrants.flatMap((team) => {
    const groups = drawn.get(team.id);
    return groups ? { ...team, groups } : [];
  });

/**
 * Football leagues with head to head (Spain, Italy, Portugal, Turkey, Greece) use it once both matches are played, and all
 * matches until then; the NBA uses the games played so far. A table of home, away or last matches never has both.
 */
const meetingsIn = (stage: StageKind, { sport }: League): number | undefined =>
  sport === 'football' ? (stage === 'groupStage' ? 1 : 2) : undefined;

function countedOf(appearances: Appearance[], kind: Kind): Map<number, Appearance[]> {
  const counted = appearances.filter(
    ({ home }) => (kind !== 'home' || home) && (kind !== 'away' || !home),
  );
  const own = groupBy(counted, (appearance) => appearance.teamId);
  if (kind === 'form') for (const [id, all] of own) own.set(id, all.slice(-formMatches));
  return own;
}

/** Decisions do not apply to a table of half of the matches. */
const adjustmentsIn = ({ kind, rules, entrants }: League, by: Date | undefined): Adjustments =>
  kind === 'all' || kind === 'live' ? adjustmentsOf(rules, entrants, by) : new Map();

/** The table after a round includes the decisions up to its last match. */
const lastOf = (appearances: Appearance[], { round }: League): Date | undefined =>
  round === undefined ? undefined : appearances.at(-1)?.startTime;

interface Played {
  regular: Appearance[];
  later: StageResults[];
  at: Date;
  ranking: number[];
}

function partTables(
  stages: StageResults[],
  split: Split,
  { regular, later, at, ranking }: Played,
  league: League,
): Table[] {
  const { sport, entrants } = league;
  const { winPoints } = league.rules;
  const all = adjustmentsIn(league, league.before);
  const adjustments = { before: adjustmentsIn(league, at), all };
  const first = groupBy(regular, ({ teamId }) => teamId);
  const counted = countedOf(
    stages.flatMap(({ appearances }) => appearances),
    league.kind,
  );
  return [...membersOf(split, later, ranking)].map(([part, members]) => ({
    stage: 'postSeason',
    group: part.group,
    ...(part.halved && { halved: true }),
    rows: rowsOf(
      entrants
        .filter(({ id }) => members.has(id))
        .map((team) => {
          const tally = tallyOf(team.id, sport, counted.get(team.id) ?? [], winPoints);
          const half = tallyOf(team.id, sport, first.get(team.id) ?? [], winPoints);
          return { ...team, tally: carried(tally, half, part, adjustments) };
        }),
      counted,
      { ...league, adjustments: all },
    ),
  }));
}
