import type { MatchSummary, Side, Tournament } from '../contract';

export const testSide = (name: string, over: Partial<Side> = {}): Side => ({
  competitorId: name.length + 100,
  name,
  score: null,
  periods: [],
  redCards: 0,
  ...over,
});

/** A match for tests, by default a football match that has not begun. */
export const testMatch = (over: Partial<MatchSummary> = {}): MatchSummary => ({
  eventId: 1,
  sport: 'football',
  tournamentId: 1,
  startTime: '2026-11-21T18:30:00.000Z',
  status: 'notStarted',
  clock: null,
  home: testSide('Arsenal'),
  away: testSide('Chelsea'),
  odds: null,
  revision: 1,
  ...over,
});

export const testTournament = (over: Partial<Tournament> = {}): Tournament => ({
  tournamentId: 1,
  sport: 'football',
  name: 'Premier League',
  slug: 'premier-league',
  category: { categoryId: 1, name: 'England', slug: 'england', countryCode: 'gb-eng' },
  priority: 1,
  hasStandings: true,
  ...over,
});
