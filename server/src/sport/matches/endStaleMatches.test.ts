import { expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { endStaleMatches } from './endStaleMatches';
import { insertLeague, insertMatch } from './testing';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const test = duringTests(openTestDatabase);

it('sets matches that should have ended a year ago to unknown, and no others', async () => {
  const league = await insertLeague(test.db, { teams: ['A', 'B'], tieBreakers: ['points'] });
  const cases = [
    ['notStarted', 366, 'unknown'],
    ['live', 400, 'unknown'],
    ['notStarted', 364, 'notStarted'],
    ['postponed', 400, 'postponed'],
    ['finished', 400, 'finished'],
  ] as const;
  for (const [status, days] of cases)
    await insertMatch(test.db, league, [0, 1], { start: daysAgo(days), status, score: [1, 0] });
  expect(await endStaleMatches(test.db, now)).toBe(2);
  expect(await endStaleMatches(test.db, now)).toBe(0);
  const stored = await test.db.selectFrom('matches').select('status').orderBy('id').execute();
  expect(stored.map(({ status }) => status)).toEqual(cases.map(([, , after]) => after));
});
