import type { Sport } from '@scoreline/shared-lib/contract';

import { averages } from './averages';
import { movements } from './movements';
import { sameOdds } from './sameOdds';
import type { Subject } from '../../wire/gateway/changes';
import { defineOperation } from '../../wire/gateway/operation';

const ofSport = ({ sport }: { sport: Sport }): Subject[] => [`sport:${sport}`];
/** Computed from seasons of results, so a new result can wait. */
const settled = { cacheMs: 30_000, lagMs: 10_000, subjects: ofSport, bearsLag: true };

export const discoverOperations = [
  defineOperation('sports-query/discover/movements', movements, {
    cacheMs: 5_000,
    lagMs: 1_000,
    subjects: ofSport,
  }),
  defineOperation('sports-query/discover/averages', averages, settled),
  defineOperation('sports-query/discover/same-odds', sameOdds, settled),
];
