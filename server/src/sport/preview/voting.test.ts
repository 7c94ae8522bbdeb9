import { expect, it } from '@jest/globals';

import { duringTests } from '../../store/db/duringTests';
import { callOperation, deviceKey, openTestApp } from '../../wire/gateway/testing';
import { insertLeague, insertMatch } from '../matches/testing';

const taken: string[] = [];
let waitMs = 0;
const test = duringTests(() =>
  openTestApp({
    config: { trustProxy: true },
    rateLimiter: {
      async take(key) {
        if (!key.startsWith('vote:')) return 0;
        taken.push(key);
        return waitMs;
      },
      giveBack: async () => undefined,
    },
  }),
);

async function voteFrom(address: string, eventId: number) {
  const { key, headers } = await deviceKey(test.app);
  const from = { key, headers: { ...headers, 'x-forwarded-for': address } };
  const request = { eventId, outcome: 'home' };
  return (await callOperation(test.app, from, 'sports-query/match/vote', request)).body;
}

it('votes are limited with all servers’ limits, a customer of a network at a time', async () => {
  const league = await insertLeague(test.db, { teams: ['A', 'B'] });
  const eventId = await insertMatch(test.db, league, [0, 1], { start: '2026-11-22T20:00:00Z' });
  expect(await voteFrom('2001:db8:1:2::17', eventId)).toMatchObject({ data: { mine: 'home' } });
  await voteFrom('2001:db8:1:2:ffff::1', eventId);
  expect(new Set(taken)).toEqual(new Set(['vote:2001:db8:1:2::']));
  waitMs = 1_000;
  expect(await voteFrom('198.51.100.7', eventId)).toMatchObject({ bizCode: 15000 });
});
