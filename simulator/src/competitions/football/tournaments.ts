import { nations } from '../clubs/nations';
import { central, england, europe, germany, italy, london, spain } from '../places';
import { readNations, type Club, type Competition, type Unranked } from '../shape';
import { usual } from './league';
import { clubsOf } from './leagues';

const week = [2, 3, 4];

const entrants: [league: string, clubs: number][] = [
  ['premier-league', 6],
  ['laliga', 5],
  ['serie-a', 4],
  ['bundesliga', 4],
  ['ligue-1', 3],
  ['eredivisie', 3],
  ['primeira-liga', 2],
  ['super-lig', 2],
  ['pro-league', 2],
  ['super-league-greece', 1],
  ['premiership', 1],
  ['austria', 1],
  ['switzerland', 1],
  ['denmark', 1],
];

/** Clubs of leagues, each league with so many. */
const from = (berths: [league: string, clubs: number][]): Club[] =>
  berths.flatMap(([key, count]) => clubsOf(key, count));

const championsLeague: Unranked = {
  ...usual,
  key: 'champions-league',
  name: 'Champions League',
  category: europe,
  format: 'swiss',
  legs: 1,
  start: '09-14',
  end: '05-31',
  days: week,
  kickOff: [18 * 60, 21 * 60],
  scoring: 3.1,
  knockOut: { entrants: 16, legs: 2, finalNeutral: true },
  teams: from(entrants),
};

/** Who also plays in the Champions League in midweek. */
export const championsLeagueClubs: ReadonlySet<string> = new Set(
  championsLeague.teams.map(({ ref }) => ref),
);

const worldCup: Unranked = {
  ...usual,
  key: 'world-cup',
  name: 'World Cup',
  category: { name: 'World', code: null },
  format: 'groups',
  legs: 1,
  start: '06-11',
  end: '07-19',
  days: [1, 2, 3, 4, 5, 6, 7],
  zone: { hours: -5 },
  kickOff: [11 * 60, 22 * 60],
  scoring: 2.6,
  spread: 1.1,
  everyYears: 4,
  national: true,
  knockOut: { entrants: 32, legs: 1, finalNeutral: true },
  teams: readNations(nations),
};

type Cup = Pick<Competition, 'key' | 'name' | 'category' | 'start' | 'end' | 'named'> & {
  berths: [league: string, clubs: number][];
};

const cup = ({ berths, ...given }: Cup): Unranked => ({
  ...usual,
  ...given,
  format: 'cup',
  legs: 1,
  days: week,
  kickOff: [18 * 60, 21 * 60 + 15],
  zone: given.category === england ? london : central,
  scoring: 2.8,
  knockOut: { entrants: 32, legs: 1, finalNeutral: true },
  teams: from(berths),
});

export const tournaments: readonly Unranked[] = [
  championsLeague,
  worldCup,
  cup({
    key: 'fa-cup',
    name: 'FA Cup',
    category: england,
    named: 'yearBefore',
    start: '01-05',
    end: '05-17',
    berths: [
      ['premier-league', 20],
      ['championship', 12],
    ],
  }),
  cup({
    key: 'copa-del-rey',
    name: 'Copa del Rey',
    category: spain,
    start: '10-26',
    end: '04-26',
    berths: [
      ['laliga', 20],
      ['segunda', 12],
    ],
  }),
  cup({
    key: 'dfb-pokal',
    name: 'DFB-Pokal',
    category: germany,
    start: '08-17',
    end: '05-24',
    berths: [
      ['bundesliga', 18],
      ['2-bundesliga', 14],
    ],
  }),
  cup({
    key: 'coppa-italia',
    name: 'Coppa Italia',
    category: italy,
    start: '09-21',
    end: '05-14',
    berths: [
      ['serie-a', 20],
      ['serie-b', 12],
    ],
  }),
];
