import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { archived, archiveFile, importArchive } from '../../../store/archive/testing';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { differences, readOfficial } from './checkTable';
import { computedTable } from './computedTable';

/** Official tables named like `I1_0607.csv`, and football-data's results under the same names in `results`. */
const folder = process.env.OFFICIAL_TABLES ?? archiveFile('official-tables');
const present = process.env.OFFICIAL_TABLES !== undefined || archived('official-tables');
const names = present ? readdirSync(folder).filter((name) => /^\w+_\d{4}\.csv$/.test(name)) : [];

/** Differences that the source causes: see docs/tables.md. */
const explained: Record<string, string[]> = {
  'I1_9900.csv': ['Bologna: position 12, officially 11', 'Reggina: position 11, officially 12'],
  'SP1_0304.csv': [
    'Espanyol: position 17, officially 16',
    'Racing Santander: position 16, officially 17',
  ],
  'SP1_0405.csv': [
    'Athletic Bilbao: position 9, officially 8',
    'Deportivo La Coruña: position 8, officially 9',
  ],
};

const seasonIn = (name: string): [league: string, season: string] => {
  const [, league = '', first = '', last = ''] = /^(\w+)_(\d\d)(\d\d)\.csv$/.exec(name) ?? [];
  return [league, `${Number(first) > 50 ? 19 : 20}${first}/${last}`];
};

(present ? describe : describe.skip)('tables of real seasons', () => {
  const database = duringTests(openTestDatabase);

  test.each(names)('%s is as the official one', async (name) => {
    const [league, season] = seasonIn(name);
    const [result] = await importArchive(database.db, 'football-data', [
      join(folder, 'results', name),
    ]);
    expect(result?.failure).toBeUndefined();
    const official = readOfficial(await readFile(join(folder, name), 'utf8'));
    const { country, rows } = await computedTable(database.db, league, season);
    const found = differences(country, official, rows);
    process.stderr.write(`${name}: ${official.length} rows, ${found.length} differences\n`);
    expect(found).toEqual(explained[name] ?? []);
  });
});
