import { describe, expect, it } from '@jest/globals';

import type { FeedEvent, ShotsEvent, StatisticsEvent } from '@scoreline/shared-lib/contract/feed';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { dayMs, dayOf } from '../calendar/days';
import { playTimeline } from '../timeline';
import { createWorld } from '../world';

const now = Date.UTC(2026, 10, 21, 12);
const world = createWorld(7);
const matches = world
  .seasons(dayOf(now))
  .filter(({ competition }) => competition.sport === 'football')
  .flatMap((season) => world.fixtures(season, now))
  .filter(({ start }) => Math.abs(start - now) < 9 * dayMs)
  // It is made anew whenever it is read.
  .map((fixture) => ({ fixture, timeline: { outcome: playTimeline(fixture, world).outcome } }))
  .filter(({ timeline }) => timeline.outcome.length > 0);

const sides = ['home', 'away'] as const;
const shotsIn = (events: readonly FeedEvent[]) =>
  events.find((event): event is ShotsEvent => event.type === 'shots')?.shots ?? [];
const figuresIn = (events: readonly FeedEvent[], period: number) =>
  new Map(
    events
      .filter((event): event is StatisticsEvent => event.type === 'statistics')
      .find((event) => event.period === period)
      ?.rows.map((row) => [row.key, row]),
  );
const countOf = <T>(all: readonly T[], counts: (one: T) => boolean) => all.filter(counts).length;

describe('shots of the simulator', () => {
  it('are as many as the statistics count, by outcome and by place', () => {
    for (const { timeline } of matches) {
      const shots = shotsIn(timeline.outcome);
      const figures = figuresIn(timeline.outcome, 0);
      for (const side of sides) {
        const own = shots.filter((shot) => shot.side === side);
        const figure = (key: string) => figures.get(key)?.[side];
        const onTarget = countOf(own, ({ outcome }) => outcome === 'goal' || outcome === 'saved');
        expect(figure('shots')).toBe(own.length);
        expect(figure('shotsOnTarget')).toBe(onTarget);
        expect(figure('shotsInsideBox')! + figure('shotsOutsideBox')!).toBe(own.length);
        expect(figure('expectedGoals')).toBeCloseTo(
          own.reduce((sum, { xg }) => sum + xg, 0),
          1,
        );
      }
    }
  });

  it('hold every goal but own goals, by its scorer and at its minute', () => {
    for (const { timeline } of matches) {
      const scored = shotsIn(timeline.outcome)
        .filter(({ outcome }) => outcome === 'goal')
        .map(({ side, minute, added, playerRef }) => [side, minute, added, playerRef].join());
      const taken = new Set(
        timeline.outcome.flatMap((event) =>
          event.type === 'incident' && event.removed ? [event.ref] : [],
        ),
      );
      const goals = timeline.outcome.flatMap((event) =>
        event.type === 'incident' &&
        (event.kind === 'goal' || event.kind === 'penaltyGoal') &&
        event.period < 5 &&
        !taken.has(event.ref)
          ? [[event.side, event.minute, event.added, event.playerRef].join()]
          : [],
      );
      expect(scored.sort()).toEqual(goals.sort());
    }
  });

  it('are goals as often as they say, and lie on the pitch', () => {
    const shots = matches.flatMap(({ timeline }) => shotsIn(timeline.outcome));
    expect(shots.length).toBeGreaterThan(2000);
    const expected = shots.reduce((sum, { xg }) => sum + xg, 0);
    const spread = Math.sqrt(shots.reduce((sum, { xg }) => sum + xg * (1 - xg), 0));
    const goals = countOf(shots, ({ outcome }) => outcome === 'goal');
    expect(Math.abs(goals - expected)).toBeLessThan(4 * spread + 0.12 * expected);
    const mean = (of: typeof shots) => of.reduce((sum, { xg }) => sum + xg, 0) / of.length;
    const near = shots.filter(({ x }) => x > 90);
    const far = shots.filter(({ x }) => x < 80);
    const share = (of: typeof shots) =>
      countOf(of, ({ outcome }) => outcome === 'goal') / of.length;
    expect(share(near)).toBeGreaterThan(3 * share(far));
    expect(mean(near)).toBeGreaterThan(3 * mean(far));
    const astray = shots.filter(({ x, y }) => !(x > 50 && x <= 100 && Math.abs(y - 50) < 50));
    expect(astray).toEqual([]);
  });

  it('halves add up to the match', () => {
    for (const { fixture, timeline } of matches) {
      const [whole, first, second] = [0, 1, 2].map((period) =>
        figuresIn(timeline.outcome, period),
      ) as [
        ReturnType<typeof figuresIn>,
        ReturnType<typeof figuresIn>,
        ReturnType<typeof figuresIn>,
      ];
      if (second.size === 0 || fixture.decider) continue;
      for (const [key, { home, away }] of whole) {
        if (key === 'possession') continue;
        expect(valueIn(first, key).home + valueIn(second, key).home).toBeCloseTo(home, 6);
        expect(valueIn(first, key).away + valueIn(second, key).away).toBeCloseTo(away, 6);
      }
    }
  });
});
