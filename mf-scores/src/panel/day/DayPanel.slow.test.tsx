import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  openRemote,
  requestsOf,
  testMatch,
  testSide,
  testTournament,
} from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../../locales/en.json';
import { remote } from '../../remote';

const now = new Date('2026-11-21T12:00:00.000Z');
const played = testMatch({
  eventId: 1,
  startTime: '2026-11-21T10:00:00.000Z',
  status: 'finished',
  home: testSide('Arsenal', { competitorId: 10, score: 2 }),
  away: testSide('Chelsea', { competitorId: 11, score: 1 }),
});
const coming = testMatch({
  eventId: 2,
  startTime: '2026-11-21T19:00:00.000Z',
  home: testSide('Leeds', { competitorId: 20 }),
  away: testSide('Everton', { competitorId: 21 }),
});
const row = (rank: number) => ({
  ...{ rank, competitorId: rank, name: `Club ${rank}`, played: 12, won: 1, drawn: 0, lost: 0 },
  ...{ goalsFor: 1, goalsAgainst: 1, goalDifference: 0, points: 40 - rank, form: [] },
});
const standings = {
  ...{ tournament: testTournament(), season: '2026/27', kind: 'all', seasons: [] },
  tables: [{ stage: 'regularSeason', group: null, rows: [1, 2, 3, 4, 5, 6, 7].map(row) }],
};
const player = { slug: 'striker', shirtNumber: 9, position: null, countryCode: null };
const scorer = {
  player: { ...player, playerId: 5, name: 'Ola Striker' },
  ...{ team: null, value: 14, matches: 12 },
};
const incident = (incidentId: number, over: object) => ({
  ...{ incidentId, kind: 'goal', side: 'home', period: 1, minute: 12, added: null },
  ...{ player: { ...player, playerId: 5, name: 'Ola Striker' }, otherPlayer: null },
  ...{ score: null, removed: false },
  ...over,
});
const incidents = [
  incident(1, {}),
  incident(2, { kind: 'penaltyGoal', minute: 45, added: 2 }),
  incident(3, { side: 'away', kind: 'ownGoal', minute: 80 }),
  incident(4, { minute: 88, removed: true }),
];

const wide = () =>
  void jest.spyOn(window, 'matchMedia').mockReturnValue({
    ...window.matchMedia('all'),
    matches: true,
  });

const open = (matches: object[], settings: { spoilerFree?: boolean } = {}) =>
  openRemote(remote, {
    path: '/',
    answers: {
      'match/list': {
        date: '2026-11-21',
        leagues:
          matches.length > 0
            ? [{ tournament: testTournament({ hasStandings: true }), matches }]
            : [],
        serverTime: now.toISOString(),
      },
      'match/calendar': { days: [] },
      'match/pulses': { pulses: [] },
      'match/events': { incidents },
      'match/standings': standings,
      'league/standings': standings,
      'league/top-players': { boards: [{ key: 'goals', rows: [scorer] }] },
      'discover/movements': {
        rows: [],
        tournaments: [],
        leagues: [],
        bookmakers: [],
        cursor: null,
      },
      'favourites/popular': {
        ...{ teams: [], players: [] },
        leagues: [testTournament({ hasStandings: true, name: 'LaLiga' })],
      },
    },
    texts: { scores: texts },
    settings,
    prepare: wide,
  });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('has the match of the day, the head of the table and who scores most', async () => {
  await open([played, coming]);
  const title = await screen.findByRole('heading', { name: 'Match of the day' });
  const part = within(title.closest('section')!);
  expect(part.getByRole('button', { name: /^Leeds against Everton/ })).toBeTruthy();
  const table = await screen.findByRole('table', { name: /^Standings/ });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([1, 2, 3, 4, 5].map((rank) => `Club ${rank}`));
  expect((await screen.findByRole('link', { name: /Ola Striker/ })).textContent).toMatch(/14$/);
});

it('has nothing coming up that was called off', async () => {
  const calledOff = { ...coming, eventId: 3, status: 'postponed' as const };
  const other = { ...coming, eventId: 4, home: testSide('Fulham', { competitorId: 30 }) };
  await open([played, coming, calledOff, other]);
  const title = await screen.findByRole('heading', { name: 'Coming up' });
  const part = within(title.closest('section')!);
  expect(part.getAllByRole('button', { name: /^(Leeds|Fulham) against/ })).toHaveLength(1);
  expect(part.getByRole('button', { name: /^Fulham against/ })).toBeTruthy();
});

it('is not empty on a day without matches', async () => {
  await open([]);
  expect(await screen.findByRole('heading', { name: 'LaLiga' })).toBeTruthy();
});

it('shows no table that tells results to who wants none', async () => {
  const { api } = await open([played, coming], { spoilerFree: true });
  await screen.findByRole('heading', { name: 'Match of the day' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(requestsOf(api, 'league/standings')).toEqual([]);
});

it('says who scored under the score, and the score in the tab’s title', async () => {
  await open([played]);
  await userEvent.click(
    firstItem(await screen.findAllByRole('button', { name: /^Arsenal 2, Chelsea 1/ })),
  );
  const panel = within(await screen.findByRole('region', { name: 'Arsenal – Chelsea' }));
  const goals = await panel.findAllByText(/Ola Striker/);
  expect(goals.map((goal) => goal.closest('li')!.textContent)).toEqual([
    "Ola Striker 12'",
    "Ola Striker (pen.) 45+2'",
    "Ola Striker (own goal) 80'",
  ]);
  await waitFor(() => expect(document.title).toMatch(/^Arsenal 2–1 Chelsea \| /));
});
