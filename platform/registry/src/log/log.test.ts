import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ReleaseLogRow } from '@scoreline/shared-lib/contract';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { sql } from 'kysely';

import { openSite, type TestSite } from '../testing/site';
import { logProblem, logRows } from './log';

let site: TestSite;
let rows: ReleaseLogRow[];

beforeAll(async () => {
  site = await openSite();
  await site.change('platform', 'shell', await site.upload('platform', 'shell', 1));
  const build = await site.upload('fans', 'mf-fans', 1);
  await site.change('fans', 'mf-fans', build, { reason: 'the season begins' });
  rows = await logRows(site.db);
});
afterAll(() => site.close());

const entries = () => rows.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>);

it('says who did what with which commit, from which build to which, and why', () => {
  expect(entries().map(({ kind, team }) => [kind, team])).toEqual([
    ['policy', 'root'],
    ['upload', 'platform'],
    ['promote', 'platform'],
    ['upload', 'fans'],
    ['promote', 'fans'],
  ]);
  expect(entries().at(-1)).toMatchObject({
    ...{ remote: 'mf-fans', commit: 'c0ffee1', track: 'scoreline/prod/stable', seq: 2 },
    ...{ reason: 'the season begins', new: expect.any(String) },
  });
});

it('does not tell of what was refused', async () => {
  await site.change('fans', 'mf-fans', '0'.repeat(16));
  expect(await logRows(site.db)).toEqual(rows);
});

it('is read by teams alone', async () => {
  expect((await site.call('nobody', 'GET', '/registry/log')).status).toBe(403);
  expect((await site.call('news', 'GET', '/registry/log?after=4')).body).toEqual(rows.slice(4));
});

it('follows from entry to entry, and shows what was altered, left out, cut or rewritten', () => {
  const head = lastItem(rows).hash;
  expect(logProblem(rows, head)).toBeNull();
  const altered = rows.map((row) => (row.id === 3 ? { ...row, entry: '{}' } : row));
  expect(logProblem(altered)).toBe('entry 3 was altered');
  expect(logProblem(rows.filter(({ id }) => id !== 2))).toBe('entry 2 is missing');
  const joined = rows.filter(({ id }) => id !== 2).map((row, at) => ({ ...row, id: at + 1 }));
  expect(logProblem(joined)).toBe('entry 2 does not follow the one before it');
  expect(logProblem(rows.slice(0, 4), head)).toMatch(/was cut or rewritten/);
});

it.each([
  'UPDATE registry.log SET entry = entry',
  'DELETE FROM registry.log',
  'TRUNCATE registry.log',
])('is not changed by %s', async (statement) => {
  await expect(sql.raw(statement).execute(site.db)).rejects.toThrow('log is append-only');
});
