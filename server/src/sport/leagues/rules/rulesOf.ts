import { divisions } from '../../../store/catalogue/leagues';
import { adjustments } from './adjustments';
import { nbaNamesIn } from '../../../store/catalogue/formerNames';
import type { RuledTieBreaker, SeasonRules } from './seasonRules';
import { splits } from './splits';
import { demoChampionsLeague, demoLeagues, demoWorldCup, zoneRuleOf } from './zones';

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

/** Ties of two teams, as the NBA's play-off tie-break procedures have them (nba.com, standings); `ranked` knows those of more. */
const nbaTieBreakers: readonly RuledTieBreaker[] = [
  'winRate',
  'headToHead',
  'divisionWinner',
  'divisionRecord',
  'conferenceRecord',
  'ownPlayOffRecord',
  'otherPlayOffRecord',
  'pointDifference',
];

/** The Belgian rules: more wins count before the difference of goals. */
const ownTieBreakers: Record<string, readonly RuledTieBreaker[]> = {
  B1: ['points', 'wins', 'goalDifference', 'goals'],
};

/**
 * The rules of a season by what its source calls it; the invented seasons of the demo have the shape of their leagues and
 * none of the real decisions.
 */
export function rulesOf(source: string, ref: string): SeasonRules {
  if (source === 'nba' || source === 'nba-sbr') return nbaRules(yearIn(ref));
  if (source === 'demo') return demoRules(ref);
  const [name = '', season = ''] = ref.split('/');
  const league = source === 'archive' ? name : source === 'api-football' ? apiLeagues[name] : '';
  return league ? footballRules(league, yearIn(season)) : {};
}

const yearIn = (season: string): number => Number(season.slice(0, 4));

const nbaRules = (year: number): SeasonRules => {
  const formerNames = nbaNamesIn(year);
  return {
    tieBreakers: nbaTieBreakers,
    ...zonesIn('nba', year),
    ...(formerNames.length > 0 && { formerNames }),
  };
};

function demoRules(ref: string): SeasonRules {
  const [key = '', season = ''] = ref.split(':');
  if (key === 'nba') return nbaRules(yearIn(season));
  if (key === 'champions-league') return { zones: demoChampionsLeague };
  if (key === 'world-cup') return zonesIn(key, demoWorldCup);
  return zonesIn(demoLeagues[key] ?? '', yearIn(season));
}

function zonesIn(league: string, year: number): Pick<SeasonRules, 'zones'> {
  const zones = zoneRuleOf(league, year);
  return zones ? { zones } : {};
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
    ...zonesIn(league, year),
  };
}
