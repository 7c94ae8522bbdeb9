import { search } from './search';
import { defineOperation } from '../gateway/operation';

export const searchOperations = [
  defineOperation('sports-query/search', (request, { db }) => search(db, request), {
    keepMs: 30_000,
  }),
];
