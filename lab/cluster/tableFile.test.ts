import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { check } from 'prettier';

import type { Result } from './report';
import { tableFileOf, writeTable } from './tableFile';

const result: Result = {
  ...{ backup: { different: [], restoreMs: 1_400, lossMs: 28_400 }, kills: { redis: 2 } },
  ...{ missedChanges: 0, gaps: 0, stepsBack: 0, badStops: 0, lostWrites: 2 },
  ...{ doubledNotifications: 0, repeatedNotifications: 3, longestOwnPauseMs: 150 },
  pauses: { live: 9_000, call: 1_200, write: 1_100, resume: 4_100 },
  byKill: [{ part: 'redis', back: 400, live: 9_000, call: 1_200, write: 1_100, resume: 4_100 }],
  ...{ clients: 20, members: 4, changes: 10, notifications: 4, writes: 3, reconnects: 21 },
};
const of = {
  ...{ pauseSeconds: 30, killsOfEach: 2, minutes: 2, machine: '2 cores' },
  takenAt: new Date('2026-11-26T12:00:00Z'),
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cluster-table-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(name: string): Promise<string> {
  const file = tableFileOf(name, folder);
  await writeTable(file, result, of);
  return readFile(join(folder, name), 'utf8');
}

it('writes Markdown as prettier does: the row of docs/capacity.md, the bars and the parts', async () => {
  const text = await written('drill.md');
  const [row, broken, part] = ['2 minutes', 'lost writes', 'redis'].map((first) =>
    text.split('\n').flatMap((line) => (line.startsWith(`| ${first}`) ? cellsOf(line) : [])),
  );
  expect(row).toEqual([
    '2 minutes, 20 clients, 4 members, 2026-11-26',
    ...['4.1 s', '28.4 s', '1.4 s', '≤ 30 s, 60 s, 300 s'],
  ]);
  expect(broken).toEqual(['lost writes', '2', '0', 'BROKEN']);
  expect(part).toEqual(['redis', '0.4 s', '9.0 s', '1.2 s', '1.1 s', '4.1 s']);
  expect(text.startsWith('On 2 cores:\n')).toBe(true);
  expect(await check(text, { parser: 'markdown' })).toBe(true);
});

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

it('writes every figure as JSON, times in milliseconds', async () => {
  const { rows, parts, ...rest } = JSON.parse(await written('drill.json')) as Record<
    string,
    unknown
  > & { rows: object[]; parts: object[] };
  expect(rest).toMatchObject({
    ...{ takenAt: '2026-11-26T12:00:00.000Z', machine: '2 cores', minutes: 2, pauseSeconds: 30 },
    ...{ killsOfEach: 2, clients: 20, members: 4, lostWrites: 2, reconnects: 21 },
    ...{ backup: { restoreMs: 1_400, lossMs: 28_400 }, pauses: { resume: 4_100 } },
  });
  expect(rows).toContainEqual({ what: 'lost writes', value: '2', bar: '0', isKept: false });
  expect(parts).toEqual(result.byKill);
});

it('refuses another ending before anything is started', () => {
  expect(() => tableFileOf('drill.txt')).toThrow('must name a file that ends in .json or .md');
  expect(() => tableFileOf('drill')).toThrow('"drill"');
});
