import { describe, expect, it } from '@jest/globals';
import type { MatchImage } from '@scoreline/shared-lib/contract';

import { testDetail, testIncident, testSummary } from '../../testing/testPage';
import { mergeDetail, mergeEvents, mergeMomentum, mergeOdds, mergeStatistics } from './mergeImage';

const image = (over: Partial<MatchImage> = {}): MatchImage => ({
  summary: testSummary({ revision: 5 }),
  incidents: {},
  statistics: {},
  odds: {},
  momentum: {},
  ...over,
});

describe('mergeDetail', () => {
  it('takes a newer summary and leaves an older one', () => {
    const detail = testDetail([], { revision: 4 });
    mergeDetail(detail, image());
    expect(detail.summary.revision).toBe(5);
    mergeDetail(detail, image({ summary: testSummary({ revision: 3 }) }));
    expect(detail.summary.revision).toBe(5);
  });

  it('gains the sections that came to be, each once', () => {
    const detail = testDetail(['events']);
    const news = image({ incidents: { 1: testIncident() }, momentum: { 1: 20 } });
    mergeDetail(detail, news);
    mergeDetail(detail, news);
    expect(detail.sections).toEqual(['events', 'momentum']);
  });
});

describe('mergeEvents', () => {
  it('puts a new incident in its place and completes what a patch cannot say', () => {
    const events = { incidents: [testIncident({ incidentId: 5, minute: 50, period: 2 })] };
    const { otherPlayer: _none, ...partial } = testIncident({ incidentId: 9, minute: 12 });
    mergeEvents(events, image({ incidents: { 9: partial as never } }));
    expect(events.incidents.map(({ incidentId }) => incidentId)).toEqual([9, 5]);
    expect(events.incidents[0]?.otherPlayer).toBeNull();
  });

  it('marks a goal that was taken back where it stands', () => {
    const events = { incidents: [testIncident()] };
    mergeEvents(events, image({ incidents: { 1: testIncident({ removed: true }) } }));
    expect(events.incidents).toMatchObject([{ incidentId: 1, removed: true }]);
  });
});

describe('mergeStatistics', () => {
  it('changes rows, adds rows and periods in order', () => {
    const statistics = { periods: [{ period: 1, rows: [{ key: 'shots', home: 1, away: 0 }] }] };
    mergeStatistics(
      statistics,
      image({
        statistics: {
          0: { shots: { home: 2, away: 3 } },
          1: { shots: { home: 2, away: 0 }, corners: { home: 1, away: 1 } },
        },
      }),
    );
    expect(statistics.periods).toEqual([
      { period: 0, rows: [{ key: 'shots', home: 2, away: 3 }] },
      {
        period: 1,
        rows: [
          { key: 'shots', home: 2, away: 0 },
          { key: 'corners', home: 1, away: 1 },
        ],
      },
    ]);
  });
});

describe('mergeOdds', () => {
  const price = {
    bookmakerId: 1,
    bookmaker: 'Bet365',
    market: '1x2' as const,
    line: 0,
    opening: { home: 2, draw: 3, away: 4 },
    current: { home: 1.9, draw: 3, away: 4.2 },
    currentAt: '2026-11-21T12:00:00.000Z',
  };

  it('adds a newer price to the movements, and no price twice', () => {
    const odds = { books: [] as never[] };
    mergeOdds(odds, image({ odds: { a: price } }));
    mergeOdds(odds, image({ odds: { a: price } }));
    const later = {
      ...price,
      current: { home: 1.8, draw: 3, away: 4.5 },
      currentAt: '2026-11-21T12:01:00.000Z',
    };
    mergeOdds(odds, image({ odds: { a: later } }));
    expect(odds.books).toMatchObject([
      { current: { home: 1.8 }, movements: [{ home: 1.8 }, { home: 1.9 }] },
    ]);
  });
});

describe('mergeMomentum', () => {
  it('takes the minutes so far with their goals, and no goal taken back', () => {
    const momentum = { kind: 'momentum' as const, points: [], marks: [], periods: [] };
    mergeMomentum(
      momentum,
      image({
        momentum: { 2: -30, 1: 10 },
        incidents: { 1: testIncident(), 2: testIncident({ incidentId: 2, removed: true }) },
      }),
    );
    expect(momentum).toMatchObject({
      points: [
        { at: 1, value: 10 },
        { at: 2, value: -30 },
      ],
      marks: [{ at: 23, side: 'home', kind: 'goal' }],
    });
  });

  it('draws a basketball match by its baskets, in order of play', () => {
    const basket = (incidentId: number, second: number, home: number, away: number) =>
      testIncident({ incidentId, kind: 'score', minute: null, second, score: { home, away } });
    const momentum = { kind: 'difference' as const, points: [], marks: [], periods: [600] };
    const news = image({
      incidents: {
        1: basket(1, 50, 2, 3),
        2: basket(2, 20, 2, 0),
        3: { ...basket(3, 70, 4, 3), removed: true },
      },
    });
    mergeMomentum(momentum, news);
    expect(momentum.points).toEqual([
      { at: 0, value: 0 },
      { at: 20, value: 2 },
      { at: 50, value: -1 },
    ]);
    const detail = testDetail([]);
    mergeDetail(detail, news);
    expect(detail.sections).toEqual(['events', 'momentum']);
  });
});
