import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { archiveFile } from '../../store/archive/testing';
import { groupBy } from '../../store/collections/groupBy';
import { decode } from './decode';
import { readFootballData } from './football-data/footballData';
import { readNbaSbr } from './nba-sbr/nbaSbr';
import { readOpenfootball } from './openfootball/openfootball';
import type { Reading, SourceFile } from './reading';

/** A root with the folders of the shared files and any number of files. */
const root = process.env.SURVEY ?? archiveFile('.');
const present = existsSync(root);
if (!present) console.warn(`skipped: ${root} is absent`);

/** Files of a folder and its subfolders. */
const filesIn = (folder: string): SourceFile[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((name) => {
      if (statSync(name).isDirectory()) return filesIn(name);
      if (!/\.(?:csv|json)$/.test(name)) return [];
      return [{ name, text: decode(readFileSync(name)), modifiedAt: 1 }];
    });

const openfootball = (files: SourceFile[]): Reading[] =>
  readOpenfootball(files).map(({ file, reading, failure }) => {
    if (!reading) throw new Error(`${file.name}: ${failure ?? ''}`);
    return reading;
  });

const sources: [folder: string, read: (files: SourceFile[]) => Reading[]][] = [
  ['football-data-co-uk', (files) => files.map((file) => readFootballData(file))],
  ['openfootball', openfootball],
  ['worldcup', openfootball],
  ['nba-sbr-odds', (files) => files.map(readNbaSbr)],
];
const held = sources.filter(([folder]) => existsSync(join(root, folder)));

const plain = (reason: string): string => reason.replace(/"[^"]*"/g, '…').replace(/[\d.]+/g, '#');

(present ? describe : describe.skip)('every file of results', () => {
  test.each(held)('%s: at most one row in 200 is refused', (folder, read) => {
    const files = filesIn(join(root, folder));
    const readings = read(files);
    const fixtures = readings.flatMap(({ events }) =>
      events.filter(({ type }) => type === 'fixture'),
    );
    // An invalid price is omitted, but its match is imported.
    const taken = readings.map(
      ({ events, rows }) =>
        new Set(events.filter(({ type }) => type === 'fixture').map((one) => rows.get(one))),
    );
    const refused = readings.flatMap(({ skipped }, i) =>
      skipped.filter(({ row }) => !taken[i]?.has(row)),
    );
    const reasons = groupBy(refused, ({ reason }) => plain(reason));
    const rows = fixtures.length + refused.length;
    console.warn(
      [
        `${folder}: ${files.length} files, ${rows} rows, ${fixtures.length} taken, ${refused.length} refused`,
        ...[...reasons].map(([reason, own]) => `  ${own.length}: ${reason}`),
      ].join('\n'),
    );
    expect(rows).toBeGreaterThan(100);
    expect(refused.length / rows).toBeLessThan(0.005);
  });
});
