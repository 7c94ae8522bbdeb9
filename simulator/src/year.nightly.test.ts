import { describe, expect, it } from '@jest/globals';

import { dayMs, dayOf, minuteMs } from './calendar/days';
import { playTimeline } from './timeline';
import { createWorld } from './world';

const now = Date.UTC(2026, 10, 21, 12);
const world = createWorld(1);
const fixtures = world.seasons(dayOf(now)).flatMap((season) => world.fixtures(season, now));

describe('a newcomer', () => {
  const hourMs = 60 * minuteMs;
  const spans = fixtures
    .filter(({ start }) => start > now - 367 * dayMs && start < now)
    .map((fixture) => {
      const { ends } = playTimeline(fixture, world);
      return { sport: fixture.home.sport, from: fixture.start, to: ends };
    });
  const hoursOfTheYear = Array.from({ length: 364 * 24 }, (_, hour) => now - (hour + 24) * hourMs);
  const sports = ['football', 'basketball'] as const;

  it.each(sports)('finds live %s at nearly every hour of a year, in every month', (sport) => {
    const played = spans.filter((span) => span.sport === sport);
    const dark = hoursOfTheYear.filter(
      (at) => !played.some(({ from, to }) => from <= at && at < to),
    );
    expect(dark.length / hoursOfTheYear.length).toBeLessThan(0.02);
    const months = Array.from(
      { length: 12 },
      (_, month) => dark.filter((at) => new Date(at).getUTCMonth() === month).length / (30 * 24),
    );
    expect(Math.max(...months)).toBeLessThan(0.08);
  });

  it.each(sports)('finds finished and coming %s at every hour of a year', (sport) => {
    const played = spans.filter((span) => span.sport === sport);
    const missing = hoursOfTheYear.filter(
      (at) =>
        !played.some(({ to }) => to < at && to > at - dayMs) ||
        !played.some(({ from }) => from > at && from < at + dayMs),
    );
    expect(missing.map((at) => new Date(at).toISOString())).toEqual([]);
  });
});
