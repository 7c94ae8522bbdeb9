import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { pino } from 'pino';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import type { FeedEvent, IncidentEvent, PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';
import { createIngest, type Ingest } from './ingest';
import { sampleFixture, samplePrice, sampleSeason, sampleState } from './sample';

const database = duringTests(openTestDatabase);
let ingest: Ingest;

beforeAll(async () => {
  ingest = createIngest({
    db: database.db,
    now: () => new Date('2025-08-16T14:00:00Z'),
    logger: pino({ level: 'silent' }),
  });
  await ingest.apply(sampleSeason);
});

const incident = (ref: string, revision: number, removed = false): IncidentEvent => ({
  source: 'sample',
  type: 'incident',
  revision,
  ref,
  matchRef: 'm1',
  kind: 'goal',
  side: 'home',
  period: 1,
  minute: revision,
  added: null,
  second: null,
  playerRef: 'p1',
  otherPlayerRef: null,
  score: null,
  removed,
});

const lineup = (revision: number, players: string[]): FeedEvent => ({
  source: 'sample',
  type: 'lineup',
  revision,
  matchRef: 'm1',
  side: 'home',
  formation: '4-4-2',
  coach: 'A',
  confirmed: revision > 1,
  players: players.map((playerRef) => ({
    playerRef,
    shirtNumber: 9,
    position: 'forward',
    grid: null,
    starter: true,
  })),
  missing: [],
});

const statistics = (revision: number, shots: number): FeedEvent => ({
  source: 'sample',
  type: 'statistics',
  revision,
  matchRef: 'm1',
  period: 0,
  rows: [{ key: 'shots', home: shots, away: 1 }],
});

const steps: FeedEvent[] = [
  { ...sampleFixture, revision: 2, startTime: '2025-08-16T15:00:00.000Z' },
  ...[1, 2, 3, 4].map((n) => sampleState(n, { score: { home: n, away: 0 } })),
  incident('a', 1),
  incident('a', 2, true),
  incident('b', 3),
  lineup(1, ['p1', 'p2']),
  lineup(2, ['p3']),
  statistics(1, 3),
  statistics(2, 4),
];

const quotes = fc
  .array(fc.constantFrom(1.9, 2, 2.1), { minLength: 1, maxLength: 10 })
  .map((prices): PriceEvent[] =>
    prices.map((price, i) =>
      samplePrice(i, price, {
        kind: i === 0 ? 'snapshot' : i === prices.length - 1 ? 'closing' : 'movement',
      }),
    ),
  );

/** All events in a random order, some twice, split into several calls. */
const delivered = quotes.chain((prices) => {
  const events = [...steps, ...prices];
  return fc.record({
    events: fc.constant(events),
    order: fc.shuffledSubarray(
      [...events, ...events].map((_, i) => i),
      { minLength: events.length * 2 },
    ),
    repeats: fc.integer({ min: 0, max: events.length }),
    size: fc.integer({ min: 1, max: 12 }),
  });
});

const state = async (): Promise<string> => {
  const { rows } = await sql<{ everything: string }>`
    SELECT jsonb_build_object(
      'match', (SELECT to_jsonb(m) - 'id' - 'revision' - 'updated_at' - 'round_id' FROM matches m),
      'incidents', (SELECT jsonb_agg(to_jsonb(i) - 'id' - 'match_id' ORDER BY ref) FROM incidents i),
      'lineups', (SELECT jsonb_agg(to_jsonb(l) - 'match_id' ORDER BY side) FROM lineups l),
      'players', (SELECT jsonb_agg(player_id ORDER BY place) FROM lineup_players),
      'statistics', (SELECT jsonb_agg(to_jsonb(s) - 'match_id') FROM match_statistics s),
      'odds', (SELECT jsonb_agg(to_jsonb(o) - 'id' - 'match_id') FROM odds o),
      'movements', (SELECT jsonb_agg(to_jsonb(v) - 'odds_id' ORDER BY at) FROM odds_movements v),
      'repeats', (SELECT jsonb_agg(at ORDER BY at) FROM odds_repeats),
      'refs', (SELECT jsonb_agg(ref || revision) FROM feed_refs WHERE kind = 'match'))::text AS everything`.execute(
    database.db,
  );
  return firstItem(rows).everything;
};

async function deliver(batches: FeedEvent[][]): Promise<string> {
  await sql`DELETE FROM matches`.execute(database.db);
  await sql`DELETE FROM feed_refs WHERE kind = 'match'`.execute(database.db);
  await ingest.apply([sampleFixture]);
  for (const batch of batches) expect((await ingest.apply(batch)).rejected).toEqual([]);
  return state();
}

test('whatever order the events of a match come in, and however often, it ends the same', async () => {
  await fc.assert(
    fc.asyncProperty(delivered, async ({ events, order, repeats, size }) => {
      const straight = await deliver([events]);
      const twice = [...events, ...events];
      const mixed = order
        .filter((i) => i < events.length || i - events.length < repeats)
        .map((i) => itemAt(twice, i));
      const batches = Array.from({ length: Math.ceil(mixed.length / size) }, (_, i) =>
        mixed.slice(i * size, (i + 1) * size),
      );
      expect(JSON.parse(await deliver(batches))).toEqual(JSON.parse(straight));
    }),
    { numRuns: 15 },
  );
}, 120_000);
