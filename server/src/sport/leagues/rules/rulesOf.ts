import { divisions } from '../../../store/catalogue/leagues';
import { nbaNamesIn } from '../../../store/catalogue/formerNames';
import { rulesIn, type Rule, type RuleOf } from './ruleBook';
import type { Adjustment, RuledTieBreaker, SeasonRules } from './seasonRules';
import { splits } from './splits';
import { demoChampionsLeague, demoLeagues, demoWorldCup, demoYear, zoneRuleOf } from './zones';

/** API-FOOTBALL ids of leagues that have rules here. */
const apiLeagues: Record<string, string> = {
  '1': 'world-cup',
  '2': 'CL',
  '3': 'EL',
  '4': 'euro',
  '5': 'nations-league',
  '848': 'ECL',
  '39': 'E0',
  '40': 'E1',
  '41': 'E2',
  '42': 'E3',
  '61': 'F1',
  '62': 'F2',
  '78': 'D1',
  '79': 'D2',
  '88': 'N1',
  '94': 'P1',
  '135': 'I1',
  '136': 'I2',
  '140': 'SP1',
  '141': 'SP2',
  '144': 'B1',
  '179': 'SC0',
  '180': 'SC1',
  '197': 'G1',
  '203': 'T1',
  '218': 'A1',
};

/** Ties of two teams by the NBA's play-off tie-break procedures (nba.com, standings); `ranked` implements those of more. */
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

/** The Belgian rules: wins count before goal difference. */
const ownTieBreakers: Record<string, readonly RuledTieBreaker[]> = {
  B1: ['points', 'wins', 'goalDifference', 'goals'],
};

/**
 * The rules of a season by its source's ref; the demo's invented seasons have the format of their leagues and none of the real
 * decisions.
 */
export function rulesOf(source: string, ref: string): SeasonRules {
  if (source === 'nba' || source === 'nba-sbr') return nbaRules(yearIn(ref));
  if (source === 'demo') return demoRules(ref);
  const [name = '', season = ''] = ref.split('/');
  const league =
    source === 'archive' ? competitionOf(name) : source === 'api-football' ? apiLeagues[name] : '';
  return league ? footballRules(league, yearIn(season)) : {};
}

/** Files of the European Championship use several names. */
const competitionOf = (name: string): string => {
  if (/qualif/.test(name)) return name;
  if (/^(?:uefa-)?euro(?:pean-championship|-championship)?$/.test(name)) return 'euro';
  return /nations-league/.test(name) && !/concacaf/.test(name) ? 'nations-league' : name;
};

const yearIn = (season: string): number => Number(season.slice(0, 4));

const nbaRules = (year: number): SeasonRules => {
  const formerNames = nbaNamesIn(year);
  return {
    tieBreakers: nbaTieBreakers,
    ...tiesOf(rulesIn('nba', year)),
    ...zonesIn('nba', year),
    ...(formerNames.length > 0 && { formerNames }),
  };
};

function demoRules(ref: string): SeasonRules {
  const [key = '', season = ''] = ref.split(':');
  if (key === 'nba') return nbaRules(yearIn(season));
  if (key === 'champions-league') return { zones: demoChampionsLeague };
  if (key === 'world-cup') return zonesIn(key, demoWorldCup);
  return zonesIn(demoLeagues[key] ?? '', demoYear(yearIn(season)));
}

function zonesIn(league: string, year: number): Pick<SeasonRules, 'zones'> {
  const zones = zoneRuleOf(league, year);
  return zones ? { zones } : {};
}

function footballRules(league: string, year: number): SeasonRules {
  const rules = rulesIn(league, year);
  const of = <K extends Rule['kind']>(kind: K) =>
    rules.filter((rule): rule is RuleOf<K> => rule.kind === kind);
  const split = splits[league]?.find(({ from, to }) => year >= from && year <= to)?.split;
  const adjustments = of('points').map(adjustmentOf);
  const order =
    of('tieBreakers').at(-1)?.order ?? ownTieBreakers[league] ?? divisions[league]?.tieBreakers;
  const perGame = of('pointsPerGame').length > 0;
  const winPoints = of('pointsPerWin').at(-1)?.points;
  const decided = [...of('walkover'), ...of('replayed'), ...of('withdrawn')];
  const placed = [...of('playOff'), ...of('demoted')];
  return {
    ...(order && { tieBreakers: perGame ? ['pointsPerGame', ...order] : order }),
    ...(winPoints !== undefined && { winPoints }),
    ...(decided.length > 0 && { decided }),
    ...(placed.length > 0 && { placed }),
    ...tiesOf(rules),
    ...(split && { split }),
    ...(adjustments.length > 0 && { adjustments }),
    ...zonesIn(league, year),
  };
}

function tiesOf(rules: readonly Rule[]): Pick<SeasonRules, 'ties'> {
  const awayGoals = rules.some(({ kind }) => kind === 'awayGoals');
  const bestOf = rules.filter((rule): rule is RuleOf<'bestOf'> => rule.kind === 'bestOf');
  if (!awayGoals && bestOf.length === 0) return {};
  return { ties: { ...(awayGoals && { awayGoals }), ...(bestOf.length > 0 && { bestOf }) } };
}

const adjustmentOf = ({ club, points, date, reason, source }: RuleOf<'points'>): Adjustment => ({
  ...{ club, points, reason, source },
  ...(date !== undefined && { date }),
});
