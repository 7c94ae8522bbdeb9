import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AppStore } from '@scoreline/shared-lib/api';
import type { MatchList, MatchSummary } from '@scoreline/shared-lib/contract';
import { leagueListed } from '@scoreline/shared-lib/following';
import { dayOf, localTimeZone } from '@scoreline/shared-lib/format';
import { settingChanged } from '@scoreline/shared-lib/settings';
import {
  liveSocket,
  openRemote,
  testMatch,
  testSide,
  testTournament,
} from '@scoreline/shared-lib/testing';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { spokenMatch } from '../testing/spokenMatchSpy';
import { remote } from '../remote';

const now = new Date('2026-11-21T12:00:00.000Z');
const today = dayOf(now, localTimeZone());
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const live = (matchId: number, home: string, away: string): MatchSummary =>
  testMatch({
    eventId: matchId,
    startTime: at(-1),
    status: 'live',
    clock: { period: 2, minute: 60, seconds: 899, running: false, at: at(0) },
    home: testSide(home, { competitorId: matchId * 10, score: 1 }),
    away: testSide(away, { competitorId: matchId * 10 + 1, score: 0 }),
  });

const arsenal = live(1, 'Arsenal', 'Chelsea');
const leeds = live(2, 'Leeds', 'Everton');
const fulham = testMatch({
  eventId: 3,
  startTime: at(3),
  home: testSide('Fulham', { competitorId: 30 }),
  away: testSide('Brentford', { competitorId: 31 }),
});

const listOf = (matches: MatchSummary[]): MatchList => ({
  date: today,
  leagues: [
    {
      tournament: testTournament({ hasStandings: false }),
      matches,
    },
  ],
  serverTime: now.toISOString(),
});

function openBoard(
  answer: () => unknown = () => listOf([arsenal, leeds, fulham]),
  prepare: (store: AppStore) => void = () => undefined,
) {
  return openRemote(remote, {
    path: '/',
    answers: {
      'match/list': answer,
      'match/calendar': { days: [] },
      'match/pulses': { pulses: [] },
    },
    texts: { scores: texts },
    prepare,
  });
}

