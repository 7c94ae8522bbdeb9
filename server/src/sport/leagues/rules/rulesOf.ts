import { divisions } from '../../../store/catalogue/leagues';
import { adjustments } from './adjustments';
import type { RuledTieBreaker, SeasonRules } from './seasonRules';
import { splits } from './splits';

/** API-FOOTBALL's numbers of leagues that have rules here. */
const apiLeagues: Record<string, string> = {
  '39': 'E0',
  '40': 'E1',
  '61': 'F1',
  '88': 'N1',
  '135': 'I1',
  '140': 'SP1',
  '144': 'B1',
  '179': 'SC0',
  '197': 'G1',
  '218': 'A1',
};

/** Ties of the NBA, as its rules of procedure for play-off seeding have them. */
const nba: SeasonRules = {
  tieBreakers: [
    'winRate',
    'headToHead',
    'divisionWinner',
    'divisionRecord',
    'conferenceRecord',
    'pointDifference',
  ],
};

/** The Belgian rules: more wins count before the difference of goals. */
const ownTieBreakers: Record<string, readonly RuledTieBreaker[]> = {
  B1: ['points', 'wins', 'goalDifference', 'goals'],
};

/** The rules of a season by what its source calls it; the invented seasons of the demo have none of the real decisions. */
export function rulesOf(source: string, ref: string): SeasonRules {
  if (source === 'nba' || source === 'nba-sbr' || ref.startsWith('nba:')) return nba;
  const [name = '', season = ''] = ref.split('/');
  const league = source === 'archive' ? name : source === 'api-football' ? apiLeagues[name] : '';
  return league ? footballRules(league, Number(season.slice(0, 4))) : {};
}

function footballRules(league: string, year: number): SeasonRules {
  const split = splits[league]?.find(({ from, to }) => year >= from && year <= to)?.split;
  const season = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  const own = adjustments[`${league}/${season}`];
  const tieBreakers = ownTieBreakers[league] ?? divisions[league]?.tieBreakers;
  return {
    ...(tieBreakers && { tieBreakers }),
    ...(split && { split }),
    ...(own && { adjustments: own }),
  };
}
