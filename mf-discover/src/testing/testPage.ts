import type { MatchSummary, Movements, Tip, TipsHistory } from '@scoreline/shared-lib/contract';
import {
  type Answers,
  openRemote,
  testMatch,
  testSide,
  testTournament,
} from '@scoreline/shared-lib/testing';

import texts from '../../locales/en.json';
import { remote } from '../remote';

type Settings = Parameters<typeof openRemote>[1]['settings'];

type Before = Pick<Parameters<typeof openRemote>[1], 'brand' | 'prepare'>;

export const openPage = (
  path: string,
  answers: Answers,
  settings: Settings = {},
  before: Before = {},
) => openRemote(remote, { path, answers, settings, texts: { discover: texts }, ...before });

/** Matches 1, 2 and 3. */
export const matches = [
  ['Arsenal', 'Chelsea'],
  ['Leeds', 'Everton'],
  ['Fulham', 'Brentford'],
].map(([home = '', away = ''], at): MatchSummary =>
  testMatch({ eventId: at + 1, home: testSide(home), away: testSide(away) }),
);
const [first, second, third] = matches as [MatchSummary, MatchSummary, MatchSummary];

type MoverRow = Movements['rows'][number];

export const priceRow = (match: MatchSummary, change: number, others = 0): MoverRow => ({
  match,
  mover: {
    kind: 'price',
    ...{ bookmakerId: 1, bookmaker: 'Northgate', market: '1x2', outcome: 'home', line: 0 },
    ...{ from: 2, to: 2 + change / 50, change },
  },
  others,
});

export const lineRow = (match: MatchSummary): MoverRow => ({
  match,
  mover: {
    ...{ kind: 'line', bookmakerId: 1, bookmaker: 'Northgate', market: 'overUnder' },
    ...{ fromLine: 2.5, line: 3 },
  },
  others: 0,
});

export const moversOf = (rows: MoverRow[], cursor: string | null = null): Movements => ({
  rows,
  tournaments: [testTournament()],
  leagues: [testTournament()],
  bookmakers: [{ bookmakerId: 1, name: 'Northgate' }],
  cursor,
});

export const testTip = (over: Partial<Tip> = {}): Tip => ({
  tipId: 1,
  match: first,
  market: '1x2',
  vip: false,
  tipster: { kind: 'editor', name: 'Desk' },
  publishedAt: '2026-11-21T09:00:00.000Z',
  replayed: false,
  pick: {
    ...{ outcome: 'home', line: 0, price: 2.1, bookmaker: 'Northgate', stake: 1.5 },
    reason: { en: 'Unbeaten at home.' },
  },
  settlement: null,
  ...over,
});

export const vipTip = testTip({ tipId: 2, match: second, vip: true, pick: null });

const totals = {
  ...{ n: 4, wins: 2, halfWins: 0, pushes: 0, halfLosses: 0, losses: 2, voids: 0 },
  ...{ staked: 4, profit: 0.6, yield: 0.15, winRate: 0.5 },
};

export const testHistory = (): TipsHistory => ({
  totals,
  byMarket: [{ market: '1x2', ...totals }],
  byLeague: [{ tournamentId: 1, ...totals }],
  byWindow: (['7', '30', '90', 'all'] as const).map((window) => ({ window, ...totals })),
  series: [
    { date: '2026-11-19', profit: -1, n: 2 },
    { date: '2026-11-20', profit: 0.6, n: 4 },
  ],
  rows: [
    testTip({
      match: { ...third, status: 'finished' },
      settlement: {
        ...{ result: 'win', profit: 1.65, revision: 1 },
        settledAt: '2026-11-20T22:00:00.000Z',
      },
    }),
  ],
  tournaments: [testTournament()],
  cursor: null,
});

export const emptyHistory = (): TipsHistory => {
  const none = { ...totals, n: 0, wins: 0, losses: 0, staked: 0, profit: 0 };
  return {
    ...{ totals: { ...none, yield: null, winRate: null }, byMarket: [], byLeague: [] },
    ...{ byWindow: [], series: [], rows: [], tournaments: [], cursor: null },
  };
};
