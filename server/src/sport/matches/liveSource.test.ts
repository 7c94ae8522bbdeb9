import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { matchSummarySchema } from '@scoreline/shared-lib/contract/schemas';
import type { MatchesImage, MatchImage } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { pino } from 'pino';

import { databaseSource } from './liveSource';
import {
  connectClient,
  startTestHub,
  type TestClient,
  type TestHub,
} from '../../wire/live/testing';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { createIngest, type Ingest } from '../../feeds/ingest/ingest';
import { sampleFixture, samplePrice, sampleSeason, sampleState } from '../../feeds/ingest/sample';

const now = () => new Date('2025-08-16T14:20:00Z');
let database: TestDatabase;
let test: TestHub;
let ingest: Ingest;
let client: TestClient;

beforeAll(async () => {
  database = await openTestDatabase();
  test = await startTestHub({ source: databaseSource(database.db), now });
  ingest = createIngest({
    db: database.db,
    now,
    logger: pino({ level: 'silent' }),
    onChanged: (ids) => test.hub.matchesChanged(ids),
  });
  await ingest.apply(sampleSeason);
  await ingest.apply([sampleFixture]);
  client = await connectClient(test.url);
});
afterAll(async () => {
  client.webSocket.terminate();
  await test.close();
  await database.close();
});

it('tells from feed event to socket what happened in a match', async () => {
  client.send({ op: 'subscribe', id: 1, topics: ['matches:football'] });
  const image = (await client.next('image')).data as MatchesImage;
  // A hub that has not received the change yet sends it after its image.
  const deltas = client.frames.filter((frame) => frame.op === 'delta');
  const isLate = Object.keys(image).length === 0;
  const matches = Object.values(
    isLate ? ((await client.next('delta')).data as MatchesImage) : image,
  );
  expect(matches).toHaveLength(1);
  expect(matchSummarySchema.parse(matches[0])).toMatchObject({ status: 'notStarted' });
  const { eventId } = firstItem(matches);
  if (!isLate) for (const _ of deltas) await client.next('delta');

  await ingest.apply([sampleState(2)]);
  expect((await client.next('delta')).data).toMatchObject({
    [eventId]: { status: 'live', home: { score: 1, periods: [1] }, clock: { minute: 10 } },
  });

  client.send({ op: 'subscribe', id: 2, topics: [`match:${eventId}`] });
  const match = (await client.next('image')).data as MatchImage;
  expect(match).toMatchObject({ summary: { eventId, status: 'live' }, incidents: {}, odds: {} });

  await ingest.apply([
    samplePrice(1, 2.1),
    {
      source: 'sample',
      type: 'incident',
      revision: 3,
      ref: 'i1',
      matchRef: 'm1',
      kind: 'goal',
      side: 'home',
      period: 1,
      minute: 9,
      added: null,
      second: null,
      playerRef: 'p1',
      otherPlayerRef: null,
      score: { home: 1, away: 0 },
      removed: false,
    },
    {
      source: 'sample',
      type: 'statistics',
      revision: 3,
      matchRef: 'm1',
      period: 0,
      rows: [{ key: 'shots', home: 4, away: 2 }],
    },
  ]);
  const delta = await nextOf(`match:${eventId}`);
  expect(Object.values((delta.data as MatchImage).incidents)).toMatchObject([
    { kind: 'goal', minute: 9, player: { name: 'Player p1' } },
  ]);
  expect((delta.data as MatchImage).statistics).toEqual({ 0: { shots: { home: 4, away: 2 } } });
  expect(Object.values((delta.data as MatchImage).odds)).toMatchObject([
    { bookmaker: 'Bet365', market: '1x2', line: 0, current: { home: 2.1 } },
  ]);
});

async function nextOf(topic: string) {
  let delta = await client.next('delta');
  while (delta.topic !== topic) delta = await client.next('delta');
  return delta;
}
