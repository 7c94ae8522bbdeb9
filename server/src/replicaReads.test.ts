import { beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@scoreline/shared-lib/contract/schemas';

import { allOperations } from './operations';
import { insertLeague, insertMatch } from './sport/matches/testing';
import { connect } from '@scoreline/database/connection/connect';
import { duringTests } from '@scoreline/database/duringTests';
import type { ReplicaChoice } from '@scoreline/database/replicas/replicas';
import type { ReadFrom } from './wire/gateway/answers/replicaReads';
import { callOperation, deviceKey, openTestApp, type TestKey } from './wire/gateway/testing';

/** Where answers were read since the start of the test. */
const read: ReadFrom[] = [];

/** The server with a read-only replica without lag. */
async function openWithReplica() {
  const choices: ReplicaChoice[] = [];
  const pick = () => choices[0] ?? null;
  const test = await openTestApp({
    reads: { replicas: { pick, mostLagMs: 2_000 }, onRead: (from) => read.push(from) },
  });
  const url = new URL(test.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const db = connect(url.href);
  choices.push({ db, shownUntil: Infinity, failed: () => undefined });
  return { ...test, close: () => db.destroy().then(test.close) };
}

const test = duringTests(openWithReplica);
let key: TestKey;
let asked: Record<string, unknown>;

beforeAll(async () => {
  const league = await insertLeague(test.db, { name: 'Superliga', teams: ['Avala', 'Bosna'] });
  const matchId = await insertMatch(test.db, league, [0, 1], {
    start: '2026-11-25T19:00:00Z',
  });
  key = await deviceKey(test.app);
  asked = {
    ...{ eventId: matchId, tournamentId: league.tournamentId, competitorId: league.teamIds[0] },
    ...{ sport: 'football', date: '2026-11-25', month: '2026-11', timeZone: 'Europe/Madrid' },
    ...{ text: 'ava', competitorIds: league.teamIds, teamIds: league.teamIds, limit: 10 },
  };
});

const bearing = allOperations.filter(({ bearsLag }) => bearsLag).map(({ path }) => path);
const statusOf = async (path: string, headers: Record<string, string> = {}) => {
  read.length = 0;
  const own = { ...key, headers: { ...key.headers, ...headers } };
  const { answer, body } = await callOperation(test.app, own, path, asked);
  return { ...body!, answer };
};

describe('answers that bear a replica’s lag', () => {
  it('are lists, matches, leagues, teams, tables and searches', () => {
    expect(bearing.length).toBeGreaterThan(25);
    expect(bearing).toEqual(
      expect.arrayContaining([
        ...(['sports-query/match/list', 'sports-query/match/detail'] as const),
        ...(['sports-query/league/standings', 'sports-query/search'] as const),
      ]),
    );
    expect(bearing.filter((path) => operations[path].access !== 'public')).toEqual([]);
  });

  it.each(bearing)('%s is read there, and writes nothing', async (path) => {
    const { bizCode } = await statusOf(path);
    expect({ bizCode, read }).toEqual({ bizCode: 10_000, read: ['replica'] });
  });
});

describe('who has just written', () => {
  it('reads the primary for as long as a replica may lag', async () => {
    Object.assign(asked, { outcome: 'home' });
    const { answer: ballot } = await statusOf('sports-query/match/ballot');
    expect(ballot.headers['set-cookie']).toBeUndefined();
    const { answer } = await statusOf('sports-query/match/vote');
    expect(answer.headers['set-cookie']).toBe(
      'just-written=1; Max-Age=3; Path=/api; HttpOnly; SameSite=Lax',
    );
    await statusOf('sports-query/favourites/matches', { cookie: 'just-written=1' });
    expect(read).toEqual(['primary']);
    await statusOf('sports-query/favourites/matches');
    expect(read).toEqual(['replica']);
  });
});
