import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import type { Club, Unranked } from '../shape';
import { americas } from './americas';
import { asiaPacific } from './asiaPacific';
import { northernEurope } from './northernEurope';
import { southernEurope } from './southernEurope';
import { westernEurope } from './westernEurope';

export const leagues: readonly Unranked[] = [
  ...westernEurope,
  ...southernEurope,
  ...northernEurope,
  ...americas,
  ...asiaPacific,
];

/** The strongest clubs of a league, as many as `count`. */
export const clubsOf = (key: string, count: number): Club[] =>
  itemWhere(leagues, (competition) => competition.key === key).teams.slice(0, count);
