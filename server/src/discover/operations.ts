import { averages } from './averages';
import { movements } from './movements';
import { sameOdds } from './sameOdds';
import { defineOperation } from '../gateway/operation';

export const discoverOperations = [
  defineOperation('sports-query/discover/movements', movements, { keepMs: 5_000 }),
  defineOperation('sports-query/discover/averages', averages, { keepMs: 30_000 }),
  defineOperation('sports-query/discover/same-odds', sameOdds, { keepMs: 30_000 }),
];
