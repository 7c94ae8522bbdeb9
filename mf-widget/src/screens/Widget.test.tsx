import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { WidgetData, WidgetView } from '@scoreline/shared-lib/contract';
import { isLanguage, readWidgetOptions } from '@scoreline/shared-lib/contract';
import { stubGlobal } from '@scoreline/shared-lib/testing/stubGlobal';
import { testMatch, testSide } from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';

import english from '../../locales/en.json';
import { Widget } from './Widget';

const site = 'https://scores.example';
const texts = { ...english.card, status: { short: { finished: 'FT', halfTime: 'HT' } } };
const league = { name: 'Premier League', category: 'England', countryCode: 'gb-eng', path: '/x' };
const summary = testMatch({
  status: 'finished',
  home: testSide('Arsenal', { score: 2 }),
  away: testSide('Chelsea', { score: 1, redCards: 1 }),
  odds: {
    bookmakerId: 1,
    market: '1x2',
    opening: { home: 2, draw: 3, away: 4 },
    current: { home: 1.8, draw: 3, away: 4.5 },
  },
});
const row = { summary, path: '/football/match/arsenal-vs-chelsea/1', league: 'Premier League' };
const settings = { site: 'Scoreline', basePath: '/', style: 'scoreline', demoData: true } as const;

let watched: ((isIntersecting: boolean) => void)[] = [];
let host: HTMLElement;
const asked = jest.fn<(url: string, body?: unknown) => void>();
let data: Partial<WidgetData> & { bizCode?: number };
/** Whether the first request of an address, or every one, finds a busy server. */
let failing: 'never' | 'once' | 'always' = 'never';

class FakeObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    watched.push((isIntersecting) => tell([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}

async function answer(address: string, init?: RequestInit): Promise<Response> {
  asked(address, init?.body);
  const isFirst = asked.mock.calls.filter(([url]) => url === address).length === 1;
  if (failing === 'always' || (failing === 'once' && isFirst))
    return new Response(null, { status: 503 });
  if (address.includes('/texts/de'))
    return Response.json({ ...texts, bookmakers: { average: 'Marktdurchschnitt' } });
  if (address.includes('/texts/')) return Response.json(texts);
  if (address.endsWith('/count')) return new Response(null, { status: 204 });
  const { bizCode = 10000, views = {}, settings: own } = data;
  return Response.json({ bizCode, message: '', data: { views, settings: own ?? settingsOf('*') } });
}

const settingsOf = (betting: '*' | string[]) => ({ ...settings, betting });

beforeEach(() => {
  watched = [];
  asked.mockReset();
  stubGlobal('IntersectionObserver', FakeObserver);
  stubGlobal('fetch', answer);
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(cleanup);

let turn = 0;

/** Renders a visible widget with this view. Each call uses another match, so that no cached answer applies. */
async function show(view: WidgetView | null, over: Record<string, string> = {}) {
  turn += 1;
  const given: Record<string, string> = {
    'client-id': `client-${turn}`,
    type: 'match',
    match: String(turn),
    ...over,
  };
  data = { ...data, views: { [`${given['type']}:${given['match']}`]: view } };
  const read = readWidgetOptions((name) => given[name] ?? null, isLanguage);
  render(<Widget {...read} site={site} host={host} />, { container: host });
  await act(async () => watched.forEach((tell) => tell(true)));
}

const matchView: WidgetView = { kind: 'match', league, row, incidents: [] };

beforeEach(() => {
  data = {};
  failing = 'never';
});

describe('a widget', () => {
  it('loads nothing before it is near, then shows, tells the page and counts itself once', async () => {
    const ready = jest.fn();
    document.body.addEventListener('scoreline:ready', ready, { once: true });
    const read = readWidgetOptions(
      (name) => ({ 'client-id': 'demo', type: 'match', match: '90' })[name as string] ?? null,
      isLanguage,
    );
    data = { views: { 'match:90': matchView } };
    render(<Widget {...read} site={site} host={host} />, { container: host });
    expect(asked).not.toHaveBeenCalled();
    await act(async () => watched.forEach((tell) => tell(true)));
    expect((await screen.findByRole('status')).textContent).toBe('2 – 1');
    await waitFor(() => expect(ready).toHaveBeenCalledTimes(1));
    await act(async () => watched.forEach((tell) => tell(false)));
    await act(async () => watched.forEach((tell) => tell(true)));
    const counts = asked.mock.calls.filter(([url]) => url.endsWith('/count'));
    expect(counts.map(([, body]) => JSON.parse(String(body)))).toEqual([
      { clientId: 'demo', type: 'match', kind: 'impression' },
    ]);
  });

  describe('after a shoot-out', () => {
    const kicked = testMatch({
      status: 'afterPenalties',
      home: { ...testSide('Arsenal', { score: 1 }), periods: [1, 0, 0, 3] },
      away: { ...testSide('Chelsea', { score: 1 }), periods: [0, 1, 0, 4] },
    });

    it('a match says who won', async () => {
      await show({ ...matchView, row: { ...row, summary: kicked } });
      expect((await screen.findByRole('status')).textContent).toBe('1 – 1 (3–4)');
    });

    it('a bracket says who won', async () => {
      const [home, away] = [
        { ...kicked.home, competitorId: 1 },
        { ...kicked.away, competitorId: 2 },
      ];
      const card = { shortName: '', slug: 'a', code: 'A', countryCode: null, colours: null };
      const tie = {
        home: { ...card, name: 'Arsenal', competitorId: 1 },
        away: { ...card, name: 'Chelsea', competitorId: 2 },
        legs: [{ ...kicked, home, away }],
        winner: 2,
      };
      const rounds = [{ round: 'Final', ties: [tie] }];
      await show({ kind: 'bracket', league, season: '2026', rounds });
      expect(await screen.findByText('1 (3)')).toBeTruthy();
      expect(screen.getByText('1 (4)')).toBeTruthy();
    });
  });

  it('is accessible, and its links carry the channel', async () => {
    await show(matchView);
    const link = await screen.findByRole('link', { name: /Arsenal/ });
    expect(link.getAttribute('href')).toBe(
      `${site}/en/football/match/arsenal-vs-chelsea/1?from=widget-client-${turn}`,
    );
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    expect((await axe.run(host, { rules })).violations.map(({ id }) => id)).toEqual([]);
  });

  it('lets the page take a link over', async () => {
    await show(matchView);
    const selected = jest.fn((event: Event) => event.preventDefault());
    host.addEventListener('scoreline:select', selected, { once: true });
    const followed = jest.fn((event: MouseEvent) => event.defaultPrevented);
    document.addEventListener('click', followed, { once: true });
    await userEvent.click(await screen.findByRole('link', { name: /Arsenal/ }));
    expect((firstItem(selected.mock.calls)[0] as CustomEvent).detail).toMatchObject({ match: 1 });
    expect(followed).toHaveReturnedWith(true);
  });

  it.each([
    ['an attribute that says nothing', { theme: 'pink' }, null, 'Check the attribute “theme”'],
    ['a match that nobody has', {}, null, 'There is no such match or league.'],
  ])('has a card for %s, and says so to the page', async (_what, over, view, text) => {
    const listener = jest.fn();
    document.body.addEventListener('scoreline:error', listener, { once: true });
    await show(view, over);
    await screen.findByText(new RegExp(text));
    await waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
  });

  it('asks each of its GETs once more of a server that is busy', async () => {
    failing = 'once';
    await show(matchView, { lang: 'de' });
    expect((await screen.findByRole('status')).textContent).toBe('2 – 1');
    const of = (path: string) => asked.mock.calls.filter(([url]) => url.includes(path)).length;
    expect([of('/data.json'), of('/texts/de.json')]).toEqual([2, 2]);
  });

  it('asks no third time by itself', async () => {
    failing = 'always';
    await show(matchView);
    await screen.findByRole('button');
    expect(asked.mock.calls.filter(([url]) => url.includes('/data.json'))).toHaveLength(2);
  });

  it('says that its client may not be shown here, and does not try again', async () => {
    data = { bizCode: 13020 };
    await show(null);
    await screen.findByText('This widget cannot be shown here.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['everywhere', '*', true],
    ['in the visitor’s zone', [Intl.DateTimeFormat().resolvedOptions().timeZone], true],
    ['elsewhere', ['Antarctica/Vostok'], false],
    ['nowhere', [], false],
  ] as const)(
    'shows prices with 18+ where its client allows them: %s',
    async (_what, betting, is) => {
      data = { settings: settingsOf(betting === '*' ? betting : [...betting]) };
      await show(matchView, { odds: 'on' });
      await screen.findByRole('status');
      expect(screen.queryAllByText('1.80')).toHaveLength(is ? 1 : 0);
      expect(screen.queryAllByText('18+')).toHaveLength(is ? 1 : 0);
    },
  );

  it.each([
    ['de', 'Marktdurchschnitt'],
    ['sv', 'Market average'],
  ])('says the market’s average as its texts have it: %s', async (lang, name) => {
    data = { settings: settingsOf('*') };
    const prices = { home: 2, draw: 3, away: 4 };
    const book = { bookmakerId: 3, bookmaker: 'Market average', market: '1x2', line: 0 } as const;
    const books = [{ ...book, opening: prices, current: prices }];
    const view = { kind: 'odds', league, row, books } as WidgetView;
    turn += 1;
    const given = { type: 'odds', match: String(turn), 'client-id': `client-${turn}`, lang };
    data = { ...data, views: { [`odds:${turn}`]: view } };
    const read = readWidgetOptions(
      (attribute) => (given as Record<string, string>)[attribute] ?? null,
      isLanguage,
    );
    render(<Widget {...read} site={site} host={host} />, { container: host });
    await act(async () => watched.forEach((tell) => tell(true)));
    expect(await screen.findByText(name)).toBeTruthy();
  });

  it('shows no prices unless they are asked for', async () => {
    await show(matchView);
    await screen.findByRole('status');
    expect(screen.queryByText('18+')).toBeNull();
  });
});
