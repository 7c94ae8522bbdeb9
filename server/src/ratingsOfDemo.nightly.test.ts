import { expect, test } from '@jest/globals';

import { dayMs, dayOf } from '@scoreline/simulator/calendar/days';
import { playTimeline } from '@scoreline/simulator/timeline';
import { createWorld } from '@scoreline/simulator/world';
import { bestOf, ratingsOf, type RatedMatch } from './sport/matches/sections/ratings/ratingFormula';
import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { itemWhere, valueIn } from '@scoreline/shared-lib/contract/lists';

const now = Date.UTC(2026, 10, 21, 12);

/** An id for each name, as the database assigns them. */
const ids = new Map<string, number>();
const idOf = (ref: string | null): number | null => {
  if (ref === null) return null;
  if (!ids.has(ref)) ids.set(ref, ids.size + 1);
  return valueIn(ids, ref);
};

function matchOf(events: readonly FeedEvent[]): RatedMatch {
  const last = new Map(
    events.flatMap((event) => (event.type === 'incident' ? [[event.ref, event] as const] : [])),
  );
  const figure = (key: string) =>
    events.flatMap((event) =>
      event.type === 'statistics' && event.period === 0
        ? event.rows.filter((row) => row.key === key)
        : [],
    )[0] ?? null;
  return {
    players: events.flatMap((event) =>
      event.type === 'lineup'
        ? event.players.map(({ playerRef, position, starter }) => ({
            ...{ playerId: idOf(playerRef)!, side: event.side, position, starter },
          }))
        : [],
    ),
    incidents: [...last.values()].map(({ playerRef, otherPlayerRef, ...incident }) => ({
      ...incident,
      playerId: idOf(playerRef),
      otherPlayerId: idOf(otherPlayerRef),
    })),
    shotsOnTarget: figure('shotsOnTarget'),
    saves: figure('saves'),
    length: 90,
  };
}

test('ratings of a fortnight of the simulator are those of a scale that people know', () => {
  const world = createWorld(7);
  const rated = world
    .seasons(dayOf(now))
    .filter(({ competition }) => competition.sport === 'football')
    .flatMap((season) => world.fixtures(season, now))
    .filter(({ start }) => Math.abs(start - now) < 9 * dayMs)
    .map((fixture) => playTimeline(fixture, world).outcome)
    .filter((outcome) => outcome.some(({ type }) => type === 'lineup'))
    .map((outcome) => ratingsOf(matchOf(outcome)));
  const all = rated.flatMap((ratings) => ratings.map(({ rating }) => rating));
  const mean = all.reduce((sum, rating) => sum + rating, 0) / all.length;
  const deviation = Math.sqrt(
    all.reduce((sum, rating) => sum + (rating - mean) ** 2, 0) / all.length,
  );
  expect(rated.length).toBeGreaterThan(100);
  expect(mean).toBeGreaterThan(6.2);
  expect(mean).toBeLessThan(6.8);
  expect(deviation).toBeGreaterThan(0.4);
  expect(deviation).toBeLessThan(0.9);
  const best = rated.map((ratings) =>
    itemWhere(ratings, ({ playerId }) => playerId === bestOf(ratings)),
  );
  const meanBest = best.reduce((sum, { rating }) => sum + rating, 0) / best.length;
  expect(meanBest).toBeGreaterThan(7.5);
  expect(meanBest).toBeLessThan(9);
});
