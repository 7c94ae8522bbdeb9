import { describe, expect, it } from '@jest/globals';

import { dayMs, dayOf } from './calendar/days';
import { isCurrent } from './calendar/seasons';
import { type Fixture, mishaps } from './fixture';
import { matchHistory } from './history';
import { playTimeline } from './timeline';
import { createWorld, type World } from './world';

const now = Date.UTC(2026, 10, 21, 12);
const world = createWorld(1);

const fixturesOf = (of: World, at: number) =>
  of.seasons(dayOf(at)).flatMap((season) => of.fixtures(season, at));
const fixtures = fixturesOf(world, now);
const near = fixtures.filter(({ start }) => Math.abs(start - now) < 8 * dayMs);

describe('the world of a seed', () => {
  it('is the same each time, match by match and in any order', () => {
    const again = createWorld(1);
    const sample = near.filter((_, index) => index % 51 === 0);
    const outcomes = sample.map((fixture) => JSON.stringify(playTimeline(fixture, world).outcome));
    const backwards = [...sample]
      .reverse()
      .map((fixture) => JSON.stringify(playTimeline(fixture, again).outcome));
    expect(backwards.reverse()).toEqual(outcomes);
    expect(fixturesOf(again, now)).toEqual(fixtures);
  });

  it('is another one for another seed', () => {
    const other = createWorld(2);
    const results = (of: World) =>
      near.slice(0, 40).map((fixture) => JSON.stringify(playTimeline(fixture, of).outcome));
    expect(results(other)).not.toEqual(results(world));
  });

  it('has two finished seasons and the current one of every competition', () => {
    for (const season of world.seasons(dayOf(now)))
      if (!isCurrent(season, dayOf(now))) expect(season.end).toBeLessThan(dayOf(now));
    expect(world.seasons(dayOf(now)).length).toBe(
      3 * new Set(world.seasons(dayOf(now)).map(({ competition }) => competition.key)).size,
    );
  });

  it('has every mishap within a week of any day, and few of them', () => {
    for (const sport of ['football', 'basketball'] as const) {
      const met = new Set(
        near.filter(({ home }) => home.sport === sport).map(({ mishap }) => mishap),
      );
      expect([...met].filter((mishap) => mishap !== null).sort()).toEqual([...mishaps].sort());
    }
    expect(fixtures.filter(({ mishap }) => mishap !== null).length / fixtures.length).toBeLessThan(
      0.07,
    );
  });

  it('says every status about the matches of a fortnight', () => {
    const statuses = [
      'abandoned',
      'afterExtraTime',
      'afterPenalties',
      'awarded',
      'cancelled',
      'delayed',
      'finished',
      'halfTime',
      'interrupted',
      'live',
      'notStarted',
      'postponed',
      'suspended',
      'unknown',
    ];
    const said = new Set<string>(['notStarted']);
    const past = fixtures.filter(
      ({ firstStart }) => Math.abs(firstStart - now) < 60 * dayMs && firstStart < now,
    );
    // Those of which most is said come first.
    const rareness = ({ mishap, decider }: Fixture) => (mishap ? 2 : 0) + (decider ? 1 : 0);
    const eventful = [...past].sort((a, b) => rareness(b) - rareness(a));
    for (const fixture of eventful) {
      if (said.size === statuses.length) break;
      for (const event of matchHistory(world, fixture, -Infinity, now))
        if (event.type === 'state') said.add(event.status);
      if (fixture.mishap)
        for (const { event } of playTimeline(fixture, world).play)
          if (event.type === 'state') said.add(event.status);
    }
    expect([...said].sort()).toEqual(statuses);
  });
});
