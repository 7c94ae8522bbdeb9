import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch, type TestLeague } from '../matches/testing';
import { findMatch, type MatchKey } from '../matches/sections/matchKey';
import { setBroadcasts } from './broadcasts';
import { matchPreview } from './preview';
import { ballotOf, vote } from './votes';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-22T21:00:00Z');

let test: TestDatabase;
let league: TestLeague;
let match: MatchKey;
beforeEach(async () => {
  test = await openTestDatabase();
  league = await insertLeague(test.db, { teams: ['A', 'B', 'C'] });
  const id = await insertMatch(test.db, league, [0, 1], { start: '2026-11-22T20:00:00Z' });
  match = (await findMatch(test.db, id))!;
});
afterEach(() => test.close());

describe('a vote', () => {
  const ballot = (deviceId: string, at = now) => ballotOf(test.db, match, { deviceId, now: at });
  const say = (deviceId: string, outcome: 'home' | 'draw' | 'away', at = now) =>
    vote(test.db, match, { deviceId, outcome, now: at });

  it('shows what all said to who has voted, and to nobody else before the start', async () => {
    await say('one', 'home');
    await say('two', 'draw');
    expect(await ballot('one')).toEqual({
      open: true,
      mine: 'home',
      counts: { home: 1, draw: 1, away: 0 },
    });
    expect(await ballot('three')).toEqual({ open: true, mine: null, counts: null });
    expect((await ballot('three', later)).counts).toEqual({ home: 1, draw: 1, away: 0 });
  });

  it('is one a device, the first, however many come at once', async () => {
    await Promise.all([say('one', 'home'), say('one', 'home'), say('one', 'home')]);
    await say('one', 'away');
    expect((await ballot('one')).counts).toEqual({ home: 1, draw: 0, away: 0 });
  });

  it('is over when the match begins', async () => {
    await expect(say('one', 'home', later)).rejects.toMatchObject({ code: 14000 });
    expect((await ballot('one', later)).counts).toEqual({ home: 0, draw: 0, away: 0 });
  });

  it('is kept without the device’s id', async () => {
    await say('one', 'home');
    const rows = await test.db.selectFrom('match_votes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('one');
  });
});

describe('where to watch', () => {
  const entry = () => ({ eventId: match.id, country: 'es', channel: 'Canal Uno' });

  it('is what the file says, in place of what was said before', async () => {
    await setBroadcasts(test.db, JSON.stringify([{ ...entry(), channel: 'Old' }]));
    await setBroadcasts(test.db, JSON.stringify([{ ...entry(), url: 'https://uno.example/live' }]));
    expect((await matchPreview(test.db, match)).broadcasts).toEqual([
      { country: 'es', channel: 'Canal Uno', url: 'https://uno.example/live' },
    ]);
  });

  it('names what is there twice', async () => {
    const twice = JSON.stringify([entry(), entry()]);
    await expect(setBroadcasts(test.db, twice)).rejects.toThrow(
      `Entry 2: Canal Uno (es) for match ${match.id} is in entry 1 too.`,
    );
  });

  it('may be on more channels than one statement takes', async () => {
    const url = 'https://uno.example/live';
    const channels = Array.from({ length: 17_000 }, (_, n) => `Canal ${n}`);
    const many = channels.map((channel) => ({ ...entry(), channel, url }));
    expect(await setBroadcasts(test.db, JSON.stringify(many))).toContain('17000 broadcasts');
    expect((await matchPreview(test.db, match)).broadcasts).toHaveLength(17_000);
  });

  it('is not written by halves', async () => {
    const bad = [entry(), { ...entry(), eventId: 999_999 }];
    await expect(setBroadcasts(test.db, JSON.stringify(bad))).rejects.toThrow(
      'Entry 2: there is no match 999999.',
    );
    await expect(
      setBroadcasts(test.db, JSON.stringify([{ ...entry(), url: 'javascript:alert(1)' }])),
    ).rejects.toThrow();
    expect((await matchPreview(test.db, match)).broadcasts).toEqual([]);
  });
});

describe('a preview', () => {
  it('has the form of both, newest first', async () => {
    await insertMatch(test.db, league, [0, 2], { start: '2026-11-01T20:00:00Z', score: [2, 0] });
    await insertMatch(test.db, league, [2, 0], { start: '2026-11-08T20:00:00Z', score: [1, 1] });
    const { form, predicted } = await matchPreview(test.db, match);
    expect(form.home.map(({ outcome }) => outcome)).toEqual(['D', 'W']);
    expect(form.away).toEqual([]);
    expect(predicted).toBeNull();
  });

  it('has no key player who is missing, and the next best in his place', async () => {
    const [best, ...others] = await insertScorers([9, 7, 5, 3]);
    const keyPlayers = async () =>
      (await matchPreview(test.db, match)).keyPlayers.home.map(({ player }) => player.playerId);
    expect(await keyPlayers()).toEqual([best, ...others.slice(0, 2)]);
    const side = { match_id: match.id, side: 'home' } as const;
    await test.db.insertInto('lineups').values(side).execute();
    const missing = { ...side, player_id: best!, reason: 'injury' };
    await test.db.insertInto('missing_players').values(missing).execute();
    expect(await keyPlayers()).toEqual(others);
  });
});

/** Adds players to the home side's squad with these numbers of goals and returns their ids. */
async function insertScorers(goals: number[]): Promise<number[]> {
  const { db } = test;
  const [season_id, team_id] = [league.seasonId, match.homeId];
  const names = goals.map((count) => `Scorer of ${count}`);
  const rows = await db
    .insertInto('players')
    .values(names.map((name) => ({ sport: 'football', name, slug: `p-${name.at(-1)}` })))
    .returning('id')
    .execute();
  const squad = rows.map(({ id }) => ({ team_id, player_id: id, from_date: '2026-07-01' }));
  await db.insertInto('squad_members').values(squad).execute();
  const totals = rows.map(({ id }, index) => ({
    ...{ season_id, team_id, player_id: id, matches: 10 },
    values: JSON.stringify({ goals: goals[index] }),
  }));
  await db.insertInto('player_totals').values(totals).execute();
  return rows.map(({ id }) => id);
}
