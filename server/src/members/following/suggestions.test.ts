import { describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { callOperation, deviceKey } from '../../wire/gateway/testing';
import { insertMatch } from '../../sport/matches/testing';
import { minute, openFollowingTest } from './testing';

const test = duringTests(openFollowingTest);

describe('what visitors may follow', () => {
  const ask = async (path: string, request: unknown) =>
    (await callOperation(test.app, await deviceKey(test.app), path, request)).body?.data as Record<
      string,
      Record<string, unknown>[]
    >;

  it('is popular by who follows it', async () => {
    const fans = [await test.newMember(), await test.newMember()];
    for (const { device } of fans)
      await device.call('patron/frontend/favourites/change', {
        changes: [test.change('pop', 'add', 42, minute(9))],
      });
    const { teams, leagues } = await ask('sports-query/favourites/popular', { sport: 'football' });
    expect(teams?.[0]).toMatchObject({ competitorId: test.teamId(42), name: 'Club 42' });
    expect(leagues?.map(({ name }) => name)).toEqual(['First']);
    const { searches } = await ask('sports-query/search/popular', {});
    expect(searches).toContain('Club 42');
  });

  it('plays nearby', async () => {
    const venue = (name: string, latitude: number, longitude: number) =>
      test.db
        .insertInto('venues')
        .values({ name, city: name, latitude, longitude })
        .returning('id')
        .executeTakeFirstOrThrow();
    const places = [
      await venue('Harbour', 53.43, -2.96),
      await venue('Mill', 53.48, -2.2),
      await venue('Far', 41.4, 2.1),
    ];
    for (const [n, { id }] of places.entries())
      await test.db
        .updateTable('teams')
        .set({ venue_id: id })
        .where('id', '=', test.teamId(n + 20))
        .execute();
    const near = await ask('sports-query/favourites/nearby', {
      sport: 'football',
      latitude: 53.4,
      longitude: -2.9,
    });
    expect(near.teams?.map(({ name }) => name)).toEqual(['Club 20', 'Club 21']);
    const sea = await ask('sports-query/favourites/nearby', {
      sport: 'football',
      latitude: 0,
      longitude: -30,
    });
    expect(sea.teams).toEqual([]);
    const withoutPosition = await ask('sports-query/favourites/nearby', { sport: 'football' });
    expect(withoutPosition.teams).toEqual([]);
  });

  it('has its live, last and next matches in one list', async () => {
    const ids = [
      await insertMatch(test.db, test.league, [30, 31], {
        start: '2026-11-01T15:00:00Z',
        score: [1, 0],
      }),
      await insertMatch(test.db, test.league, [32, 30], {
        start: '2026-11-14T15:00:00Z',
        score: [2, 2],
      }),
      await insertMatch(test.db, test.league, [30, 33], {
        start: '2026-11-21T11:30:00Z',
        status: 'live',
      }),
      await insertMatch(test.db, test.league, [34, 30], { start: '2026-11-28T15:00:00Z' }),
      await insertMatch(test.db, test.league, [30, 35], { start: '2026-12-05T15:00:00Z' }),
    ];
    const { matches } = await ask('sports-query/favourites/matches', {
      sport: 'football',
      teams: [test.teamId(30)],
    });
    expect(matches?.map(({ eventId }) => eventId)).toEqual([ids[1], ids[2], ids[3]]);
    const byLeague = await ask('sports-query/favourites/matches', {
      sport: 'football',
      leagues: [test.league.tournamentId],
    });
    expect(byLeague.matches?.map(({ eventId }) => eventId)).toContain(ids[2]);
    expect(byLeague.matches?.map(({ eventId }) => eventId)).not.toContain(ids[3]);
    expect(await ask('sports-query/favourites/matches', { sport: 'football' })).toEqual({
      matches: [],
    });
  });
});
