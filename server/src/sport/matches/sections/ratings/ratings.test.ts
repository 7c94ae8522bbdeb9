import { describe, expect, it } from '@jest/globals';
import type { MatchStatus, Sport } from '@scoreline/shared-lib/contract';

import { matchDetail } from '../detail';
import { findMatch } from '../matchKey';
import { matchRatings } from './ratings';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch } from '../../testing';

describe('the ratings of a match', () => {
  const test = duringTests(openTestDatabase);

  /** A match with a starter and a substitute of each team; the home team substitutes one for the other. */
  async function played(sport: Sport, status: MatchStatus) {
    const { db } = test;
    const league = await insertLeague(db, { sport, name: status, teams: ['Home', 'Away'] });
    const start = '2026-11-01T15:00:00Z';
    const match_id = await insertMatch(db, league, [0, 1], { start, score: [0, 1], status });
    const names = ['Begins', 'Comes', 'Scores'];
    const players = await db
      .insertInto('players')
      .values(names.map((name) => ({ sport, name, slug: 'x', position: 'forward' as const })))
      .returning('id')
      .execute();
    const [begins, comes, scores] = players.map(({ id }) => id);
    for (const side of ['home', 'away'] as const)
      await db.insertInto('lineups').values({ match_id, side, confirmed: true }).execute();
    const place = { match_id, position: 'forward' as const, grid: null };
    await db
      .insertInto('lineup_players')
      .values([
        { ...place, side: 'home', place: 1, shirt_number: 1, player_id: begins!, starter: true },
        { ...place, side: 'home', place: 2, shirt_number: 2, player_id: comes!, starter: false },
        { ...place, side: 'away', place: 1, shirt_number: 1, player_id: scores!, starter: true },
      ])
      .execute();
    const moment = { match_id, period: 2, minute: 84 };
    await db
      .insertInto('incidents')
      .values([
        { ...moment, kind: 'goal', side: 'away', second: 5038, player_id: scores! },
        {
          ...moment,
          ...{ kind: 'substitution', side: 'home', second: 5013 },
          ...{ player_id: begins!, other_player_id: comes! },
        },
      ])
      .execute();
    const match = (await findMatch(db, match_id))!;
    const { ratings, bestPlayerId } = await matchRatings(db, match);
    const rows = ratings.map(({ player, rating }) => [player.name, rating]);
    const { sections } = (await matchDetail(db, match_id))!;
    expect(sections.includes('ratings')).toBe(rows.length > 0);
    return { rows, best: names[players.findIndex(({ id }) => id === bestPlayerId)] };
  }

  it('go by the second: who went off before a goal of the same minute is not charged for it', async () => {
    expect(await played('football', 'finished')).toEqual({
      rows: [
        ['Begins', 6.3],
        ['Scores', 7.3],
      ],
      best: 'Scores',
    });
  });

  it('are none in basketball, before a match and in one that was never ended', async () => {
    const none = { rows: [], best: undefined };
    expect(await played('basketball', 'finished')).toEqual(none);
    for (const status of ['notStarted', 'postponed', 'abandoned'] as const)
      expect(await played('football', status)).toEqual(none);
  });
});
