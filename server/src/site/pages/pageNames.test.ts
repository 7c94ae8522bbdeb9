import { describe, expect, it } from '@jest/globals';
import type { BootPayload } from '@scoreline/shared-lib/contract';

import { pageNames } from './pageNames';

const payload = (path: string, data: object): BootPayload => ({
  language: 'en',
  serverTime: '2026-11-21T12:00:00.000Z',
  queries: [{ path: path as never, request: {}, data }],
});
const tournament = { name: 'Premier League', category: { name: 'England' } };

describe('pageNames', () => {
  it('has both teams, the kick-off on the visitor’s clock and the league of a match', () => {
    const match = {
      home: { name: 'Arsenal' },
      away: { name: 'Chelsea' },
      summary: { startTime: '2026-11-21T18:30:00.000Z' },
      tournament,
    };
    const detail = payload('sports-query/match/detail', match);
    expect(pageNames(detail, { locale: 'en-GB', timeZone: 'Asia/Kolkata' })).toEqual({
      homeCompetitor: 'Arsenal',
      awayCompetitor: 'Chelsea',
      startTime: 'Sun, 22 Nov 2026, 00:00',
      tournament: 'Premier League',
      category: 'England',
    });
    expect(pageNames(detail, { locale: 'en-US', timeZone: null })['startTime']).toBe(
      'Sat, Nov 21, 2026, 18:30 UTC',
    );
  });

  it('has the names of a league, a team and a player, and none of what could not be had', () => {
    const reader = { locale: 'en', timeZone: 'UTC' };
    const of = (path: string, data: object) => pageNames(payload(path, data), reader);
    expect(of('sports-query/league/detail', { tournament })).toMatchObject({ category: 'England' });
    expect(of('sports-query/team/detail', { team: { name: 'Leeds' } })).toEqual({
      teamName: 'Leeds',
    });
    expect(of('sports-query/player/detail', { player: { name: 'Saka' } })).toEqual({
      playerName: 'Saka',
    });
    expect(pageNames({ ...payload('', {}), queries: [] }, reader)).toEqual({});
  });
});
