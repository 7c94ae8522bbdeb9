import { describe, expect, it } from '@jest/globals';

import type { FileResult } from './importFiles';
import { summaryOf } from './summary';

const result = (more: Partial<FileResult> = {}): FileResult => ({
  ...{ name: 'E0.csv', matches: 380, prices: 0, taken: 760, written: 900, known: 0, skipped: [] },
  ...more,
});
const linesOf = (more: Partial<FileResult>) => summaryOf([result(more)]).slice(0, -1);

describe('a file', () => {
  it('of which all is known says so', () => {
    expect(linesOf({ written: 0, known: 900 })).toEqual([
      'E0.csv: 380 matches, 0 prices, all known already',
    ]);
  });

  it('of which nothing was taken does not say that all is known', () => {
    const skipped = [{ row: 2, reason: 'a team has no name' }];
    const empty = { matches: 0, taken: 0, written: 0, known: 5, skipped };
    expect(summaryOf([result(empty)])).toEqual([
      'E0.csv: nothing was taken',
      '  E0.csv:2: a team has no name',
      '1 file: 0 matches, 0 prices; 0 facts written, 5 facts known already, 1 entry skipped, nothing taken of 1 file',
    ]);
  });
});

describe('what was refused', () => {
  const rows = (count: number, reasonOf: (row: number) => string) =>
    Array.from({ length: count }, (_, i) => ({ row: i + 2, reason: reasonOf(i + 2) }));

  it('for one reason is one line with a count', () => {
    expect(linesOf({ skipped: rows(1_780, () => 'unknown division "X"') }).slice(1)).toEqual([
      '  E0.csv:2 and 1,779 more: unknown division "X"',
    ]);
  });

  it('for reasons that differ in a name alone shows the first of them', () => {
    expect(linesOf({ skipped: rows(40, (row) => `unknown club "C${row}"`) }).slice(1)).toEqual([
      '  E0.csv:2: unknown club "C2"',
      '  E0.csv:3: unknown club "C3"',
      '  E0.csv:4: unknown club "C4"',
      '  E0.csv: and 37 entries like these',
    ]);
  });

  it('for few reasons shows each', () => {
    const skipped = rows(4, (row) => `unknown club "C${row}"`);
    expect(linesOf({ skipped }).slice(1)).toHaveLength(4);
  });
});
