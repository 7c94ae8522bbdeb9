import { beforeEach, expect, it } from '@jest/globals';
import type { Digest } from '@scoreline/shared-lib/contract';
import { followed } from '@scoreline/shared-lib/following';
import { exclusionReceived } from '@scoreline/shared-lib/settings';
import { requestsOf, testMatch, testSide, testTournament } from '@scoreline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { matches, openPage, priceRow } from '../testing/testPage';
import { ownNews } from './ownNews';

const [first, second] = matches as [(typeof matches)[0], (typeof matches)[0]];
const upsetMatch = testMatch({
  eventId: 9,
  status: 'finished',
  home: testSide('Everton', { score: 2 }),
  away: testSide('Liverpool', { score: 1 }),
});
const digest: Digest = {
  date: '2026-11-21',
  upset: { match: upsetMatch, outcome: 'home', price: 7.5, chance: 0.121 },
  insight: {
    match: second,
    insight: {
      key: 'won',
      side: 'home',
      teamName: 'Leeds as its league writes it',
      hits: 9,
      sample: 10,
      line: null,
    },
  },
  movers: [priceRow(first, -20)],
  tournaments: [testTournament()],
};
const own = testMatch({
  ...{ eventId: 20, status: 'finished', startTime: new Date(Date.now() - 7_200_000).toISOString() },
  home: testSide('Leeds', { score: 3 }),
  away: testSide('Derby', { score: 0 }),
});
type Store = Parameters<NonNullable<NonNullable<Parameters<typeof openPage>[3]>['prepare']>>[0];

const open = (settings = {}, prepare?: (store: Store) => void, brand = {}) =>
  openPage(
    '/digest',
    { digest, 'favourites/matches': { matches: [own] } },
    { spoilerFree: false, showOdds: true, ...settings },
    { brand, ...(prepare && { prepare }) },
  );
const follow = (store: Store) =>
  store.dispatch(
    followed('team', {
      targetId: 3,
      sport: 'football',
      name: 'Leeds',
      slug: 'leeds',
      countryCode: null,
    }),
  );
const part = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

it('tells the upset with its price, the best insight and what moved', async () => {
  await open();
  const upset = await part('Biggest upset');
  expect(upset.textContent).toContain('Everton2');
  expect(upset.textContent).toContain('12%');
  expect(upset.textContent).toContain('7.50');
  expect((await part('Worth knowing today')).textContent).toContain('Leeds won 9 of the last 10');
  expect((await part('Odds that moved')).textContent).toContain('−20.0%');
  expect(within(await part('Your teams')).getByRole('link', { name: 'Choose teams' })).toBeTruthy();
});

it('speaks of no teams where the brand has no favourites', async () => {
  await open({}, undefined, { key: 'futbol' });
  await part('Biggest upset');
  expect(screen.queryByRole('region', { name: 'Your teams' })).toBeNull();
});

it('has the results of the teams one follows', async () => {
  await open({}, follow);
  expect((await part('Your teams')).textContent).toContain('Leeds3');
});

it('names no upset and no result before it is asked in spoiler-free mode', async () => {
  await open({ spoilerFree: true }, follow);
  const upset = await part('Biggest upset');
  expect(upset.textContent).not.toContain('Everton');
  expect((await part('Your teams')).textContent).not.toContain('Leeds3');
  await userEvent.click(within(upset).getByRole('button', { name: 'Show it' }));
  expect(upset.textContent).toContain('Everton2');
});

it('has neither odds nor insights for who has switched betting content off', async () => {
  await open({}, (store) =>
    store.dispatch(exclusionReceived({ userId: 5, until: '2099-01-01T00:00:00.000Z' })),
  );
  const upset = await part('Biggest upset');
  expect(upset.textContent).toContain('Everton2');
  expect(upset.textContent).not.toMatch(/7\.50|%/);
  expect(screen.queryByText(/Leeds won/)).toBeNull();
  expect(screen.queryByText('−20.0%')).toBeNull();
});

it('stops the mails from their own link, once that is asked for', async () => {
  const token = 'a'.repeat(43);
  const { api } = await openPage(`/digest#stop=${token}`, {
    ...{ digest, 'favourites/matches': { matches: [] }, 'digest/stop': {} },
  });
  const button = await screen.findByRole('button', { name: 'Stop the morning emails' });
  expect(requestsOf(api, 'digest/stop')).toEqual([]);
  await userEvent.click(button);
  expect(await screen.findByText('You won’t get any more of them.')).toBeTruthy();
  expect(requestsOf(api, 'digest/stop')).toEqual([{ token }]);
});

it('says so on a morning with nothing to tell', async () => {
  const nothing = { ...digest, upset: null, insight: null, movers: [] };
  await openPage('/digest', { digest: nothing, 'favourites/matches': { matches: [] } });
  expect(await screen.findByText('A quiet morning: nothing to report yet')).toBeTruthy();
});

it('takes results since yesterday and each match once', () => {
  const at = (matchId: number, startTime: string, status: 'finished' | 'notStarted') =>
    testMatch({ eventId: matchId, startTime, status });
  const list = [
    at(1, '2026-11-21T20:00:00Z', 'finished'),
    at(2, '2026-11-19T20:00:00Z', 'finished'),
    at(3, '2026-11-23T20:00:00Z', 'notStarted'),
    at(4, '2026-11-22T20:00:00Z', 'notStarted'),
    at(1, '2026-11-21T20:00:00Z', 'finished'),
  ];
  expect(ownNews(list, '2026-11-22', 'UTC').map(({ eventId }) => eventId)).toEqual([1, 4, 3]);
});
