import { beforeAll, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { matchPulses } from './pulses';
import { insertLeague, insertMatch } from './testing';

const test = duringTests(openTestDatabase);
let live: number;

beforeAll(async () => {
  const league = await insertLeague(test.db, { teams: ['A', 'B', 'C', 'D'] });
  const start = '2026-11-21T15:00:00Z';
  live = await insertMatch(test.db, league, [0, 1], { start, status: 'live' });
  const over = await insertMatch(test.db, league, [2, 3], { start, score: [1, 0] });
  const values = Array.from({ length: 20 }, (_, minute) => minute * 5 - 40);
  await test.db
    .insertInto('match_momentum')
    .values([live, over].map((match_id) => ({ match_id, values })))
    .execute();
  const goal = { kind: 'goal', period: 1, side: 'home' } as const;
  await test.db
    .insertInto('incidents')
    .values([
      { ...goal, match_id: live, minute: 5 },
      { ...goal, match_id: live, minute: 6 },
      { ...goal, match_id: live, minute: 12, removed: true },
      { ...goal, match_id: live, minute: 20, kind: 'ownGoal', side: 'away' },
      { ...goal, match_id: live, minute: 18, kind: 'redCard' },
    ])
    .execute();
});

it('has the last fifteen minutes of what is in play, and the goals in them', async () => {
  const { pulses } = await matchPulses(test.db);
  expect(pulses).toEqual([
    {
      eventId: live,
      minute: 20,
      values: Array.from({ length: 15 }, (_, at) => (at + 5) * 5 - 40),
      goals: [
        { minute: 6, side: 'home' },
        { minute: 20, side: 'away' },
      ],
    },
  ]);
});
