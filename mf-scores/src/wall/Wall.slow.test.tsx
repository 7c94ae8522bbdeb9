import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { dayOf, localTimeZone } from '@scoreline/shared-lib/format';
import {
  addressNow,
  liveSocket,
  openRemote,
  testMatch,
  testSide,
  testTournament,
} from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { spokenMatch } from '../testing/spokenMatchSpy';
import { remote } from '../remote';

const now = new Date('2026-11-21T12:00:00.000Z');
const live = (matchId: number, home: string, away: string, score: [number, number]) =>
  testMatch({
    ...{ eventId: matchId, startTime: '2026-11-21T10:30:00.000Z', status: 'live', odds: null },
    clock: { period: 2, minute: 80, running: false, at: now.toISOString() },
    home: testSide(home, { competitorId: matchId * 10, score: score[0] }),
    away: testSide(away, { competitorId: matchId * 10 + 1, score: score[1] }),
  });
const matches = [
  live(1, 'Arsenal', 'Chelsea', [4, 0]),
  live(2, 'Leeds', 'Everton', [2, 2]),
  ...[3, 4, 5, 6, 7].map((id) => live(id, `Home ${id}`, `Away ${id}`, [3, 0])),
];

/** A window of this width in pixels, for `min-width` queries. */
const windowOf = (width: number) =>
  void jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    media: query,
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  }));

const open = (width: number, settings: { spoilerFree?: boolean } = {}) =>
  openRemote(remote, {
    path: '/',
    answers: {
      'match/list': {
        date: dayOf(now, localTimeZone()),
        leagues: [{ tournament: testTournament({ hasStandings: false }), matches }],
        serverTime: now.toISOString(),
      },
      'match/calendar': { days: [] },
      'match/pulses': { pulses: [] },
      'match/events': { incidents: [] },
      'discover/movements': {
        ...{ rows: [], tournaments: [], leagues: [], bookmakers: [], cursor: null },
      },
      'favourites/popular': { teams: [], players: [], leagues: [] },
    },
    texts: { scores: texts },
    settings,
    prepare: () => windowOf(width),
  });

const wall = async () => within(await screen.findByRole('region', { name: 'Live wall' }));
const teamsOf = (tiles: Awaited<ReturnType<typeof wall>>) =>
  tiles.getAllByRole('button', { name: /^(Unpin|Pin) / }).map((pin: HTMLElement) => pin.ariaLabel);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('has six tiles, the most exciting match large with its excitement', async () => {
  await open(1600);
  const tiles = await wall();
  await waitFor(() => expect(tiles.getAllByRole('listitem')).toHaveLength(6));
  const [lead] = tiles.getAllByRole('listitem');
  expect(within(lead!).getByRole('button', { name: /^Leeds 2, Everton 2/ })).toBeTruthy();
  // 100 × (0.4 × (0.4 + 0.6 × 80 / 90) + 0.2 × 4 / 6)
  expect(within(lead!).getByText('Excitement 51')).toBeTruthy();
});

it('reads the clock of the large tile from left to right on a page that reads the other way', async () => {
  document.documentElement.dir = 'rtl';
  await open(1600);
  const [clock] = await (await wall()).findAllByText("80'");
  expect(clock?.closest<HTMLElement>('[dir]')?.dir).toBe('ltr');
  document.documentElement.dir = '';
});

it('is not asked for where there is no room', async () => {
  await open(1599);
  await screen.findAllByRole('button', { name: /^Leeds 2, Everton 2/ });
  await screen.findByRole('heading', { name: 'Match of the day' });
  expect(screen.queryByRole('region', { name: 'Live wall' })).toBeNull();
});

it('renders the one tile that has news', async () => {
  await open(1600);
  await wall();
  const line = await liveSocket();
  act(() => {
    line.tell('image', 'matches:football', Object.fromEntries(matches.map((m) => [m.eventId, m])));
    jest.advanceTimersByTime(1_500);
  });
  spokenMatch.mockClear();
  act(() => {
    line.tell('delta', 'matches:football', { 2: { away: { score: 3 }, revision: 2 } });
    jest.advanceTimersByTime(40);
  });
  const tiles = await wall();
  expect(await tiles.findByRole('button', { name: /^Leeds 2, Everton 3/ })).toBeTruthy();
  expect([...new Set(spokenMatch.mock.calls.map(([match]) => match.eventId))]).toEqual([2]);
});

it('keeps what is pinned, from its tile and from the panel, and is walked through by arrow keys', async () => {
  await open(1600);
  const tiles = await wall();
  const listed = firstItem(await screen.findAllByRole('button', { name: /^Home 7 3/ }));
  await userEvent.click(listed);
  const panel = within(await screen.findByRole('region', { name: 'Home 7 – Away 7' }));
  await userEvent.click(panel.getByRole('button', { name: 'Pin Home 7 – Away 7' }));
  await waitFor(() => expect(teamsOf(tiles)).toContain('Unpin Home 7 – Away 7'));
  expect(JSON.parse(localStorage.getItem('scores-wall')!)).toEqual([7]);
  const [first, second] = tiles.getAllByRole('button', { name: /^(Leeds|Home|Arsenal)/ });
  act(() => first!.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(addressNow()).toContain('match=2');
  await userEvent.click(tiles.getByRole('button', { name: 'Unpin Home 7 – Away 7' }));
  expect(JSON.parse(localStorage.getItem('scores-wall')!)).toEqual([]);
});

it('tells nothing of how a match goes to who hides scores', async () => {
  await open(1600, { spoilerFree: true });
  const tiles = await wall();
  await waitFor(() => expect(tiles.getAllByRole('listitem')).toHaveLength(6));
  expect(tiles.queryByText(/^Excitement/)).toBeNull();
  expect(teamsOf(tiles)[0]).toBe('Pin Arsenal – Chelsea');
});
