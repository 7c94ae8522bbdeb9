import { basketball } from './basketball/leagues';
import { leagues } from './football/leagues';
import { tournaments } from './football/tournaments';
import type { Competition } from './shape';

const prominence = [
  'champions-league',
  'world-cup',
  'premier-league',
  'nba',
  'laliga',
  'serie-a',
  'bundesliga',
  'ligue-1',
  'euroleague',
  'fa-cup',
  'eredivisie',
  'primeira-liga',
  'brasileirao',
  'mls',
  'liga-mx',
  'acb',
  'wnba',
];

/** All competitions of the simulator, the more prominent ones with the lower priority. */
export const competitions: readonly Competition[] = [...leagues, ...tournaments, ...basketball].map(
  (competition, index) => {
    const rank = prominence.indexOf(competition.key);
    return { ...competition, priority: rank >= 0 ? 10 + rank : 100 + index };
  },
);
