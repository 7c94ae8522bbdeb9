import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  firstItem,
  itemAt,
  itemWhere,
  lastItem,
  valueIn,
} from '@scoreline/shared-lib/contract/lists';

import { archived, archiveFile, ask, importArchive } from '../../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';

const tables = ['E0_2324', 'I1_2223', 'F1_2122'].map((name) => `football-data-co-uk/${name}.csv`);
const rounds = [
  ...['sco.1', 'be.1', 'gr.1', 'at.1'].map((name) => `openfootball/2024-25/${name}.json`),
  'openfootball/2023-24/nl.1.json',
];

(archived(...tables, ...rounds) ? describe : describe.skip)(
  'tables of real seasons with rules of their own',
  () => {
    const database = duringTests(openTestDatabase);

    beforeAll(async () => {
      await importArchive(database.db, 'football-data', tables.map(archiveFile));
      await importArchive(database.db, 'openfootball', rounds.map(archiveFile));
    }, 120_000);

    const standings = async (country: string, more: object = {}) => {
      const { id } = await database.db
        .selectFrom('tournaments as t')
        .innerJoin('categories as c', 'c.id', 't.category_id')
        .select('t.id')
        .where('c.country_code', '=', country)
        .executeTakeFirstOrThrow();
      return ask(database.db, 'sports-query/league/standings', { tournamentId: id, ...more });
    };
    const points = async (country: string, table = 0, more: object = {}) =>
      Object.fromEntries(
        itemAt((await standings(country, more)).tables, table).rows.map((row) => [
          row.name,
          'points' in row ? row.points : NaN,
        ]),
      );

    test.each([
      ['gb-eng', { Everton: 40, 'Nottingham Forest': 32, Luton: 26 }],
      ['it', { Juventus: 62, Napoli: 90 }],
      ['fr', { Nice: 66, Lyon: 61, Lille: 55 }],
      ['nl', { Vitesse: 6, 'PSV Eindhoven': 91 }],
    ])('%s: points that were taken away are missing', async (country, wanted) => {
      expect(await points(country)).toMatchObject(wanted);
    });

    test('a decision stands in the table with its day, reason and source; home and away know none', async () => {
      const row = async (kind: string) =>
        itemWhere(
          firstItem((await standings('gb-eng', { kind })).tables).rows,
          ({ name }) => name === 'Everton',
        );
      const own = (await row('all')).adjustments!;
      expect(own.map(({ points, date, reason }) => [points, date, reason])).toEqual([
        [-10, '2023-11-17', 'financialRules'],
        [4, '2024-02-26', 'appeal'],
        [-2, '2024-04-08', 'financialRules'],
      ]);
      expect(own.every(({ source }) => source.startsWith('Premier League'))).toBe(true);
      expect((await row('home')).adjustments).toBeUndefined();
      expect((await row('form')).adjustments).toBeUndefined();
      expect((await row('live')).adjustments).toHaveLength(3);
    });

    test('before it was decided no table had it', async () => {
      const { tournament } = await standings('gb-eng');
      const match = await database.db
        .selectFrom('matches as m')
        .innerJoin('teams as h', 'h.id', 'm.home_id')
        .select('m.id')
        .where('m.tournament_id', '=', tournament.tournamentId)
        .where('h.name', '=', 'Everton')
        .where('m.start_time', '<', new Date('2023-11-10'))
        .orderBy('m.start_time', 'desc')
        .executeTakeFirstOrThrow();
      const { tables } = await ask(database.db, 'sports-query/match/standings', {
        eventId: match.id,
      });
      const row = itemWhere(firstItem(tables).rows, ({ name }) => name === 'Everton');
      expect(row.adjustments).toBeUndefined();
      expect(row).toMatchObject({ points: row.won * 3 + row.drawn });
    });

    test('Scotland: six and six after 33 games, with all their points', async () => {
      const { tables } = await standings('gb-sct');
      expect(
        tables.map(({ stage, group, rows }) => [stage, group, rows.length, firstItem(rows).played]),
      ).toEqual([
        ['postSeason', 'championship', 6, 38],
        ['postSeason', 'relegation', 6, 38],
        ['regularSeason', null, 12, 33],
      ]);
      expect(await points('gb-sct')).toMatchObject({ Celtic: 92, Rangers: 75 });
      expect(tables.some(({ halved }) => halved)).toBe(false);
    });

    test.each([
      ['at', 22, { championship: 6, relegation: 6 }, 'Sturm Graz'],
      ['be', 30, { championship: 6, europe: 6, relegation: 4 }, 'St. Gilloise'],
      ['gr', 26, { championship: 4, europe: 4, relegation: 6 }, 'Olympiakos'],
    ])(
      '%s: after %i games the parts of the table, who led and won',
      async (country, games, parts, champion) => {
        const { tables } = await standings(country);
        const sizes = tables.map(({ group, rows }) => [group, rows.length]);
        expect(Object.fromEntries(sizes.slice(0, -1))).toEqual(parts);
        expect(lastItem(tables).rows.every(({ played }) => played === games)).toBe(true);
        expect(firstItem(firstItem(tables).rows).name).toBe(champion);
      },
    );

    test('halved points: a half goes down in Austria and up in Belgium', async () => {
      const regular = { at: await points('at', 2), be: await points('be', 3) };
      const final = { at: await points('at'), be: await points('be') };
      const won = async (country: string) => {
        const { tables } = await standings(country);
        const before = new Map(
          lastItem(tables).rows.map((row) => [row.name, row.won * 3 + row.drawn]),
        );
        return new Map(
          firstItem(tables).rows.map((row) => [
            row.name,
            row.won * 3 + row.drawn - valueIn(before, row.name),
          ]),
        );
      };
      const [at, be] = [await won('at'), await won('be')];
      for (const [name, points] of Object.entries(final.at))
        expect(points).toBe(Math.floor(regular.at[name]! / 2) + valueIn(at, name));
      for (const [name, points] of Object.entries(final.be))
        expect(points).toBe(Math.ceil(regular.be[name]! / 2) + valueIn(be, name));
    });

    test('games of a part are no ties of a knock-out', async () => {
      const { tournament } = await standings('gb-sct');
      const { tournamentId } = tournament;
      const { bracket } = await ask(database.db, 'sports-query/league/detail', { tournamentId });
      expect(bracket).toEqual([]);
    });
  },
);
