import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { firstItem, valueIn } from '@scoreline/shared-lib/contract/lists';

import { archived, archiveFile, ask, importArchive } from '../../store/archive/testing';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';

const names = 'line-ups/lineups_1920_premier_league.csv';
const shapes = 'line-ups/formations_1920_premier_league.csv';
const present = archived(names, shapes);

const lines = (name: string) =>
  readFileSync(archiveFile(name), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','));

interface Sheet {
  home: string;
  away: string;
  players: Record<'home' | 'away', { name: string; number: number }[]>;
}

/** The file has no dates: here its games are a day apart, in its own order, as another file would date them. */
(present ? describe : describe.skip)('line-ups of a real season', () => {
  let database: TestDatabase;
  let folder: string;
  const sheets = new Map<string, Sheet>();

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'scoreline-line-ups-'));
    for (const [game, side, team, name, number] of lines(names)) {
      const sheet = sheets.get(game!) ?? { home: '', away: '', players: { home: [], away: [] } };
      sheets.set(game!, sheet);
      const of = side as 'home' | 'away';
      sheet[of] = team!;
      sheet.players[of].push({ name: name!, number: Number(number) });
    }
    const matches = [...sheets.values()].map(({ home, away }, i) => ({
      round: `Matchday ${Math.floor(i / 10) + 1}`,
      date: new Date(Date.UTC(2019, 7, 9) + Math.floor(i / 2) * 86_400_000)
        .toISOString()
        .slice(0, 10),
      team1: home,
      team2: away,
      score: { ft: [0, 0] },
    }));
    const file = join(folder, 'en.1.json');
    await writeFile(file, JSON.stringify({ name: 'Premier League', matches }));
    await importArchive(database.db, 'openfootball', [file]);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const run = () =>
    importArchive(database.db, 'line-ups', [archiveFile(names), archiveFile(shapes)]);

  test('every side of 380 matches: eleven names, shirts, formation and places', async () => {
    const [report] = await run();
    expect(report).toMatchObject({ skipped: [] });
    const rows = await database.db
      .selectFrom('matches as m')
      .innerJoin('feed_refs as f', (join) =>
        join.onRef('f.id', '=', 'm.id').on('f.kind', '=', 'match'),
      )
      .innerJoin('teams as h', 'h.id', 'm.home_id')
      .innerJoin('teams as a', 'a.id', 'm.away_id')
      .select(['m.id', 'h.name as home', 'a.name as away'])
      .orderBy('m.start_time')
      .execute();
    expect(rows).toHaveLength(380);
    const formations = new Map(
      lines(shapes).map(([game, team, formation, players]) => [
        `${game!} ${team!}`,
        { formation: formation!, rows: players!.split(';').map((row) => row.split(' ')) },
      ]),
    );
    const players = [...sheets].flatMap(([game, sheet]) =>
      (['home', 'away'] as const).map((side) => {
        const shape = valueIn(formations, `${game} ${sheet[side]}`);
        const eleven = sheet.players[side].map(({ name, number }) => {
          const row = shape.rows.findIndex((numbers) => numbers.includes(String(number)));
          return `${name} ${number} ${row + 1}`;
        });
        return `${shape.formation}: ${eleven.toSorted().join(', ')}`;
      }),
    );
    const seen: string[] = [];
    for (const { id } of rows) {
      const lineups = await ask(database.db, 'sports-query/match/lineups', { eventId: id });
      for (const side of [lineups.home!, lineups.away!]) {
        const eleven = side.starters.map(
          ({ name, shirtNumber, grid }) => `${name} ${shirtNumber!} ${firstItem(grid!.split(':'))}`,
        );
        expect(eleven).toHaveLength(11);
        expect(new Set(side.starters.map(({ grid }) => grid)).size).toBe(11);
        seen.push(`${side.formation!}: ${eleven.toSorted().join(', ')}`);
      }
    }
    expect(seen.toSorted()).toEqual(players.toSorted());
  }, 60_000);

  test('a right back stands at the right: the last of his row', async () => {
    const { id } = await database.db
      .selectFrom('matches')
      .select('id')
      .orderBy('start_time')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { home } = await ask(database.db, 'sports-query/match/lineups', { eventId: id });
    const [, , , right] = home!.starters
      .filter(({ grid }) => grid!.startsWith('2:'))
      .toSorted((a, b) => a.grid!.localeCompare(b.grid!));
    expect(right!.shirtNumber).toBe(66);
  });

  test('importing again changes nothing', async () => {
    const [report] = await run();
    expect(report).toMatchObject({ written: 0, skipped: [] });
  });
});
