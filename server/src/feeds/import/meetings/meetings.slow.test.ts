import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { leagueStandings } from '../../../sport/leagues/tables/standings';
import { createIngest } from '../../ingest/ingest';
import { importFiles } from '../importFiles';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-meetings-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A';
let files = 0;

const target = (newClubs: string[] = []) => {
  const logger = pino({ level: 'silent' });
  const ingest = createIngest({ db: database.db, now: () => new Date(), logger });
  return { db: database.db, ingest, newClubs };
};

async function put(rows: string[], newClubs: string[] = []) {
  const name = join(folder, `${(files += 1)}.csv`);
  await writeFile(name, [header, ...rows].join('\n'));
  const [result] = await importFiles('football-data', [name], target(newClubs), () => undefined);
  return result!;
}

const stored = () =>
  database.db
    .selectFrom('matches as m')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('odds as o', 'o.match_id', 'm.id')
    .select(['m.id', 'm.start_time', 'm.home_score', 'h.name as home', 'o.opening_home as price'])
    .orderBy('m.start_time')
    .execute();

type Stored = Awaited<ReturnType<typeof stored>>[number];

const autumn = 'SC0,20/09/2025,15:00,Celtic,Hearts,1,0,1.5,4,6';
const spring = 'SC0,14/03/2026,15:00,Celtic,Hearts,3,2,1.7,4,5';

describe('the same meeting twice in a file', () => {
  it('is refused by its line, and counts once', async () => {
    const { matches, skipped } = await put([autumn, spring, autumn]);
    expect(matches).toBe(2);
    expect(skipped).toEqual([
      { row: 4, reason: 'Celtic – Hearts of this day is in line 2 already' },
    ]);
    const { id } = await database.db
      .selectFrom('tournaments')
      .select('id')
      .executeTakeFirstOrThrow();
    const { tables } = await leagueStandings(database.db, { tournamentId: id, kind: 'all' });
    expect(firstItem(tables).rows[0]).toMatchObject({ name: 'Celtic', played: 2, points: 6 });
  });

  it('also with another result', async () => {
    const { skipped } = await put([autumn, autumn.replace('1,0', '2,0')]);
    expect(skipped).toHaveLength(1);
    expect(await stored()).toMatchObject([{ home_score: 1 }]);
  });
});

describe('a second meeting where teams meet once on each ground', () => {
  const autumn = 'E0,20/09/2025,15:00,Arsenal,Chelsea,1,0,1.5,4,6';
  const spring = 'E0,14/03/2026,15:00,Arsenal,Chelsea,3,2,1.7,4,5';

  it('is refused by its line in the same file, and counts once', async () => {
    const { matches, skipped } = await put([autumn, spring]);
    expect(matches).toBe(1);
    expect(skipped).toEqual([
      { row: 3, reason: 'Arsenal – Chelsea of this season is in line 2 already' },
    ]);
  });

  it('is the first one, corrected, in another file', async () => {
    await put([autumn]);
    const [before] = await stored();
    await put([spring]);
    expect(await stored()).toMatchObject([
      { id: before!.id, home_score: 3, start_time: new Date('2026-03-14T15:00:00Z') },
    ]);
  });
});

