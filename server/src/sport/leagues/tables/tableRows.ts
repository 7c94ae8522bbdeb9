import type { LeagueStandings } from '@scoreline/shared-lib/contract';

import type { Adjustments } from './adjusted';
import type { Entrant } from './entrants';
import { placed } from './placed';
import { ranked, type Field } from './ranking';
import type { SeasonKey } from '../season';
import type { Tally } from './tally';

export type Kind = LeagueStandings['kind'];
export type Table = LeagueStandings['tables'][number];

interface Ranked extends Pick<SeasonKey, 'sport' | 'tieBreakers' | 'rules'> {
  entrants: Entrant[];
  adjustments: Adjustments;
  meetings?: Field['meetings'];
}

/** The rows of the given teams, best first. */
export function rowsOf(
  teams: (Entrant & { tally: Tally })[],
  appearances: Field['appearances'],
  league: Ranked,
): Table['rows'] {
  const { sport, tieBreakers, rules, entrants, adjustments, meetings } = league;
  const known = new Map(teams.map((team) => [team.id, team]));
  const nameOf = (id: number) => known.get(id)?.name ?? '';
  const groups = new Map(entrants.map((team) => [team.id, team.groups]));
  const { winPoints } = rules;
  const field: Field = { sport, tieBreakers, nameOf, appearances, groups, meetings, winPoints };
  const tallies = teams.map(({ tally }) => tally);
  return placed(ranked(tallies, field), league).map((tally, index) => {
    const [first, second] = known.get(tally.teamId)?.colours ?? [];
    const own = adjustments.get(tally.teamId) ?? [];
    const head: RowHead = {
      rank: index + 1,
      competitorId: tally.teamId,
      name: nameOf(tally.teamId),
      ...(first && second && { colours: [first, second] }),
      ...(own.length > 0 && { adjustments: [...own] }),
    };
    return sport === 'football' ? footballRow(head, tally) : basketballRow(head, tally);
  });
}

type RowHead = Pick<
  Table['rows'][number],
  'rank' | 'competitorId' | 'name' | 'colours' | 'adjustments'
>;

const footballRow = (head: RowHead, tally: Tally) => ({
  ...head,
  ...outcomes(tally),
  goalsFor: tally.scored,
  goalsAgainst: tally.conceded,
  goalDifference: tally.scored - tally.conceded,
  points: tally.points,
  form: tally.form,
});

const basketballRow = (head: RowHead, tally: Tally) => ({
  ...head,
  ...outcomes(tally),
  pointsFor: tally.scored,
  pointsAgainst: tally.conceded,
  winRate: tally.winRate,
  form: tally.form,
});

const outcomes = ({ played, won, drawn, lost }: Tally) => ({ played, won, drawn, lost });
