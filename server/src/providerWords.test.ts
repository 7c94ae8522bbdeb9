import { expect, it } from '@jest/globals';
import { pino } from 'pino';

import { createIngest } from './feeds/ingest/ingest';
import { sampleFixture, sampleSeason, sampleState } from './feeds/ingest/sample';
import { loadSummaries } from './sport/matches/summaries';
import { matchIncidents } from './sport/matches/sections/events';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';

const database = duringTests(openTestDatabase);

it('a provider’s own words are shown, and go with the state that they named', async () => {
  const { db } = database;
  const ingest = createIngest({
    ...{ db, now: () => new Date('2025-08-16T14:00:00Z'), logger: pino({ level: 'silent' }) },
  });
  await ingest.apply(sampleSeason);
  await ingest.apply([sampleFixture]);
  await ingest.apply([
    sampleState(2, { status: 'unknown', statusWord: 'Fog', clock: null }),
    {
      ...{ source: 'sample', type: 'incident', revision: 2, matchRef: 'm1', ref: 'r1' },
      ...{ kind: 'other', detail: 'Cooling break', side: null, period: 1, minute: 30 },
      ...{ added: null, second: null, playerRef: null, otherPlayerRef: null },
      ...{ score: null, removed: false },
    },
  ]);
  const { id } = await db.selectFrom('matches').select('id').executeTakeFirstOrThrow();
  expect(await matchIncidents(db, id)).toMatchObject([{ kind: 'other', detail: 'Cooling break' }]);
  expect(await loadSummaries(db, [id])).toMatchObject([{ statusWord: 'Fog' }]);
  await ingest.apply([sampleState(3)]);
  const [summary] = await loadSummaries(db, [id]);
  expect(summary).not.toHaveProperty('statusWord');
});
