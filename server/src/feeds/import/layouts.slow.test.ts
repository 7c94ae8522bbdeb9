import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { createIngest } from '../ingest/ingest';
import { decode } from './decode';
import { importFiles } from './importFiles';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-layouts-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A';
const row = 'D1,24/08/2024,14:30,Köln,Nürnberg,1,0,H,1,0,1.6,4.2,5.25';
let files = 0;

async function put(bytes: string | Uint8Array) {
  const name = join(folder, `${(files += 1)}.csv`);
  await writeFile(name, bytes);
  const logger = pino({ level: 'silent' });
  const ingest = createIngest({ db: database.db, now: () => new Date(), logger });
  const target = { db: database.db, ingest };
  const [result] = await importFiles('football-data', [name], target, () => undefined);
  return result!;
}
const names = async () =>
  (await database.db.selectFrom('teams').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );
const odds = () =>
  database.db
    .selectFrom('odds as o')
    .innerJoin('bookmakers as b', 'b.id', 'o.bookmaker_id')
    .select(['b.name', 'opening_home', 'current_home'])
    .orderBy('b.name')
    .execute();
const text = (...rows: string[]) => [header, ...rows].join('\n');

describe('encodings', () => {
  const utf16 = Buffer.from(`\uFEFF${text(row)}`, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(text(row))],
    ['Windows-1252', Buffer.from(text(row), 'latin1')],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
  ])('%s is read', async (_, bytes) => {
    expect((await put(bytes)).failure).toBeUndefined();
    expect(await names()).toEqual(['Köln', 'Nürnberg']);
  });

  it('others are refused', async () => {
    const bare = Buffer.from(text(row), 'utf16le');
    expect((await put(bare)).failure).toContain('UTF-16 without a byte order mark');
    expect(() => decode(Uint8Array.from([0x4b, 0x81, 0xf6]))).toThrow('neither UTF-8 nor');
    expect(await names()).toEqual([]);
  });
});

describe('layouts', () => {
  it('semicolons, with decimal commas', async () => {
    const { failure, skipped } = await put(text(row).replaceAll(',', ';').replaceAll('.', ','));
    expect([failure, skipped]).toEqual([undefined, []]);
    expect(await odds()).toMatchObject([{ name: 'Bet365', opening_home: 1.6 }]);
  });

  it('a division that is not the first column', async () => {
    const turned = text(row)
      .split('\n')
      .map((line) => line.replace(/^([^,]*),([^,]*)/, '$2,$1'));
    expect(await put(turned.join('\n'))).toMatchObject({ matches: 1, skipped: [] });
  });

  it('extra leagues, which have all seasons of a country', async () => {
    const extra = 'Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PSCH,PSCD,PSCA';
    const result = await put(
      [
        extra,
        'Brazil,Serie A,2012,19/05/2012,22:30,Palmeiras,Portuguesa,1,1,D,1.75,3.86,5.25',
        'Denmark,Superliga,2012/2013,13/07/2012,17:00,Midtjylland,Nordsjaelland,1,3,A,2.5,3.4,2.8',
      ].join('\n'),
    );
    expect(result).toMatchObject({ matches: 2, prices: 2, skipped: [] });
    const seasons = await database.db
      .selectFrom('seasons as s')
      .innerJoin('tournaments as t', 't.id', 's.tournament_id')
      .select(['t.name', 's.name as season'])
      .orderBy('t.name')
      .execute();
    expect(seasons).toEqual([
      { name: 'Superliga', season: '2012/13' },
      { name: 'Série A', season: '2012' },
    ]);
  });

  it('anything else is refused with its first line', async () => {
    const { failure } = await put('Datum;Heim;Gast\n1;2;3');
    expect(failure).toBe('it has no header of football-data; its first line is "Datum;Heim;Gast"');
  });
});

describe('figures', () => {
  it('a corrected first price counts, and only the newest file is right', async () => {
    await put(text(row));
    await put(text(row.replace('1.6,', '1.9,')));
    expect(await odds()).toMatchObject([{ opening_home: 1.9, current_home: 1.9 }]);
    const movements = await database.db.selectFrom('odds_movements').select('home').execute();
    expect(movements).toEqual([{ home: 1.9 }]);
    expect((await put(text(row.replace('1.6,', '1.9,')))).written).toBeLessThan(10);
  });

  it('half time above full time is reported, and the match taken without it', async () => {
    const { matches, skipped } = await put(text(row.replace('H,1,0', 'H,2,0')));
    expect(matches).toBe(1);
    expect(skipped).toMatchObject([{ row: 2 }]);
    expect(firstItem(skipped).reason).toContain('half time 2–0 is above full time 1–0');
    const match = await database.db.selectFrom('matches').select('home_periods').executeTakeFirst();
    expect(match?.home_periods).toEqual([]);
  });

  it('two names of one bookmaker are one', async () => {
    const both = `${header},BVH,BVD,BVA,VCH,VCD,VCA\n${row},1.7,4,5,1.7,4,5`;
    await put(both);
    expect((await odds()).map(({ name }) => name)).toEqual(['Bet365', 'BetVictor']);
  });
});
