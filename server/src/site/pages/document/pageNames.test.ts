import { describe, expect, it } from '@jest/globals';
import type { PageQuestion } from '@scoreline/shared-lib/contract';

import { pageNames } from './pageNames';

const answer = (names: PageQuestion['names'], data: object) => {
  const operation = 'sports-query/match/detail' as const;
  const declared = { operation, request: {}, names };
  return { declared, query: { path: operation, request: {}, data } };
};
const inUtc = { locale: 'en', timeZone: 'UTC' };

describe('pageNames', () => {
  const match = {
    home: { name: 'Arsenal' },
    away: { name: 'Chelsea' },
    summary: { startTime: '2026-11-21T18:30:00.000Z' },
    tournament: { name: 'Premier League', category: { name: 'England' } },
  };
  const names = {
    homeCompetitor: 'home.name',
    startTime: { time: 'summary.startTime' },
    tournament: 'tournament.name',
    category: { category: 'tournament.category' },
  };

  it('has what the route says is in the answer, times on the visitor’s clock', () => {
    const named = pageNames([answer(names, match)], { locale: 'en-GB', timeZone: 'Asia/Kolkata' });
    const written = 'Sun, 22 Nov 2026, 00:00';
    expect(named).toEqual({
      names: {
        homeCompetitor: 'Arsenal',
        startTime: written,
        tournament: 'Premier League',
        category: 'England',
      },
      times: [{ written, instant: match.summary.startTime }],
    });
  });

  it('says which zone a time is of that may be read in any', () => {
    const named = pageNames([answer(names, match)], { locale: 'en-US', timeZone: null });
    expect(named.names['startTime']).toBe('Sat, Nov 21, 2026, 18:30 UTC');
  });

  it('has none of what the answer lacks, or could not be had', () => {
    expect(pageNames([answer(names, { home: null })], inUtc).names).toEqual({});
    expect(pageNames([answer(undefined, match)], inUtc)).toEqual({ names: {}, times: [] });
    expect(pageNames([], inUtc)).toEqual({ names: {}, times: [] });
  });
});
