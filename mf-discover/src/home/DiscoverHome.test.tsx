import { beforeEach, expect, it } from '@jest/globals';
import type { TipsUpcoming } from '@scoreline/shared-lib/contract';
import { addressNow, requestsOf, testTournament } from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  emptyHistory,
  matches,
  moversOf,
  openPage,
  priceRow,
  testHistory,
  testTip,
} from '../testing/testPage';

const tips = (rows: TipsUpcoming['rows']): TipsUpcoming => ({
  rows,
  tournaments: [testTournament()],
  cursor: null,
});
const nothing = {
  movements: moversOf([]),
  'same-odds': { rows: [], tournaments: [], leagues: [], cursor: null },
  averages: { rows: [], tournaments: [], leagues: [] },
  upcoming: tips([]),
  history: emptyHistory(),
};
const filled = {
  ...nothing,
  movements: (request: unknown) =>
    moversOf([
      priceRow(
        firstItem(matches),
        (request as { direction: string }).direction === 'rising' ? 12 : -12,
      ),
    ]),
  upcoming: tips([testTip()]),
  history: testHistory(),
};

beforeEach(() => localStorage.clear());

it('shows each list by its first rows, each with its explanation and the way to all of it', async () => {
  await openPage('/discover', filled);
  const dropping = await screen.findByRole('region', { name: 'Dropping odds' });
  expect(await within(dropping).findByText('−12.0%')).toBeTruthy();
  const rising = screen.getByRole('region', { name: 'Rising odds' });
  expect(await within(rising).findByText('+12.0%')).toBeTruthy();
  const tip = screen.getByRole('region', { name: 'Tips' });
  expect(await within(tip).findByText(/Last 30 days: 4 tips, yield \+15\.0%/)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'How this is calculated' })).toHaveLength(5);
  await userEvent.click(within(dropping).getByRole('link', { name: 'Dropping odds' }));
  expect(addressNow()).toBe('/discover/odds/dropping?sport=football');
});

it('says of each list that has nothing that it has nothing', async () => {
  await openPage('/discover', nothing);
  await waitFor(() => expect(screen.getAllByText('No matches with odds')).toHaveLength(3));
  // Each list has its own request, and the answers arrive in any order.
  expect(await screen.findByText('Tips will be published soon')).toBeTruthy();
  expect(await screen.findByText('No data')).toBeTruthy();
});

it('turns to the other sport, in the address too', async () => {
  const { api } = await openPage('/discover', filled);
  await userEvent.click(await screen.findByRole('radio', { name: 'Basketball' }));
  expect(addressNow()).toBe('/discover?sport=basketball');
  await waitFor(() =>
    expect(requestsOf(api, 'averages').at(-1)).toMatchObject({
      sport: 'basketball',
      metric: 'points',
    }),
  );
});
