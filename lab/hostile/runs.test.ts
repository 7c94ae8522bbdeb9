import { describe, expect, it } from '@jest/globals';

import { chooseKinds, chooseTrials, hostileRuns, summaryLine } from './runs.mjs';

function listed(...args: string[]) {
  const { trials, rest } = chooseTrials(args);
  return hostileRuns(chooseKinds(rest), trials).map(
    ({ kind, isBusy, env }) =>
      `${kind}${isBusy ? ' busy' : ''}${['', env.TZ, env.TEST_ANSWERS].filter((word) => word !== undefined).join(' ')}`,
  );
}

describe('runs where time is against the tests', () => {
  const clocks = [
    ...['units UTC', 'units Europe/London', 'units Europe/London', 'units Pacific/Apia'],
    'units late',
  ];

  it('are units under four clocks and with late answers, then units and stories three times beside busy processes', () => {
    const busy = ['units busy', 'stories busy'];
    expect(listed()).toEqual([...clocks, ...busy, ...busy, ...busy]);
  });

  it('are of the kind that was named alone', () => {
    expect(listed('--units')).toEqual([...clocks, 'units busy', 'units busy', 'units busy']);
    expect(listed('--stories')).toEqual(['stories busy', 'stories busy', 'stories busy']);
  });

  it('are of the trial that was named alone', () => {
    expect(listed('--clocks')).toEqual(clocks);
    expect(listed('--clocks', '--stories')).toEqual([]);
    const busy = ['units busy', 'stories busy'];
    expect(listed('--busy')).toEqual([...busy, ...busy, ...busy]);
    expect(listed('--busy', '--stories')).toEqual(['stories busy', 'stories busy', 'stories busy']);
  });

  it('hand each runner what follows its name', () => {
    expect(chooseKinds(['--stories', 'days', '--units', '--selectProjects', 'browser'])).toEqual({
      stories: ['days'],
      units: ['--selectProjects', 'browser'],
    });
    expect(chooseKinds(['server/src/sport'])).toEqual({ units: ['server/src/sport'] });
    const ran = hostileRuns(chooseKinds(['--units', 'a.test.ts', '--stories', 'days']));
    expect(ran.filter(({ kind }) => kind === 'stories').map(({ args }) => args)).toEqual([
      ['days'],
      ['days'],
      ['days'],
    ]);
    expect(ran.filter(({ args }) => args[0] === 'a.test.ts')).toHaveLength(8);
  });

  it('say in one line each how they went', () => {
    const outcome = { passed: 3, failed: 1, skipped: 0, failures: [], skips: [] };
    const [run] = hostileRuns({ units: [] });
    expect(summaryLine(run!, outcome)).toBe(
      '✘ units, two minutes before midnight: 3 passed, 1 failed, 0 skipped',
    );
    expect(summaryLine(run!, { ...outcome, failed: 0 })).toMatch(/^✓/);
  });
});
