import { defineOperation } from '../../wire/gateway/operation';
import { createOpenCounter } from './opened';
import { popularSearches } from './popular';
import { search } from './search';

const countOpen = createOpenCounter();

export const searchOperations = [
  defineOperation('sports-query/search', (request, { db, now }) => search(db, request, now()), {
    cacheMs: 30_000,
    bearsLag: true,
  }),
  defineOperation(
    'sports-query/search/popular',
    async (_, { db, now }) => ({ searches: await popularSearches(db, now()) }),
    { cacheMs: 300_000, bearsLag: true },
  ),
  defineOperation('sports-query/search/opened', async (request, { db, deviceId, address, now }) => {
    await countOpen(db, request, { deviceId, address, now: now() });
    return {};
  }),
];
