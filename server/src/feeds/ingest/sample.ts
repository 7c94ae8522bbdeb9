import type {
  FeedEvent,
  FixtureEvent,
  PriceEvent,
  StateEvent,
} from '@scoreline/shared-lib/contract/feed';

const base = { source: 'sample', revision: 1 };

const teams = ['home', 'away'].map((ref): FeedEvent => ({
  ...base,
  type: 'team',
  ref,
  sport: 'football',
  name: `Team ${ref}`,
  shortName: ref,
  code: ref.slice(0, 3).toUpperCase(),
  countryCode: 'gb-eng',
  national: false,
  colours: ['#ff0000', '#00ff00'],
  venue: { name: `${ref} park`, city: 'X', capacity: 100, latitude: 1, longitude: 2 },
  coach: `Coach, "${ref}" {\\}`,
}));

const players = ['p1', 'p2', 'p3'].map((ref): FeedEvent => ({
  ...base,
  type: 'player',
  ref,
  sport: 'football',
  name: `Player ${ref}`,
  birthDate: '2000-02-29',
  nationality: null,
  position: 'forward',
  preferredFoot: null,
  heightCm: null,
}));

/** A competition with two teams, a squad and no results, to which match events in tests refer. */
export const sampleSeason: FeedEvent[] = [
  {
    ...base,
    type: 'category',
    ref: 'eng',
    sport: 'football',
    name: 'England',
    countryCode: 'gb-eng',
  },
  {
    ...base,
    type: 'tournament',
    ref: 'pl',
    categoryRef: 'eng',
    sport: 'football',
    name: 'Premier League',
    priority: 1,
    tieBreakers: ['points', 'goalDifference'],
    hasStandings: true,
  },
  ...teams,
  ...players,
  {
    ...base,
    type: 'season',
    ref: 'pl-25',
    tournamentRef: 'pl',
    name: '2025/26',
    startDate: '2025-08-01',
    endDate: '2026-05-31',
    current: true,
    stages: [{ ref: 'pl-25-r', kind: 'regularSeason', name: 'Regular season', order: 1 }],
    teams: [
      { teamRef: 'home', groups: [] },
      { teamRef: 'away', groups: ['A'] },
    ],
  },
];

export const sampleFixture: FixtureEvent = {
  ...base,
  type: 'fixture',
  ref: 'm1',
  sport: 'football',
  tournamentRef: 'pl',
  seasonRef: 'pl-25',
  stageRef: 'pl-25-r',
  round: { number: 1, name: 'Round 1' },
  group: null,
  homeRef: 'home',
  awayRef: 'away',
  startTime: '2025-08-16T14:00:00.000Z',
  neutral: false,
  venue: 'home park',
  referee: 'A Ref',
};

export const sampleState = (revision: number, change: Partial<StateEvent> = {}): StateEvent => ({
  source: 'sample',
  type: 'state',
  revision,
  matchRef: 'm1',
  status: 'live',
  clock: { period: 1, minute: 10, running: true, at: '2025-08-16T14:10:00.000Z' },
  score: { home: 1, away: 0 },
  periods: [{ home: 1, away: 0 }],
  redCards: { home: 0, away: 0 },
  attendance: null,
  ...change,
});

/** A 1X2 quote `minute` minutes after noon on the day of the match. */
export const samplePrice = (minute: number, home: number, change: Partial<PriceEvent> = {}) => ({
  source: 'sample',
  type: 'price' as const,
  revision: minute,
  matchRef: 'm1',
  bookmaker: 'Bet365',
  market: '1x2' as const,
  line: 0,
  at: new Date(Date.UTC(2025, 7, 16, 12, minute)).toISOString(),
  prices: { home, draw: 3.4, away: 4.2 },
  kind: 'movement' as const,
  ...change,
});
