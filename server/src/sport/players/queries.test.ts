import { describe, expect, it } from '@jest/globals';
import type { PlayerDetail } from '@scoreline/shared-lib/contract';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch } from '../matches/testing';
import { playerDetail, withoutClubs } from './queries';

const totals = (tournamentId: number, season: string, matches: number, goals: number) =>
  ({
    tournament: { tournamentId },
    season,
    matches,
    values: { goals },
  }) as unknown as PlayerDetail['seasons'][number];

it('tells a season with two clubs in one league as one, in the order of the seasons', () => {
  const rows = [
    totals(1, '2026/27', 12, 4),
    totals(1, '2025/26', 20, 3),
    totals(2, '2025/26', 5, 1),
    totals(1, '2025/26', 15, 2),
  ];
  expect(withoutClubs(rows)).toMatchObject([
    { season: '2026/27', matches: 12, values: { goals: 4 } },
    { season: '2025/26', matches: 35, values: { goals: 5 } },
    { tournament: { tournamentId: 2 }, matches: 5, values: { goals: 1 } },
  ]);
});

describe('the last matches of a player', () => {
  const test = duringTests(openTestDatabase);

  it('say the side, the rating by the published formula, and where the shots came from', async () => {
    const { db } = test;
    const league = await insertLeague(db, { teams: ['Home', 'Away'] });
    const { id: playerId } = await db
      .insertInto('players')
      .values({ sport: 'football', name: 'Ola Striker', slug: 'ola-striker', position: 'forward' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const play = (start: string, pair: [number, number]) =>
      insertMatch(db, league, pair, { start, score: [1, 0] });
    const [first, second, without] = [
      await play('2026-11-01T15:00:00Z', [0, 1]),
      await play('2026-11-08T15:00:00Z', [1, 0]),
      await play('2026-11-15T15:00:00Z', [0, 1]),
    ];
    const place = { place: 9, shirt_number: 9, position: 'forward' as const, grid: null };
    for (const [match_id, side] of [
      [first, 'home'],
      [second, 'away'],
    ] as const) {
      await db.insertInto('lineups').values({ match_id, side, confirmed: true }).execute();
      await db
        .insertInto('lineup_players')
        .values({ ...place, match_id, side, player_id: playerId, starter: true })
        .execute();
    }
    await db
      .insertInto('incidents')
      .values([
        {
          ...{ match_id: first, kind: 'goal', side: 'home', period: 1, minute: 30 },
          ...{ player_id: playerId, home_score: 1, away_score: 0 },
        },
        { match_id: first, kind: 'substitution', side: 'away', period: 2, minute: 80 },
      ])
      .execute();
    const shot = { side: 'home', minute: 30, added: null, body: 'head', situation: 'open' };
    const shots = [
      { ...shot, period: 1, playerId, x: 90, y: 50, xg: 0.3, outcome: 'goal' },
      { ...shot, period: 5, playerId, x: 88, y: 50, xg: 0.8, outcome: 'goal' },
      { ...shot, period: 1, playerId: null, x: 70, y: 50, xg: 0.1, outcome: 'off' },
    ];
    await db
      .insertInto('match_shots')
      .values({ match_id: first, shots: JSON.stringify(shots) })
      .execute();
    const detail = (await playerDetail(db, playerId))!;
    expect(detail.matches.map(({ match, side }) => [match.eventId, side])).toEqual([
      [second, 'away'],
      [first, 'home'],
    ]);
    expect(detail.matches.some(({ match }) => match.eventId === without)).toBe(false);
    // Undefined, as no incident names the scorer; a goal from play while on the pitch: 6.3 + 0.9 + 0.1.
    expect(detail.matches.map(({ values }) => values.rating)).toEqual([undefined, 7.3]);
    expect(detail.shots).toEqual([{ x: 90, y: 50, xg: 0.3, outcome: 'goal' }]);
  });
});
