import { beforeEach, expect, it } from '@jest/globals';
import type { TipsUpcoming } from '@scoreline/shared-lib/contract';
import { testMatch, testSide, testTournament } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { matches, moversOf, openPage, priceRow, testTip } from '../testing/testPage';

const [first = testMatch(), second = testMatch()] = matches;
const tips = (name: string, cursor: string | null): TipsUpcoming => ({
  rows: [testTip({ tipId: name.length, match: testMatch({ home: testSide(name) }) })],
  tournaments: [testTournament()],
  cursor,
});
/** Answers with `one`, and with `other` if the request carries its cursor. */
const inTwo =
  <T,>(one: T, other: T) =>
  (request: unknown) =>
    (request as { cursor?: string }).cursor === 'next' ? other : one;

const lists = [
  {
    of: 'matches',
    path: '/discover/odds/movements',
    end: 'No more matches',
    whole: { movements: moversOf([priceRow(first, -20)]) },
    turned: {
      movements: inTwo(moversOf([priceRow(first, -20)], 'next'), moversOf([priceRow(second, -10)])),
    },
  },
  {
    of: 'tips',
    path: '/discover/tips',
    end: 'No more data',
    whole: { upcoming: tips('Arsenal', null) },
    turned: { upcoming: inTwo(tips('Arsenal', 'next'), tips('Leeds', null)) },
  },
];

beforeEach(() => localStorage.clear());

it.each(lists)('a list of $of says “$end” at the end of its last page', async (list) => {
  await openPage(list.path, list.turned);
  const more = await screen.findByRole('button', { name: 'Load more' });
  expect(screen.queryByText(/^No more/)).toBeNull();
  await userEvent.click(more);
  expect(await screen.findByText(list.end)).toBeTruthy();
  expect(screen.getAllByText(/^No more/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it.each(lists)('a list of $of that is all on its first page says nothing more', async (list) => {
  await openPage(list.path, list.whole);
  await screen.findByRole('link', { name: /Arsenal/ });
  expect(screen.queryByText(/^No more/)).toBeNull();
});