describe('a meeting that is put in later', () => {
  it('leaves the others their ids and prices', async () => {
    await put([spring]);
    const [before] = await stored();
    await put([autumn, spring]);
    const after = await stored();
    expect(after.map(({ home_score, price }) => [home_score, price])).toEqual([
      [1, 1.5],
      [3, 1.7],
    ]);
    expect(after[1]).toEqual(before);
  });

  it('leaves the others their tips and followers', async () => {
    await put([spring]);
    const [{ id, start_time: kickOff }] = (await stored()) as [Stored];
    const tip = await database.db
      .insertInto('tips')
      .values({
        ...{ match_id: id, bookmaker_id: 1, market: '1x2', outcome: 'home', price: 1.7, stake: 1 },
        ...{ reason: '{}', tipster_kind: 'editor', tipster: 'Example Editor' },
        ...{ kick_off: kickOff, published_at: new Date('2026-03-13T12:00:00Z') },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const member = await database.db
      .insertInto('users')
      .values({ email: 'fan@mail.example', invite_code: 'AAAAAAA2', created_at: kickOff })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('follows')
      .values({
        ...{ user_id: member.id, kind: 'match', target_id: id, sport: 'football' },
        ...{ followed: true, at: kickOff, change_id: 'before' },
      })
      .execute();
    await put([autumn, spring]);
    const { db } = database;
    expect(
      await db
        .selectFrom('tips as t')
        .innerJoin('follows as f', 'f.target_id', 't.match_id')
        .innerJoin('matches as m', 'm.id', 't.match_id')
        .select(['t.id', 'f.user_id', 'm.start_time'])
        .execute(),
    ).toEqual([{ id: tip.id, user_id: member.id, start_time: kickOff }]);
  });

  it('is none where a match that is still to be played has moved', async () => {
    await put(['SC0,20/09/2025,15:00,Celtic,Hearts,,,1.5,4,6']);
    const [before] = await stored();
    await put(['SC0,14/03/2026,15:00,Celtic,Hearts,,,1.5,4,6']);
    expect(await stored()).toMatchObject([
      { id: before!.id, start_time: new Date('2026-03-14T15:00:00Z') },
    ]);
  });

  it('changes nothing when all of it is read again', async () => {
    await put([spring]);
    await put([autumn, spring]);
    const before = await stored();
    await put([autumn, spring]);
    await put([spring, autumn]);
    expect(await stored()).toEqual(before);
  });
});

describe('a club that nobody knows', () => {
  const stranger = autumn.replace('Celtic', 'Celtik').replace('20/09', '27/09');

  it('is refused by line with the nearest names, in a league that has its clubs', async () => {
    await put([autumn]);
    const { skipped, matches } = await put([autumn, stranger]);
    expect(matches).toBe(1);
    expect(skipped).toMatchObject([{ row: 3 }]);
    expect(firstItem(skipped).reason).toMatch(/^unknown club "Celtik"; the nearest are "Celtic", /);
    expect(await stored()).toHaveLength(1);
  });

  it('is taken where it is named', async () => {
    await put([autumn]);
    expect((await put([autumn, stranger], ['Celtik'])).skipped).toEqual([]);
    expect((await put([autumn, stranger])).skipped).toEqual([]);
    expect(await stored()).toHaveLength(2);
  });

  it('is taken in a league that has none yet', async () => {
    expect((await put([stranger])).skipped).toEqual([]);
  });
});

it('two sources that spell the clubs of a league differently tell of the same matches', async () => {
  const spellings = [
    ['PSV', 'NEC', 'PSV Eindhoven', 'Nijmegen'],
    ['Feyenoord Rotterdam', "FC Twente '65", 'Feyenoord', 'Twente'],
    ['Willem II Tilburg', 'Fortuna Sittard', 'Willem II', 'For Sittard'],
  ] as const;
  const name = join(folder, 'nl.1.json');
  const matches = spellings.map(([team1, team2]) => ({
    ...{ round: 'Matchday 1', date: '2025-08-09', time: '20:00' },
    ...{ team1, team2, score: { ft: [2, 1] } },
  }));
  await writeFile(name, JSON.stringify({ matches }));
  await importFiles('openfootball', [name], target(), () => undefined);
  const { skipped } = await put(
    spellings.map(([, , home, away]) => `N1,09/08/2025,19:00,${home},${away},2,1,1.5,4,6`),
  );
  expect(skipped).toEqual([]);
  expect(await database.db.selectFrom('teams').select('id').execute()).toHaveLength(6);
  expect(await stored()).toHaveLength(3);
});

it('a name that is recorded as a known club’s is that club', async () => {
  await put(['F1,20/09/2025,15:00,Marseille,Lyon,1,0,1.5,4,6']);
  const strange = ['F1,27/09/2025,15:00,Olympique Marsylia,Nice,2,0,1.5,4,6'];
  const { skipped } = await put(strange);
  expect(firstItem(skipped).reason).toContain('--same-as "Olympique Marsylia=');
  const name = join(folder, 'same-as.csv');
  await writeFile(name, [header, ...strange].join('\n'));
  const aliases = join(folder, 'club-names.csv');
  const sameAs = { names: new Map([['Olympique Marsylia', 'Marseille']]), file: aliases };
  const [result] = await importFiles(
    'football-data',
    [name],
    { ...target(), sameAs },
    () => undefined,
  );
  expect(result).toMatchObject({ matches: 1, skipped: [] });
  expect((await stored()).map(({ home }) => home)).toEqual(['Marseille', 'Marseille']);
});
