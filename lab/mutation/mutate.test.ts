import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../../tools/run/children.mjs';
import { modules } from './modules.mjs';
import { lotsOf, timedOut } from './mutate.mjs';

describe('what is mutated', () => {
  it('has tests, listed or beside it, all of which are there', () => {
    const lots = lotsOf(Object.keys(modules));
    expect(lots.flatMap(({ files }) => files).toSorted()).toEqual(Object.keys(modules).toSorted());
    for (const { tests } of lots)
      expect([...tests].filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });

  it('comes in one lot for each project of its tests', () => {
    const merge = 'shared-lib/src/contract/mergePatch.ts';
    const clock = 'shared-lib/src/live/clock/secondTicker.ts';
    expect(lotsOf([merge, 'server/src/wire/live/writer/mergePatch.ts', clock])).toEqual([
      {
        project: 'server',
        files: [merge, 'server/src/wire/live/writer/mergePatch.ts'],
        tests: new Set(['server/src/wire/live/writer/mergePatch.test.ts']),
      },
      {
        project: 'browser',
        files: [clock],
        tests: new Set(['shared-lib/src/live/clock/secondTicker.test.ts']),
      },
    ]);
  });

  it('is refused where it is not there, or no test is known to judge it', () => {
    expect(() => lotsOf(['server/src/nowhere.ts'])).toThrow('there is no such file');
    expect(() => lotsOf(['shared-lib/src/live/hooks.ts'])).toThrow('no test stands beside it');
  });
});

describe('changes that ran into the time limit', () => {
  it('are told one a line, with their place: they may hang, or the machine was busy', () => {
    const at = (line: number, column: number) => ({
      start: { line, column },
      end: { line, column: column + 1 },
    });
    const mutant = { id: '1', mutatorName: 'ConditionalExpression', location: at(3, 5) };
    const mutants = [
      { ...mutant, status: 'Killed' as const, replacement: 'true' },
      { ...mutant, status: 'Timeout' as const, replacement: 'false\n  && true' },
      { ...mutant, status: 'Timeout' as const, location: at(9, 1) },
    ];
    const files = { 'server/src/loop.ts': { language: 'typescript', source: '', mutants } };
    expect(timedOut({ files })).toBe(
      'timed out: server/src/loop.ts:3:5 ConditionalExpression false && true\n' +
        'timed out: server/src/loop.ts:9:1 ConditionalExpression\n',
    );
  });
});
