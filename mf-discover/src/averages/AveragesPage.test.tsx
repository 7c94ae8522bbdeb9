import { beforeEach, expect, it } from '@jest/globals';
import type { Averages } from '@scoreline/shared-lib/contract';
import { addressNow, requestsOf, testTournament } from '@scoreline/shared-lib/testing';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { matches, openPage } from '../testing/testPage';

const path = '/discover/statistics';
const pageOf = (values: number[]): Averages => ({
  rows: values.map((value, at) => ({
    team: {
      ...{ competitorId: 10 + at, name: `Team ${at}`, shortName: `T${at}`, slug: `team-${at}` },
      ...{ code: `T${at}`, countryCode: null, colours: null },
    },
    ...{ match: itemAt(matches, at), value, sample: 5 },
  })),
  tournaments: [testTournament()],
  leagues: [testTournament()],
});

beforeEach(() => localStorage.clear());

it('ranks teams by their last five, with the sample, and leads to what they did before', async () => {
  await openPage(path, { averages: pageOf([2.4, 1.8]) });
  const [first, second] = await screen.findAllByRole('link', { name: /Team/ });
  expect(first?.textContent).toMatch(/^1.*Team 0.*2\.40last 5$/);
  expect(second?.textContent).toMatch(/^2.*Team 1.*1\.80last 5$/);
  expect(first?.getAttribute('href')).toMatch(/\/1\?tab=h2h$/);
});

it('asks for the lowest of another figure as the address says', async () => {
  const { api } = await openPage(path, { averages: pageOf([0.8]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Wins' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Lowest' }));
  expect(addressNow()).toBe(`${path}?metric=winRate&order=lowest`);
  await waitFor(() =>
    expect(requestsOf(api, 'averages').at(-1)).toMatchObject({
      metric: 'winRate',
      order: 'lowest',
    }),
  );
  expect(await screen.findByText('80%')).toBeTruthy();
});

it('begins another sport with that sport’s own figures', async () => {
  const { api } = await openPage(`${path}?metric=goals&league=1`, { averages: pageOf([2]) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Basketball' }));
  expect(addressNow()).toBe(`${path}?sport=basketball`);
  await waitFor(() =>
    expect(requestsOf(api, 'averages').at(-1)).toMatchObject({
      sport: 'basketball',
      metric: 'points',
    }),
  );
  expect(screen.queryByRole('button', { name: 'Goals' })).toBeNull();
});

it('says so where no team plays', async () => {
  await openPage(path, { averages: pageOf([]) });
  expect(await screen.findByText('No data')).toBeTruthy();
});

it('reads the list that stays by its own figure, until the one asked for is there', async () => {
  const answered: (() => void)[] = [];
  const answer = (request: unknown) =>
    (request as { metric: string }).metric === 'winRate'
      ? new Promise((resolve) => answered.push(() => resolve(pageOf([0.6]))))
      : pageOf([2.4]);
  await openPage(path, { averages: answer });
  expect(await screen.findByText('2.40')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Wins' }));
  await waitFor(() => expect(answered).toHaveLength(1));
  expect(screen.getByText('2.40')).toBeTruthy();
  firstItem(answered)();
  expect(await screen.findByText('60%')).toBeTruthy();
  expect(screen.queryByText('2.40')).toBeNull();
});
