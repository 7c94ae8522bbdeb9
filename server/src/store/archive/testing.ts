import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { OperationPath, OperationResponse } from '@scoreline/shared-lib/contract';
import { operations } from '@scoreline/shared-lib/contract/schemas';
import { itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';
import type { Kysely } from 'kysely';
import { pino } from 'pino';

import type { Database } from '@scoreline/database/schema';
import { clubOf } from '../catalogue/clubs';
import { importFiles, type Format } from '../../feeds/import/importFiles';
import { createIngest } from '../../feeds/ingest/ingest';
import { allOperations } from '../../operations';

/** Real files outside the repository; tests that need them skip with a note if they are missing. */
export const archiveFile = (name: string): string => resolve('../shared/data', name);

/** Whether all files exist; prints the missing ones. */
export function archived(...names: string[]): boolean {
  const absent = names.map(archiveFile).filter((file) => !existsSync(file));
  if (absent.length > 0) console.warn(`skipped: ${absent.join(', ')} absent`);
  return absent.length === 0;
}

export const archiveJson = <T>(name: string): T =>
  JSON.parse(readFileSync(archiveFile(name), 'utf8')) as T;

export type Cells = Record<string, string>;

/** A simple second reader, independent of the tested one: none of these files quotes a cell. */
export function archiveRows(name: string): Cells[] {
  const [header = '', ...lines] = readFileSync(archiveFile(name), 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const columns = header.split(',');
  return lines
    .filter((line) => line.replaceAll(',', ''))
    .map((line) =>
      Object.fromEntries(line.split(',').map((cell, i) => [itemAt(columns, i), cell])),
    );
}

const logger = pino({ level: 'silent' });

/** Imports files as the command does, at a time after all their matches. */
export async function importArchive(db: Kysely<Database>, format: Format, names: string[]) {
  const ingest = createIngest({ db, now: () => new Date(), logger });
  return importFiles(format, names, { db, ingest }, () => undefined);
}

/** The answer of an operation, with request and answer validated by their schemas, as a caller sees it. */
export async function ask<P extends OperationPath>(
  db: Kysely<Database>,
  path: P,
  request: object,
): Promise<OperationResponse<P>> {
  const operation = itemWhere(allOperations, (one) => one.path === path);
  const context = { db, now: () => new Date('2030-01-01T00:00:00Z'), logger, userId: null };
  const answer = await operation.handle(operations[path].request.parse(request), context);
  return operations[path].response.parse(answer) as OperationResponse<P>;
}

export interface Game {
  season: string;
  at: string;
  home: string;
  away: string;
  full: [number, number];
  half: [number, number];
  cells: Record<string, string>;
}

/** Matches of football-data's files, oldest first. */
export function gamesOf(names: string[], country: string): Game[] {
  return names
    .flatMap((name) => {
      const season = /_(\d\d)(\d\d)\.csv$/.exec(name)!;
      return archiveRows(name).map((cells) =>
        gameOf(cells, `20${season[1]}/${season[2]}`, country),
      );
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const gameOf = (cells: Record<string, string>, season: string, country: string): Game => ({
  season,
  at: `${cells.Date!.split('/').reverse().join('-')} ${cells.Time!}`,
  home: clubOf(country, cells.HomeTeam!).name,
  away: clubOf(country, cells.AwayTeam!).name,
  full: [Number(cells.FTHG), Number(cells.FTAG)],
  half: [Number(cells.HTHG), Number(cells.HTAG)],
  cells,
});

/** Points deducted or restored on a day, which the files do not contain. */
const decided: [season: string, team: string, day: string, points: number][] = [
  ['2021/22', 'Nice', '2021-09-08', -1],
  ['2021/22', 'Lyon', '2021-12-08', -1],
  ['2022/23', 'Juventus', '2023-01-20', -15],
  ['2022/23', 'Juventus', '2023-04-20', 15],
  ['2022/23', 'Juventus', '2023-05-22', -10],
  ['2023/24', 'Everton', '2023-11-17', -10],
  ['2023/24', 'Everton', '2024-02-26', 4],
  ['2023/24', 'Everton', '2024-04-08', -2],
  ['2023/24', 'Nottingham Forest', '2024-03-18', -4],
];

/** The sum of decisions on a team's points in a season, up to a day. */
export const decidedPoints = (season: string, team: string, by = '9999'): number =>
  decided
    .filter(([year, name, day]) => year === season && name === team && day <= by)
    .reduce((sum, [, , , points]) => sum + points, 0);

/** Points, goals for and goals against of a team's games, counted independently. */
export function tableLine(team: string, games: Game[]) {
  const line = { name: team, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
  for (const { home, away, full } of games) {
    if (home !== team && away !== team) continue;
    const [own, other] = home === team ? full : [full[1], full[0]];
    line.played += 1;
    line.goalsFor += own;
    line.goalsAgainst += other;
    line[own > other ? 'won' : own < other ? 'lost' : 'drawn'] += 1;
  }
  return { ...line, points: 3 * line.won + line.drawn };
}
