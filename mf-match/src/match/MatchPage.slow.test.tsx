import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useIsMissing } from '@scoreline/shared-lib/brand';
import { bizCodes } from '@scoreline/shared-lib/contract';
import { liveSocket } from '@scoreline/shared-lib/testing';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testDetail, testIncident, testSummary } from '../testing/testPage';

const path = '/football/match/arsenal-vs-chelsea/7';
const live = {
  status: 'live' as const,
  clock: { period: 2, minute: 60, seconds: 899, running: false, at: '2026-11-21T19:45:00.000Z' },
};
const scores = (home: number, away: number) => {
  const known = testSummary();
  return { home: { ...known.home, score: home }, away: { ...known.away, score: away } };
};
const answersOf = (detail: unknown, more: Record<string, unknown> = {}) => ({
  'match/detail': detail,
  'match/events': { incidents: [] },
  ...more,
});

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

describe('tips on a match', () => {
  const tip = {
    ...{ tipId: 3, match: testSummary(), market: '1x2', vip: true, pick: null, settlement: null },
    ...{ tipster: { kind: 'editor', name: 'Desk' }, publishedAt: '2026-11-21T09:00:00.000Z' },
    replayed: false,
  };
  const pick = {
    ...{ outcome: 'home', line: 0, price: 2.1, bookmaker: 'Northgate', stake: 1.5 },
    reason: { en: 'Unbeaten at home.' },
  };

  it('are shown where there are some; a VIP tip’s pick once it is told', async () => {
    const rules = () => screen.getByRole('link', { name: 'House rules' }).getAttribute('href');
    const open = (tips: unknown[]) =>
      openPage(path, answersOf(testDetail(['tips']), { 'match/tips': { tips } }));
    await open([tip]);
    expect(await screen.findByText('For VIP members until the match is over')).toBeTruthy();
    expect(screen.queryByText('Unbeaten at home.')).toBeNull();
    expect(rules()).toBe('/discover/tips/rules');
    await open([{ ...tip, pick }]);
    const reason = await screen.findByText('Unbeaten at home.');
    expect(reason.closest('section')!.textContent).toMatch(/VIP1X2Arsenal2\.10 1\.5 units/);
  });

  it('offer VIP once where a pick is locked and VIP can be bought, until that is closed', async () => {
    sessionStorage.clear();
    const tips = [tip, { ...tip, tipId: 4 }];
    const answers = answersOf(testDetail(['tips']), { 'match/tips': { tips } });
    await openPage(path, answers, {}, { brand: { vip: true } });
    const way = await screen.findByRole('link', { name: 'See VIP' });
    expect(way.getAttribute('href')).toBe('/me/vipCenter');
    expect(screen.getByRole('note').textContent).toContain('18+');
    await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(screen.queryByRole('note')).toBeNull();
    sessionStorage.clear();
    await openPage(path, answers);
    await screen.findAllByText('For VIP members until the match is over');
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('a match page', () => {
  it('shows who plays, when and where, and no tab without data', async () => {
    await openPage(path, answersOf(testDetail()));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Arsenal – Chelsea',
    );
    expect(screen.getByText('Emirates, London')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('says its time once before it has begun, and with the date from then on', async () => {
    const year = 2026;
    jest.useFakeTimers({ advanceTimers: true, now: new Date(`${year}-11-21T12:00:00.000Z`) });
    const startTime = `${year}-07-04T15:30:00.000Z`;
    const head = () => screen.getByLabelText('Kick-off').textContent;
    await openPage(path, answersOf(testDetail([], { startTime })));
    await waitFor(() => expect(head()).toMatch(/^\w{3},? [\w ]+$/));
    const over = { ...scores(2, 1), status: 'finished' as const };
    await openPage(path, answersOf(testDetail([], { ...over, startTime })));
    await waitFor(() => expect(head()).toMatch(/ · \d\d:30$/));
    expect(head()).not.toContain(String(year));
    await openPage(path, answersOf(testDetail([], { ...over, startTime: '2019-07-04T15:30:00Z' })));
    await waitFor(() => expect(head()).toContain('2019'));
  });

  it('of a match that does not exist is left to the shell', async () => {
    const unknown = '/football/match/nobody-vs-nobody/999';
    const answer = { bizCode: bizCodes.unknownMatch, message: 'Unknown', data: null };
    await openPage(unknown, answersOf(answer));
    await screen.findByRole('alert');
    const said = renderHook(() => [useIsMissing(unknown), useIsMissing(path)]);
    expect(said.result.current).toEqual([true, false]);
  });

  it('has a tab for each section, none for odds that somebody has turned off', async () => {
    const detail = testDetail(['odds', 'h2h', 'standings']);
    await openPage(path, answersOf(detail));
    const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Summary', 'Odds', 'Standings', 'H2H']));
    await openPage(path, answersOf(detail), { showOdds: false });
    await waitFor(() => expect(names()).toEqual(['Summary', 'Standings', 'H2H']));
  });

  it('says beside what counts past matches that some are still being added', async () => {
    const detail = { ...testDetail(['h2h', 'standings']), filling: true };
    await openPage(path, answersOf(detail));
    const tab = await screen.findByRole('tab', { name: 'H2H' });
    expect(screen.queryByText(/still being added/)).toBeNull();
    await userEvent.click(tab);
    expect(await screen.findByText(/Past matches are still being added/)).toBeTruthy();
  });

  it('takes a goal from the live topic: score, timeline, and a section that was not there', async () => {
    const summary = { ...live, ...scores(0, 0) };
    await openPage(path, answersOf(testDetail(['events'], summary)));
    await screen.findByText("60'", { selector: 'p bdi' });
    const image = {
      summary: { ...testSummary(summary), revision: 2 },
      incidents: {},
      statistics: {},
      odds: {},
      momentum: {},
    };
    const socket = await liveSocket();
    act(() => socket.tell('image', 'match:7', image));
    act(() =>
      socket.tell('delta', 'match:7', {
        summary: { home: { score: 1 }, revision: 3 },
        incidents: { 1: testIncident() },
        statistics: { 0: { shots: { home: 3, away: 1 } } },
      }),
    );
    expect(await screen.findByRole('link', { name: 'Bukayo Saka' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Goal' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Statistics' })).toBeTruthy();
  });

  it('tells what became of a match that was not played out', async () => {
    await openPage(path, answersOf(testDetail([], { status: 'postponed' })));
    expect(await screen.findByText('Postponed')).toBeTruthy();
    const kicks = testSummary({ ...scores(1, 1), status: 'afterPenalties' });
    const shootOut = {
      home: { ...kicks.home, periods: [1, 0, 0, 0, 4] },
      away: { ...kicks.away, periods: [0, 1, 0, 0, 2] },
    };
    await openPage(path, answersOf(testDetail([], { ...kicks, ...shootOut })));
    expect(await screen.findByText('4 – 2 on penalties')).toBeTruthy();
    expect(screen.getByText('After penalties')).toBeTruthy();
  });

  it('keeps the score and all that tells it back in spoiler-free mode, until it is asked for', async () => {
    const detail = testDetail(['events', 'statistics', 'h2h'], { ...live, ...scores(3, 1) });
    await openPage(path, answersOf(detail, { 'match/events': { incidents: [testIncident()] } }), {
      spoilerFree: true,
    });
    const reveal = await screen.findByRole('button', { name: 'Show the score' });
    expect(screen.queryByText('3')).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Statistics' })).toBeNull();
    expect(screen.queryByText('Bukayo Saka')).toBeNull();
    await userEvent.click(reveal);
    expect(screen.getByText('3')).toBeTruthy();
    expect(await screen.findByText('Bukayo Saka')).toBeTruthy();
  });

  it('says that there is no such match, with a way back', async () => {
    await openPage(path, answersOf({ bizCode: 11004, message: 'unknownMatch', data: null }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('subscribes by its star and says so', async () => {
    const { store } = await openPage(path, answersOf(testDetail()));
    await userEvent.click(await screen.findByRole('button', { name: 'Follow Arsenal – Chelsea' }));
    expect(store.getState().following.followed.match).toMatchObject([{ targetId: 7 }]);
    expect(screen.getByRole('status').textContent).toBe('Subscription Successful');
  });

  it('shows odds by market with every movement, the newest first', async () => {
    const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
    const book = {
      bookmakerId: 1,
      bookmaker: 'Bet365',
      market: '1x2',
      line: 0,
      opening: { home: 2.1, draw: 3.4, away: 3.2 },
      openingAt: at(10),
      current: { home: 1.9, draw: 3.5, away: 3.6 },
      currentAt: at(12),
      movements: [
        { home: 1.9, draw: 3.5, away: 3.6, at: at(12) },
        { home: 2.1, draw: 3.4, away: 3.2, at: at(10) },
      ],
    };
    await openPage(`${path}?tab=odds`, {
      ...answersOf(testDetail(['odds'])),
      'match/odds': { books: [book] },
      'match/insights': { insights: [], homeOdds: null },
    });
    const chart = await screen.findByRole('slider', { name: /Bet365/ });
    const said = () => chart.getAttribute('aria-valuetext');
    expect(said()).toContain('Home 1.90');
    const rows = within(screen.getByRole('group', { name: 'Odds movements' })).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('▼1.90');
    expect(rows[2]?.textContent).toContain('2.10');
    expect(rows[2]?.textContent).not.toContain('▼');
    await userEvent.type(chart, '{ArrowLeft}');
    expect(said()).toContain('Home 2.10');
    // The axis labels have their own column: the grid lines begin where the prices do.
    const starts = [...chart.querySelectorAll('path')].map((line) =>
      Number(/^M([\d.]+)/.exec(line.getAttribute('d') ?? '')?.[1]),
    );
    const grid = [...chart.querySelectorAll('line')].map((line) => Number(line.getAttribute('x1')));
    expect(starts).toHaveLength(3);
    expect(new Set([...starts, ...grid])).toEqual(new Set([36]));
  });

  it('shows no price of before the kick-off as one that is offered in play', async () => {
    const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
    const book = (bookmakerId: number, bookmaker: string, price: number, currentAt: string) => {
      const opening = { home: 2.1, draw: 3.4, away: 3.2 };
      const current = { home: price, draw: 3.5, away: 3.6 };
      const movements = [
        { ...current, at: currentAt },
        { ...opening, at: at(10) },
      ];
      const offer = { bookmakerId, bookmaker, market: '1x2', line: 0 };
      return { ...offer, opening, openingAt: at(10), current, currentAt, movements };
    };
    await openPage(`${path}?tab=odds`, {
      ...answersOf(testDetail(['odds'], { status: 'live', startTime: at(12) })),
      'match/odds': { books: [book(1, 'Shut', 1.9, at(11)), book(2, 'Open', 1.5, at(13))] },
      'match/insights': { insights: [], homeOdds: null },
    });
    const shut = (await screen.findByRole('button', { name: 'Shut' })).closest('tr');
    const open = screen.getByRole('button', { name: 'Open' }).closest('tr');
    expect(shut?.textContent).toBe('Shut2.10–3.40–3.20–');
    expect(open?.textContent).toContain('1.50');
  });
});
