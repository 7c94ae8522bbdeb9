import { beforeEach, expect, it } from '@jest/globals';
import type { SameOdds } from '@scoreline/shared-lib/contract';
import { addressNow, requestsOf, testTournament } from '@scoreline/shared-lib/testing';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { matches, openPage } from '../testing/testPage';

type Row = SameOdds['rows'][number];

const prices = { home: 2.1, draw: 3.3, away: 3.6 };
const priced = (at: number) => ({
  ...itemAt(matches, at),
  odds: { bookmakerId: 1, market: '1x2' as const, opening: prices, current: prices },
});
const rich: Row = {
  match: priced(0),
  ...{ tolerance: 0.005, sample: 10, homeWins: 5, draws: 3, awayWins: 2 },
  ...{ shares: { home: 0.5, draw: 0.3, away: 0.2 }, averageTotal: 2.6 },
};
const poor: Row = {
  match: priced(1),
  ...{ tolerance: 0.02, sample: 2, homeWins: 2, draws: 0, awayWins: 0 },
  ...{ shares: null, averageTotal: 3 },
};
const pageOf = (rows: Row[]): SameOdds => ({
  rows,
  tournaments: [testTournament()],
  leagues: [testTournament()],
  cursor: null,
});
const path = '/discover/statistics/same_odds_matches';
const itemOf = async (name: RegExp) =>
  (await screen.findByRole('link', { name })).closest<HTMLElement>('li')!;

beforeEach(() => localStorage.clear());

it('shows the opening prices and what became of them, with counts, shares and the average', async () => {
  await openPage(path, { 'same-odds': pageOf([rich]) });
  const item = await itemOf(/Arsenal/);
  for (const text of ['2.10', '3.30', '3.60', '50%', '30%', '20%'])
    expect(within(item).getByText(text)).toBeTruthy();
  expect(item.textContent).toContain('10 matches · 2.6 goals per match');
  expect(item.textContent).not.toContain('within');
});

it('gives no share of fewer than five, and says how near the prices are', async () => {
  await openPage(path, { 'same-odds': pageOf([poor]) });
  const item = await itemOf(/Leeds/);
  expect(item.textContent).toContain('2 matches · 3.0 goals per match · odds within 0.02');
  expect(item.textContent).not.toContain('%');
});

it('opens the matches it counted on a tap', async () => {
  const found = {
    homeOdds: { sample: 1, matches: [{ match: { ...itemAt(matches, 2), status: 'finished' } }] },
  };
  const { api } = await openPage(path, { 'same-odds': pageOf([rich]), insights: found });
  const item = await itemOf(/Arsenal/);
  expect(requestsOf(api, 'insights')).toEqual([]);
  await userEvent.click(within(item).getByRole('button', { name: 'Matches' }));
  expect(await within(item).findByText('Fulham – Brentford')).toBeTruthy();
});

it('has its filters in the address and its prices hidden with all others', async () => {
  const answers = { 'same-odds': pageOf([rich]) };
  const { api } = await openPage(`${path}?within=72`, answers, { showOdds: false });
  const item = await itemOf(/Arsenal/);
  expect(within(item).queryByText('2.10')).toBeNull();
  expect(requestsOf(api, 'same-odds')).toEqual([expect.objectContaining({ within: 72 })]);
  await userEvent.selectOptions(screen.getByLabelText('League'), '1');
  expect(addressNow()).toBe(`${path}?within=72&league=1`);
});

it('says so where nothing is to come', async () => {
  await openPage(path, { 'same-odds': pageOf([]) });
  expect(await screen.findByText('No matches with odds')).toBeTruthy();
});
