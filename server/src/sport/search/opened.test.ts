import { beforeAll, describe, expect, it } from '@jest/globals';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { insertLeague } from '../matches/testing';
import { createOpenCounter, mostOpened } from './opened';
import { popularSearches } from './popular';

const test = duringTests(openTestDatabase);
let ids: number[];
beforeAll(async () => {
  ({ teamIds: ids } = await insertLeague(test.db, { teams: ['Arsenal', 'Betis', 'Celtic'] }));
});

const monday = new Date('2026-11-16T10:00:00Z');
const day = (days: number) => new Date(monday.getTime() + days * 86_400_000);

describe('what searches lead to', () => {
  it('counts once a device and day, and is popular for a week', async () => {
    const count = createOpenCounter();
    const open = (team: number, device: string, now = monday) =>
      count(
        test.db,
        { kind: 'team', targetId: itemAt(ids, team) },
        { deviceId: device, address: `2001:db8:0:${device}::1`, now },
      );
    for (const device of ['a', 'b', 'c', 'c', 'c']) await open(1, device);
    for (const device of ['a', 'b', 'c', 'd']) await open(2, device);
    for (let again = 0; again < 5; again++) await open(0, 'a');
    expect(await mostOpened(test.db, monday, 10)).toEqual(['Celtic', 'Betis']);
    for (const device of ['a', 'b']) await open(1, device, day(1));
    expect(await mostOpened(test.db, day(1), 10)).toEqual(['Betis', 'Celtic']);
    expect(await mostOpened(test.db, day(1), 1)).toEqual(['Betis']);
    expect(await mostOpened(test.db, day(7), 10)).toEqual([]);
  });

  it('counts once a place and day, whatever devices are made up there', async () => {
    const [count, later] = [createOpenCounter(), day(20)];
    for (let made = 0; made < 5; made++)
      for (const address of ['203.0.113.9', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9'])
        await count(
          test.db,
          { kind: 'team', targetId: itemAt(ids, 0) },
          { deviceId: `made-up-${made}-${address}`, address, now: later },
        );
    const row = await test.db
      .selectFrom('search_opens')
      .select('opens')
      .where('day', '=', later.toISOString().slice(0, 10))
      .executeTakeFirst();
    expect(row).toEqual({ opens: 2 });
    await test.db
      .deleteFrom('search_opens')
      .where('day', '>', day(10).toISOString().slice(0, 10))
      .execute();
  });

  it('keeps sums alone, and nothing of what is not there', async () => {
    const before = await test.db.selectFrom('search_opens').selectAll().execute();
    expect(Object.keys(firstItem(before)).sort()).toEqual(['day', 'kind', 'opens', 'target_id']);
    const count = createOpenCounter();
    await count(test.db, { kind: 'team', targetId: 99_999 }, { deviceId: 'a', now: monday });
    expect(await test.db.selectFrom('search_opens').selectAll().execute()).toEqual(before);
  });

  it('comes first among the popular, and what stands first fills up', async () => {
    expect(await popularSearches(test.db, day(1))).toEqual([
      'Betis',
      'Celtic',
      'Arsenal',
      'League',
    ]);
  });
});
