import { createAppStore, injectReducers } from '@scoreline/shared-lib/api';
import type {
  Incident,
  MatchDetail,
  MatchSection,
  MatchSummary,
  TeamCard,
} from '@scoreline/shared-lib/contract';
import {
  createFakeApi,
  renderApp,
  testBoot,
  testEnvironment,
  testMatch,
  testSide,
} from '@scoreline/shared-lib/testing';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';

import texts from '../../locales/en.json';
import { remote } from '../remote';

export const testCard = (competitorId: number, name: string): TeamCard => ({
  competitorId,
  name,
  shortName: name,
  slug: name.toLowerCase(),
  code: name.slice(0, 3).toUpperCase(),
  countryCode: 'gb-eng',
  colours: null,
});

export const testSummary = (over: Partial<MatchSummary> = {}): MatchSummary =>
  testMatch({
    eventId: 7,
    home: testSide('Arsenal', { competitorId: 1 }),
    away: testSide('Chelsea', { competitorId: 2 }),
    ...over,
  });

export const testDetail = (
  sections: MatchSection[] = [],
  summary: Partial<MatchSummary> = {},
): MatchDetail => ({
  summary: testSummary(summary),
  tournament: {
    tournamentId: 1,
    sport: 'football',
    name: 'Premier League',
    slug: 'premier-league',
    category: { categoryId: 1, name: 'England', slug: 'england', countryCode: 'gb-eng' },
    priority: 1,
    hasStandings: true,
  },
  season: '2026/27',
  stage: 'regularSeason',
  round: 'Round 12',
  group: null,
  home: testCard(1, 'Arsenal'),
  away: testCard(2, 'Chelsea'),
  venue: { name: 'Emirates', city: 'London', capacity: 60704 },
  referee: 'A. Taylor',
  attendance: null,
  neutral: false,
  sections,
});

export const testIncident = (over: Partial<Incident> = {}): Incident => ({
  incidentId: 1,
  kind: 'goal',
  side: 'home',
  period: 1,
  minute: 23,
  added: null,
  player: {
    playerId: 9,
    name: 'Bukayo Saka',
    slug: 'bukayo-saka',
    shirtNumber: 7,
    position: 'forward',
    countryCode: 'gb-eng',
  },
  otherPlayer: null,
  score: { home: 1, away: 0 },
  removed: false,
  ...over,
});

/** A live socket whose server is the test. */
export class LiveSocket {
  static last: LiveSocket | undefined;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  seq = 0;

  constructor() {
    LiveSocket.last = this;
  }
  send(): void {}
  close(): void {}

  tell(op: 'image' | 'delta', topic: string, data: unknown): void {
    this.seq += 1;
    if (this.readyState === 0) {
      this.readyState = 1;
      this.onopen?.();
    }
    this.onmessage?.({ data: JSON.stringify({ op, topic, seq: this.seq, data }) });
  }
}

/** What a browser's page has and jsdom's has not. */
function installPage(): void {
  LiveSocket.last = undefined;
  delete (globalThis as { [key: symbol]: unknown })[Symbol.for('scoreline.live')];
  vi.stubGlobal('WebSocket', LiveSocket);
  const observer = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  vi.stubGlobal('ResizeObserver', observer);
  vi.stubGlobal('IntersectionObserver', observer);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Opens an address of the remote against answers by operation; the last word of its path names each. */
export async function openPage(
  path: string,
  answers: Record<string, unknown>,
  settings: { spoilerFree?: boolean; showOdds?: boolean } = {},
) {
  installPage();
  const api = await createFakeApi((operation) => answers[operation.split('/').slice(1).join('/')]);
  const store = createAppStore({ boot: testBoot(), environment: testEnvironment(api) });
  injectReducers(store, remote.reducers ?? {});
  const { settingChanged } = await import('@scoreline/shared-lib/settings');
  for (const key of ['spoilerFree', 'showOdds'] as const)
    if (settings[key] !== undefined) store.dispatch(settingChanged(key, settings[key]));
  const page = (
    <Routes>
      {remote.routes.map(({ path: route, Component }) => (
        <Route key={route} path={route} element={<Component />} />
      ))}
    </Routes>
  );
  return { api, ...(await renderApp(page, { store, path, texts: { match: texts } })) };
}
