import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const rows = readFileSync('docs/asvs.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, item = '']) => /^\d+\.\d+\.\d+$/.test(item))
  .map(([, item = '', , state = '', , test = '']) => ({ item, state, test }));
const named = rows.filter(({ test }) => test !== '');

it('the table of ASVS has each item once, with a state', () => {
  const items = rows.map(({ item }) => item);
  expect(items).toEqual([...new Set(items)]);
  expect(items.length).toBeGreaterThan(80);
  for (const { item, state } of rows)
    expect([item, state]).toEqual([item, expect.stringMatching(/^(yes|part|no|–)$/)]);
});

it.each(named)('$item names a test that is there: $test', ({ test }) => {
  const [, file = '', title = ''] = /^([\w/-]+): (.+)$/.exec(test) ?? [];
  const path = `server/src/${file}.test.ts`;
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
