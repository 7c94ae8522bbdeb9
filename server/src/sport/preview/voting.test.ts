import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { memoryRateLimiter, type RateLimiter } from '../../wire/gateway/rateLimit';
import { callOperation, deviceKey, openTestApp } from '../../wire/gateway/testing';
import { insertLeague, insertMatch } from '../matches/testing';

const open: RateLimiter = { take: async () => 0, giveBack: async () => undefined };
/** The rate limit of votes; everything else is free. */
let spend = open;
const of = (key: string) => (key.startsWith('vote:') ? spend : open);
const test = duringTests(() =>
  openTestApp({
    config: { trustProxy: 1 },
    rateLimiter: {
      take: (key, limit) => of(key).take(key, limit),
      giveBack: (key, limit) => of(key).giveBack(key, limit),
    },
  }),
);

async function voteFrom(address: string, matchId: number, deviceId?: string) {
  const { key, headers } = await deviceKey(test.app, deviceId);
  const from = { key, headers: { ...headers, 'x-forwarded-for': address } };
  const request = { eventId: matchId, outcome: 'home' };
  return (await callOperation(test.app, from, 'sports-query/match/vote', request)).body;
}

it('one address does not fill the vote of a match by new devices, and the same device costs it nothing', async () => {
  const limiter = memoryRateLimiter(() => 0);
  spend = limiter;
  const league = await insertLeague(test.db, { name: 'Own', teams: ['A', 'B', 'C'] });
  const start = '2026-11-22T20:00:00Z';
  const matchId = await insertMatch(test.db, league, [0, 1], { start });
  const other = await insertMatch(test.db, league, [1, 2], { start });
  const address = '198.51.100.20';
  for (let again = 0; again < 20; again++)
    expect(await voteFrom(address, matchId)).toMatchObject({ data: { mine: 'home' } });
  const answers = [];
  for (let n = 0; n < 30; n++) answers.push(await voteFrom(address, matchId, `new-${n}`));
  expect(answers.filter((answer) => answer?.bizCode === 10000)).toHaveLength(7);
  expect(answers.at(-1)).toMatchObject({ bizCode: 15000 });
  expect(await voteFrom(address, other, 'new-29')).toMatchObject({ data: { mine: 'home' } });
  expect(await voteFrom('198.51.100.21', matchId, 'new-29')).toMatchObject({
    data: { mine: 'home' },
  });
});

it('votes are limited with all servers’ limits, a customer of a network at a time', async () => {
  const taken: string[] = [];
  let waitMs = 0;
  spend = {
    ...open,
    async take(key) {
      taken.push(key);
      return waitMs;
    },
  };
  const league = await insertLeague(test.db, { teams: ['A', 'B'] });
  const matchId = await insertMatch(test.db, league, [0, 1], { start: '2026-11-22T20:00:00Z' });
  expect(await voteFrom('2001:db8:1:2::17', matchId)).toMatchObject({ data: { mine: 'home' } });
  await voteFrom('2001:db8:1:2:ffff::1', matchId);
  expect(new Set(taken)).toEqual(
    new Set(['vote:2001:db8:1:2::', `vote:${matchId}:2001:db8:1:2::`]),
  );
  waitMs = 1_000;
  expect(await voteFrom('198.51.100.7', matchId)).toMatchObject({ bizCode: 15000 });
});
