import { describe, expect, it } from '@jest/globals';
import type { MatchSummary } from '@scoreline/shared-lib/contract';

import { insightsOf } from './insights';
import { outcomeFor, tallyOf } from '../form/tally';

let nextId = 1;

function football(
  home: [number, number],
  away: [number, number],
  over: Partial<MatchSummary> = {},
): MatchSummary {
  const [homeId, homeScore] = home;
  const [awayId, awayScore] = away;
  const side = (competitorId: number, score: number) => ({
    competitorId,
    name: `Team ${competitorId}`,
    score,
    periods: [0, score],
    redCards: 0,
  });
  return {
    eventId: nextId++,
    sport: 'football',
    tournamentId: 1,
    startTime: '2026-11-01T15:00:00Z',
    status: 'finished',
    clock: null,
    home: side(homeId, homeScore),
    away: side(awayId, awayScore),
    odds: null,
    revision: 1,
    ...over,
  };
}

const times = (n: number, make: () => MatchSummary) => Array.from({ length: n }, make);
const coming = football([1, 0], [2, 0], { status: 'notStarted' });

describe('insights', () => {
  it('stays silent under five matches and under 70 %', () => {
    const four = times(4, () => football([1, 3], [9, 0]));
    const half = [
      ...times(5, () => football([2, 1], [9, 0])),
      ...times(5, () => football([2, 0], [9, 1])),
    ];
    const insights = insightsOf(coming, { home: four, away: half }, null);
    expect(insights.some((insight) => insight.side === 'home')).toBe(false);
    expect(insights.some((insight) => insight.key === 'won')).toBe(false);
  });

  it('counts hits in the last ten and tells at most five, strongest first', () => {
    const home = times(14, () => football([1, 3], [9, 1]));
    const insights = insightsOf(coming, { home, away: [] }, null);
    expect(insights.length).toBeLessThanOrEqual(5);
    expect(insights[0]).toMatchObject({ key: 'won', hits: 10, sample: 10, teamName: 'Team 1' });
    expect(insights.map((insight) => insight.key)).not.toContain('unbeaten');
    expect(insights).toContainEqual(expect.objectContaining({ key: 'over', line: 2.5 }));
    expect(insights).not.toContainEqual(expect.objectContaining({ key: 'over', line: 1.5 }));
  });

  it('leaves out matches that were not played out', () => {
    const home = times(6, () => football([1, 3], [9, 0], { status: 'awarded' }));
    expect(insightsOf(coming, { home, away: [] }, null)).toEqual([]);
  });

  it('speaks of the line on offer in basketball', () => {
    const game = { ...coming, sport: 'basketball' as const };
    const home = times(8, () => football([1, 120], [9, 110], { sport: 'basketball' }));
    const insights = insightsOf(game, { home, away: [] }, 221.5);
    expect(insights).toContainEqual(
      expect.objectContaining({ key: 'over', line: 221.5, hits: 8, sample: 8 }),
    );
  });
});

describe('outcomes', () => {
  it('settle on ninety minutes', () => {
    const afterExtraTime = football([1, 2], [2, 1], { status: 'afterExtraTime' });
    afterExtraTime.home.periods = [1, 0, 1];
    afterExtraTime.away.periods = [0, 1, 0];
    expect(outcomeFor(afterExtraTime, 1)).toBe('D');
    expect(tallyOf([afterExtraTime, football([2, 0], [1, 4])], 1)).toEqual({
      matches: 2,
      won: 1,
      drawn: 1,
      lost: 0,
    });
  });
});
