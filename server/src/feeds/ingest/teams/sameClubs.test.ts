import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pino } from 'pino';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import type { TeamEvent } from '@scoreline/shared-lib/contract/feed';
import { createIngest } from '../ingest';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const team = (
  source: string,
  ref: string,
  name: string,
  more: Partial<TeamEvent> = {},
): TeamEvent => ({
  type: 'team',
  source,
  revision: 1,
  ref,
  sport: 'football',
  name,
  shortName: name,
  code: 'MCI',
  countryCode: 'gb-eng',
  national: false,
  colours: null,
  venue: null,
  coach: null,
  ...more,
});
const city = (more?: Partial<TeamEvent>) =>
  team('archive', 'gb-eng/manchester-city', 'Manchester City', more);
const demo = (more?: Partial<TeamEvent>) =>
  team('demo', 'mci', 'Manchester City', { coach: 'Ana Invented', ...more });

const tell = (...events: TeamEvent[]) => {
  const logger = pino({ level: 'silent' });
  return createIngest({ db: database.db, now: () => new Date(), logger }).apply(events);
};
const teams = () =>
  database.db.selectFrom('teams').select(['id', 'name', 'coach_id']).orderBy('id').execute();

it.each([
  ['the feed came first', [demo(), city()]],
  ['the files came first', [city(), demo()]],
])('a club of files and of a feed is one where %s', async (_, events) => {
  for (const event of events) await tell(event);
  const [only, ...others] = await teams();
  expect(others).toEqual([]);
  expect(only!.coach_id).not.toBeNull();
  // A newer file does not erase the feed's facts: the feed wins.
  await tell(city({ revision: 9, name: 'City' }));
  expect(await teams()).toEqual([only]);
  await tell(demo({ revision: 2, name: 'Manchester City FC' }));
  expect(await teams()).toMatchObject([{ id: only!.id, name: 'Manchester City FC' }]);
});

it('two feeds are not joined, nor two clubs of one feed', async () => {
  await tell(demo(), demo({ ref: 'other' }));
  await tell(team('api-football', '50', 'Manchester City'));
  expect(await teams()).toHaveLength(3);
});

it('clubs of two countries, women and national teams are not joined', async () => {
  await tell(demo());
  await tell(city({ countryCode: 'us', ref: 'us/manchester-city' }));
  await tell(city({ name: 'Manchester City W', ref: 'gb-eng/w' }));
  await tell(city({ national: true, ref: 'national/manchester-city' }));
  expect(await teams()).toHaveLength(4);
});
