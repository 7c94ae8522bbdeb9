import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { matchIncidents } from './events';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { insertLeague, insertMatch } from '../testing';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

it('says when something was told where its revision is a time of the match, and nothing of a counter', async () => {
  const start = '2026-10-03T14:00:00.000Z';
  const league = await insertLeague(test.db, { teams: ['A', 'B'] });
  const match_id = await insertMatch(test.db, league, [0, 1], { start });
  const goal = { match_id, kind: 'goal' as const, side: 'home' as const, period: 1 };
  const reported = Date.parse(start) + 600_000;
  await test.db
    .insertInto('incidents')
    .values([
      { ...goal, ref: 'live', minute: 10, feed_revision: reported },
      { ...goal, ref: 'counter', minute: 20, feed_revision: 3 },
      { ...goal, ref: 'later', minute: 30, feed_revision: reported + 86_400_000 },
    ])
    .execute();
  const incidents = await matchIncidents(test.db, match_id);
  expect(incidents.map(({ at }) => at)).toEqual([new Date(reported).toISOString(), null, null]);
});
