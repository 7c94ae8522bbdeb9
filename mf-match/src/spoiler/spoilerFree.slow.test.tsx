import { expect, it } from '@jest/globals';
import { testSide, testTournament } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testDetail, testSummary } from '../testing/testPage';

const path = '/football/match/arsenal-vs-chelsea/7';
const spoilerFree = { spoilerFree: true };
const inPlay = testDetail(['odds', 'insights', 'h2h', 'performance'], {
  status: 'live',
  clock: { period: 2, minute: 60, seconds: 899, running: false, at: '2026-11-21T16:20:00.000Z' },
  startTime: '2026-11-21T15:00:00.000Z',
  home: testSide('Arsenal', { competitorId: 1, score: 2 }),
  away: testSide('Chelsea', { competitorId: 2, score: 0 }),
});
const shared = { 'match/detail': inPlay, 'match/events': { incidents: [] } };
const before = { home: 2.1, draw: 3.4, away: 3.2, at: '2026-11-21T10:00:00.000Z' };
const inPlayPrices = { home: 1.07, draw: 12, away: 34, at: '2026-11-21T16:10:00.000Z' };
const first = { home: 2.3, draw: 3.4, away: 2.9, at: '2026-11-20T10:00:00.000Z' };
const { at: openingAt, ...opening } = first;
const book = {
  ...{ bookmakerId: 1, bookmaker: 'Bet365', market: '1x2', line: 0, opening, openingAt },
  ...{
    current: inPlayPrices,
    currentAt: inPlayPrices.at,
    movements: [inPlayPrices, before, first],
  },
};
const meeting = {
  match: testSummary({ eventId: 8, status: 'finished' }),
  ...{ tournament: testTournament(), outcome: 'home' },
};
const history = {
  ...{ sample: 24, homeWins: 15, draws: 5, awayWins: 4, tolerance: 0.02 },
  matches: [meeting],
};
const noHistory = { insights: [], homeOdds: null };

const openOdds = (books: object[], settings = spoilerFree, insights: object = noHistory) =>
  openPage(
    `${path}?tab=odds`,
    { ...shared, 'match/odds': { books }, 'match/insights': insights },
    settings,
  );

it('has prices of a match in play as they stood at its kick-off', async () => {
  await openOdds([book]);
  const chart = await screen.findByRole('slider', { name: /Bet365/ });
  expect(chart.getAttribute('aria-valuetext')).toContain('Home 2.10');
  expect(screen.queryByText('1.07')).toBeNull();
});

it('has no prices of those who offered none before the kick-off', async () => {
  await openOdds([{ ...book, openingAt: inPlayPrices.at, movements: [inPlayPrices] }]);
  expect(await screen.findByText('No data')).toBeTruthy();
  expect(screen.queryByText('1.07')).toBeNull();
});

it('counts no winners of matches that were priced like this one', async () => {
  await openOdds([book], spoilerFree, { insights: [], homeOdds: history });
  expect(await screen.findByText('Matches with the same odds')).toBeTruthy();
  expect(screen.queryByText(/62/)).toBeNull();
});

it('counts no winners of the last meetings, and keeps the sums of the last matches until they are asked for', async () => {
  await openPage(
    `${path}?tab=h2h`,
    {
      ...shared,
      'match/h2h': { meetings: [meeting], tally: { won: 4, drawn: 1, lost: 2 } },
      'match/performance': new Error('not asked for'),
    },
    spoilerFree,
  );
  expect(await screen.findByText(testTournament().name)).toBeTruthy();
  expect(screen.queryByText('1 Draw')).toBeNull();
  expect(screen.queryByText('Last 5')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the table' }));
  expect(screen.getByText('Last 5')).toBeTruthy();
});

const over = testDetail([], {
  status: 'finished',
  home: testSide('Arsenal', { competitorId: 1, score: 2 }),
  away: testSide('Chelsea', { competitorId: 2, score: 0 }),
});
const openOver = (search: string, isSpoilerFree = false) => {
  window.history.replaceState(null, '', path + search);
  const settings = { spoilerFree: isSpoilerFree };
  return openPage(path + search, { ...shared, 'match/detail': over }, settings);
};
const sharedAs = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this page' });
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Arsenal – Chelsea' });
  return { link, picture };
};

it('keeps the score of a link that was shared without it back, until it is asked for', async () => {
  await openOver('?spoilers=off');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the score' }));
  expect(screen.queryByRole('button', { name: 'Show the score' })).toBeNull();
});

it('shows the score of any other link', async () => {
  await openOver('');
  await screen.findByRole('button', { name: 'Share' });
  expect(screen.queryByRole('button', { name: 'Show the score' })).toBeNull();
});

it('shares a link without the score, unless it is wanted', async () => {
  await openOver('?tab=summary', true);
  await screen.findByRole('button', { name: 'Show the score' });
  const { link, picture } = await sharedAs();
  expect(link.value).toMatch(/\/7\?tab=summary&spoilers=off$/);
  expect(picture.src).toMatch(/\/share\/match\/7\.png\?spoilers=off$/);
  await userEvent.click(screen.getByRole('switch', { name: 'Score hidden' }));
  expect(link.value).toMatch(/\/7\?tab=summary$/);
  expect(picture.src).toMatch(/\/share\/match\/7\.png$/);
});

it('shares a link with the score where nothing is kept back, unless it is not wanted', async () => {
  await openOver('');
  await screen.findByRole('button', { name: 'Share' });
  const { link } = await sharedAs();
  expect(link.value).toMatch(/\/7$/);
  await userEvent.click(screen.getByRole('switch', { name: 'Score hidden' }));
  expect(link.value).toMatch(/\/7\?spoilers=off$/);
});
