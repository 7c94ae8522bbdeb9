import { beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';

import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { createIngest, type Ingest } from './ingest';
import { sampleFixture, sampleSeason } from './sample';

const now = () => new Date('2026-01-01T12:00:00Z');
const logger = pino({ level: 'silent' });

const lineup = (playerRef: string, revision = 1): FeedEvent => ({
  type: 'lineup',
  source: 'sample',
  revision,
  matchRef: 'm1',
  side: 'home',
  formation: '4-4-2',
  coach: null,
  confirmed: true,
  players: [{ playerRef, shirtNumber: 9, position: 'forward', grid: null, starter: true }],
  missing: [],
});

describe('a chunk of a history', () => {
  const database = duringTests(openTestDatabase);
  let ingest: Ingest;
  beforeEach(async () => {
    await database.db.deleteFrom('lineups').execute();
    await database.db.deleteFrom('matches').execute();
    await database.db.deleteFrom('feed_refs').where('kind', '=', 'match').execute();
    ingest = createIngest({ db: database.db, now, logger });
    await ingest.apply(sampleSeason);
  });
  const players = () => database.db.selectFrom('lineup_players').select('player_id').execute();

  it('stores rows whose parents are there', async () => {
    const { rejected } = await ingest.apply([sampleFixture, lineup('p1')], { bulk: true });
    expect(rejected).toEqual([]);
    expect(await players()).toHaveLength(1);
  });

  it('refuses rows whose player is gone, as a foreign key would', async () => {
    const { db } = database;
    const gone = { source: 'sample', kind: 'player', ref: 'gone', id: 999_999, revision: 1 };
    await db.insertInto('feed_refs').values(gone).execute();
    const { rejected } = await ingest.apply([sampleFixture, lineup('gone')], { bulk: true });
    expect(rejected.map(({ event }) => event.type)).toEqual(['lineup']);
    expect(await players()).toEqual([]);
  });

  it('leaves every row after it checked by the database', async () => {
    await ingest.apply([sampleFixture, lineup('p1')], { bulk: true });
    const orphan = { match_id: 999_999, period: 0, key: 'shots', home: 1, away: 1 };
    const write = database.db.insertInto('match_statistics').values(orphan).execute();
    await expect(write).rejects.toThrow('foreign key');
  });

  it('forgets what a chunk that failed had named', async () => {
    const fails = () => Promise.reject(new Error('cut'));
    const first = ingest.apply([sampleFixture, lineup('p1')], { bulk: true, also: fails });
    await expect(first).rejects.toThrow('cut');
    expect(await players()).toEqual([]);
    const { rejected } = await ingest.apply([sampleFixture, lineup('p2')], { bulk: true });
    expect(rejected).toEqual([]);
    expect(await players()).toHaveLength(1);
  });

  it('replaces a line-up that an earlier chunk stored', async () => {
    await ingest.apply([sampleFixture, lineup('p1')], { bulk: true });
    await ingest.apply([lineup('p2', 2)], { bulk: true });
    expect(await players()).toHaveLength(1);
  });
});
