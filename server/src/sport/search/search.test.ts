import { beforeAll, describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { insertLeague } from '../matches/testing';
import { search as searchAt } from './search';

const test = duringTests(openTestDatabase);
const now = new Date('2026-11-22T12:00:00Z');
const search = (db: typeof test.db, request: { text: string; sport?: 'basketball' }) =>
  searchAt(db, request, now);

beforeAll(async () => {
  await insertLeague(test.db, {
    name: 'Süper Lig',
    teams: [
      'Real Madrid',
      'Atlético Madrid',
      'Madrid CFF',
      'Динамо Київ',
      '100% Sport',
      'Milan',
      'Preußen',
      'Sacré-Cœur',
      'Fiorentina',
    ],
  });
});

const teamsOf = async (text: string) =>
  (await search(test.db, { text })).teams.map(({ name }) => name);

describe('search', () => {
  it('puts what begins with the text first', async () => {
    expect(await teamsOf('madrid')).toEqual(['Madrid CFF', 'Real Madrid', 'Atlético Madrid']);
  });

  it.each([
    ['ATLETICO', 'Atlético Madrid'],
    ['mad real', 'Real Madrid'],
    ['  real \u0000 mad ', 'Real Madrid'],
    ['mi', 'Milan'],
    ['Ｍilａn', 'Milan'],
    ['ﬁo', 'Fiorentina'],
    ['ﬁ', 'Fiorentina'],
    ['PREUSSEN', 'Preußen'],
    ['preuß', 'Preußen'],
    ['coeur', 'Sacré-Cœur'],
    ['cœur', 'Sacré-Cœur'],
    ['SACRE\u0301 C\u0152UR', 'Sacré-Cœur'],
    ['m\u0302ilan', 'Milan'],
    ['динамо', 'Динамо Київ'],
    ['00%', '100% Sport'],
    ['Atletco Madrd', 'Atlético Madrid'],
    ['Ral Madird', 'Real Madrid'],
    ['динмо', 'Динамо Київ'],
  ])('finds by %j', async (text, name) => {
    expect(await teamsOf(text)).toContain(name);
  });

  it.each([
    ...['%%', '__', '\\\\', 'zzzz', "';--", '％％', '＿＿', '\u2216\u2216', '\u0301\u0301'],
    ...['\u0301 \u0302', 'x\u0302\u0302', '\u05b4\u05b4', '\ufe0f\ufe0f'],
  ])('finds nothing by %j', async (text) => {
    expect(await teamsOf(text)).toEqual([]);
  });

  it('tells the colours of a team, where they are known', async () => {
    await test.db
      .updateTable('teams')
      .set({ colours: ['#ffffff', '#febe10'] })
      .where('name', '=', 'Real Madrid')
      .execute();
    const { teams } = await search(test.db, { text: 'madrid' });
    expect(teams.map(({ name, colours }) => [name, colours])).toEqual([
      ['Madrid CFF', undefined],
      ['Real Madrid', ['#ffffff', '#febe10']],
      ['Atlético Madrid', undefined],
    ]);
  });

  it('finds leagues, and none of another sport', async () => {
    const { leagues } = await search(test.db, { text: 'super' });
    expect(leagues.map(({ name }) => name)).toEqual(['Süper Lig']);
    const { teams } = await search(test.db, { text: 'madrid', sport: 'basketball' });
    expect(teams).toEqual([]);
  });

  it.each([
    ['a', 11008],
    [' a ', 11008],
    ['😀', 11008],
    ['a'.repeat(201), 11009],
  ])('refuses %j', async (text, code) => {
    await expect(search(test.db, { text })).rejects.toMatchObject({ code });
  });

  describe('by other names', () => {
    beforeAll(async () => {
      const teams = ['Manchester City', 'Manchester United', 'Arsenal', 'Manchego', 'Spain'];
      await insertLeague(test.db, { name: 'Premier League', teams });
      await insertLeague(test.db, { name: 'Premier', teams: ['Anybody'], priority: 0 });
      const moved = ['Oklahoma City Thunder', 'Brooklyn Nets', 'New Orleans Pelicans'];
      const shortened = ['LA Lakers', 'LA Clippers', 'Sacramento Kings', 'Washington Wizards'];
      await insertLeague(test.db, {
        ...{ sport: 'basketball', name: 'NBA', teams: [...moved, ...shortened] },
      });
      await insertLeague(test.db, {
        ...{ sport: 'basketball', name: 'NBA of files', teams: ['Los Angeles Lakers'] },
      });
      await insertLeague(test.db, {
        sport: 'basketball',
        name: 'EuroLeague',
        teams: ['Maccabi Tel Aviv', 'Hapoel Tel Aviv'],
      });
      const england = teams.slice(0, 3);
      const set = (names: string[], values: object) =>
        test.db.updateTable('teams').set(values).where('name', 'in', names).execute();
      await set(england, { country_code: 'gb-eng' });
      await set(['Manchego'], { country_code: 'es' });
      await set(['Spain'], { country_code: 'es', national: true });
      await test.db
        .updateTable('categories')
        .set({ country_code: 'gb-eng' })
        .where('name', '=', 'Premier League')
        .execute();
    });

    it.each([
      ['man utd', 'Manchester United'],
      ['Man United', 'Manchester United'],
      ['Манчестер Юнайтед', 'Manchester United'],
      ['манчестер юнайтед', 'Manchester United'],
      ['曼联', 'Manchester United'],
      ['マンチェスター・シティ', 'Manchester City'],
      ['맨시티', 'Manchester City'],
      ['아스널', 'Arsenal'],
      ['アーセナル', 'Arsenal'],
      ['ארסנל', 'Arsenal'],
      ['מכבי', 'Maccabi Tel Aviv'],
      ['Маккаби', 'Maccabi Tel Aviv'],
      ['Αρσεναλ', 'Arsenal'],
      ['أرسنال', 'Arsenal'],
      ['gunners', 'Arsenal'],
      ['España', 'Spain'],
      ['スペイン', 'Spain'],
    ])('%s is %s, and nothing else', async (text, name) =>
      expect(await teamsOf(text)).toEqual([name]),
    );

    it.each([
      ['Seattle SuperSonics', 'Oklahoma City Thunder'],
      ['supersonics', 'Oklahoma City Thunder'],
      ['new jersey', 'Brooklyn Nets'],
      ['New Orleans Hornets', 'New Orleans Pelicans'],
      ['sonics', 'Oklahoma City Thunder'],
      ['Buffalo Braves', 'LA Clippers'],
      ['San Diego Clippers', 'LA Clippers'],
      ['kansas city omaha', 'Sacramento Kings'],
      ['cincinnati', 'Sacramento Kings'],
      ['bullets', 'Washington Wizards'],
      ['njn', 'Brooklyn Nets'],
    ])('%s were those who are %s by now', async (text, name) => {
      expect(await teamsOf(text)).toEqual([name]);
      expect((await search(test.db, { text, sport: 'basketball' })).teams).toHaveLength(1);
    });

    it.each([
      'Minneapolis Lakers',
      'Los Angeles Lakers',
      'LA Lakers',
      'lakers',
      'LAL',
      'レイカーズ',
      'Лейкерс',
    ])('finds the Lakers of every source by %s', async (text) => {
      expect((await teamsOf(text)).toSorted()).toEqual(['LA Lakers', 'Los Angeles Lakers']);
    });

    it('finds what begins so, as one types', async () => {
      expect(await teamsOf('манчестер')).toEqual(
        expect.arrayContaining(['Manchester City', 'Manchester United']),
      );
    });

    it('has a league by its short form, and the whole name before the first league', async () => {
      const leaguesOf = async (text: string) =>
        (await search(test.db, { text })).leagues.map(({ name }) => name);
      expect(await leaguesOf('epl')).toEqual(['Premier League']);
      expect(await leaguesOf('英超')).toEqual(['Premier League']);
      expect(await leaguesOf('premier league')).toEqual(['Premier League']);
      expect(await leaguesOf('premier')).toEqual(['Premier', 'Premier League']);
    });

    it('puts first, of names equally close, what searches led to this week', async () => {
      expect((await teamsOf('manch'))[0]).not.toBe('Manchester United');
      const united = await test.db
        .selectFrom('teams')
        .select('id')
        .where('name', '=', 'Manchester United')
        .executeTakeFirstOrThrow();
      const open = { kind: 'team' as const, target_id: united.id, opens: 5 };
      await test.db
        .insertInto('search_opens')
        .values({ ...open, day: '2026-11-20' })
        .execute();
      expect((await teamsOf('manch'))[0]).toBe('Manchester United');
    });
  });

  it('takes 200 characters', async () => {
    await expect(search(test.db, { text: 'a '.repeat(99) + 'ab' })).resolves.toBeDefined();
  });
});