const rowOf = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const tell = async (change: Record<number, object>) => {
  const line = await liveSocket();
  act(() => {
    line.tell('delta', 'matches:football', change);
    jest.advanceTimersByTime(40);
  });
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now, advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

async function connected() {
  const line = await liveSocket();
  act(() => {
    line.tell('image', 'matches:football', { 1: arsenal, 2: leeds, 3: fulham });
    // After the time in which a delta counts as catch-up.
    jest.advanceTimersByTime(1_500);
  });
}

describe('Scoreboard', () => {
  it('shows the day and renders only the row that has news', async () => {
    const renders = spokenMatch.mockClear();
    await openBoard();
    await rowOf('Arsenal');
    await connected();
    renders.mockClear();
    await tell({ 2: { away: { score: 1 }, revision: 2 } });
    expect(await rowOf('Leeds 1, Everton 1')).toBeTruthy();
    const rendered = renders.mock.calls.map(([match]) => match.eventId);
    expect([...new Set(rendered)]).toEqual([2]);
  });

  it("tints a scorer's line for a minute, and nothing at first load", async () => {
    await openBoard();
    const row = await rowOf('Arsenal');
    await connected();
    expect(row.querySelector('[data-flash]')).toBeNull();
    await tell({ 1: { home: { score: 2 }, revision: 2 } });
    expect(row.querySelector('[data-flash]')?.getAttribute('data-side')).toBe('home');
    act(() => void jest.advanceTimersByTime(61_000));
    expect(row.querySelector('[data-flash]')).toBeNull();
  });

  it('says that a goal was cancelled and puts the score back', async () => {
    await openBoard();
    const row = await rowOf('Arsenal');
    await connected();
    await tell({ 1: { home: { score: 0 }, revision: 2 } });
    expect(within(row).getByText('Goal cancelled')).toBeTruthy();
    expect(await rowOf('Arsenal 0, Chelsea 0, 60th minute')).toBe(row);
  });

  it('reads goals of followed matches out, and only those', async () => {
    await openBoard();
    await rowOf('Arsenal');
    await connected();
    await userEvent.click(screen.getByRole('button', { name: 'Follow Leeds – Everton' }));
    act(() => void jest.advanceTimersByTime(2_500));
    await tell({ 1: { home: { score: 2 }, revision: 2 } });
    const region = () => document.querySelector('[aria-live="polite"]')?.textContent;
    expect(region()).not.toContain('Arsenal');
    await tell({ 2: { home: { score: 2 }, revision: 2 } });
    expect(region()).toBe('Leeds 2, Everton 0, 60th minute');
  });

  it('rings for goals of followed matches, for those who want to hear them', async () => {
    const bells = jest.fn();
    const line = {
      setValueAtTime() {},
      linearRampToValueAtTime() {},
      exponentialRampToValueAtTime() {},
    };
    const node = { frequency: {}, gain: line, connect: () => node, start: bells, stop() {} };
    stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        createOscillator = () => node;
        createGain = () => node;
      },
    );
    await openBoard(undefined, (store) => store.dispatch(settingChanged('sound', true)));
    await rowOf('Arsenal');
    await connected();
    await tell({ 1: { home: { score: 2 }, revision: 2 } });
    await userEvent.click(screen.getByRole('button', { name: 'Follow Leeds – Everton' }));
    expect(bells).not.toHaveBeenCalled();
    await tell({ 2: { home: { score: 2 }, revision: 2 } });
    await waitFor(() => expect(bells).toHaveBeenCalledTimes(2));
    unstubGlobals();
  });

  it('hides scores in spoiler-free mode until a match is revealed', async () => {
    await openBoard(undefined, (store) => store.dispatch(settingChanged('spoilerFree', true)));
    const row = await rowOf('Arsenal against Chelsea');
    expect(row.textContent).toBe("60'ArsenalChelsea");
    await userEvent.click(
      screen.getByRole('button', { name: 'Show the score: Arsenal – Chelsea' }),
    );
    expect(await rowOf('Arsenal 1, Chelsea 0')).toBeTruthy();
    expect(await rowOf('Leeds against Everton')).toBeTruthy();
  });

  it('counts live matches and filters by them', async () => {
    await openBoard();
    await userEvent.click(await screen.findByRole('button', { name: 'Live 2' }));
    expect(screen.queryByRole('button', { name: /^Fulham/ })).toBeNull();
    await rowOf('Arsenal');
  });

  it('keeps a league folded up', async () => {
    const { store } = await openBoard();
    const fold = await screen.findByRole('button', { name: /Premier League/, expanded: true });
    await userEvent.click(fold);
    expect(screen.queryByRole('button', { name: /^Arsenal/ })).toBeNull();
    expect(store.getState().following.leagues.collapsed).toEqual([1]);
  });

  it('offers the way back where every league is hidden', async () => {
    await openBoard(undefined, (store) =>
      store.dispatch(leagueListed({ list: 'hidden', tournamentId: 1, on: true })),
    );
    await screen.findByText(/hidden all/);
    await userEvent.click(lastItem(screen.getAllByRole('button', { name: 'Edit leagues' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Select all' }));
    expect(await rowOf('Arsenal')).toBeTruthy();
  });

  it('says what went wrong and loads again', async () => {
    let works = false;
    await openBoard(() => (works ? listOf([fulham]) : new Response('{}', { status: 503 })));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    works = true;
    await userEvent.click(retry);
    expect(await rowOf('Fulham')).toBeTruthy();
  });

  it('walks through the rows with the arrow keys', async () => {
    await openBoard();
    (await rowOf('Arsenal')).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('data-row')).toBe('2');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('data-row')).toBe('1');
  });
});
