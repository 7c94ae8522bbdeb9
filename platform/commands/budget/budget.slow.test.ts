import { join } from 'node:path';

import { beforeAll, describe, expect, it } from '@jest/globals';
import { judge, limits, measure, type Measured } from '@scoreline/remote-kit/budget';

import { root } from '../../../webpack.base.js';
import { build } from '../build';
import { emptyStore } from '../buildFixture';

const seeded: Record<string, Measured> = {};

beforeAll(async () => {
  const store = await emptyStore();
  for (const name of ['mf-probe', 'mf-double-a', 'mf-double-b']) {
    const { build: id } = await build(store, join(root, 'platform/commands/fixtures', name));
    seeded[name] = await measure(store, name, id);
  }
}, 120_000);

const probe = () => seeded['mf-probe']!;
const judged = (...names: string[]) => judge(names.map((name) => seeded[name]!));

describe('budget', () => {
  it('lets a remote pass that takes all from the shell', () => {
    expect(judged('mf-probe')).toEqual([]);
    expect(probe().packages).toEqual([]);
    expect(probe().sizes.map(({ part }) => part)).toEqual(
      expect.arrayContaining(['entry', 'exposed', 'lazy', 'locale']),
    );
  });

  it('refuses a React that was bundled', () => {
    expect(judged('mf-double-a')).toEqual([
      expect.stringMatching(/^mf-double-a: bundles react@19\.\S+, which the shell shares/),
    ]);
  });

  it('refuses a library that two remotes hold, and names both', () => {
    const problems = judged('mf-double-a', 'mf-double-b', 'mf-probe');
    expect(problems).toContain(
      'web-vitals is bundled by mf-double-a and by mf-double-b: the shell has to share it',
    );
    expect(judged('mf-double-b', 'mf-probe')).toEqual([]);
  });

  it('refuses a part of shared-lib of which there may be only one', () => {
    expect(judge([{ ...probe(), sharedLib: ['contract', 'live'] }])).toEqual([
      expect.stringContaining('mf-probe: bundles shared-lib/live'),
    ]);
  });

  it.each(['entry', 'exposed', 'lazy', 'locale'] as const)('refuses a heavy %s', (part) => {
    const heavy = { part, what: 'x', bytes: limits[part] + 1 };
    const full = { part: 'exposed' as const, what: './remote', bytes: limits.exposed };
    expect(judge([{ ...probe(), sizes: [heavy, full] }])).toEqual([
      expect.stringContaining(`mf-probe: ${part} x has`),
    ]);
    expect(judge([{ ...probe(), sizes: [{ ...heavy, bytes: limits[part] }] }])).toEqual([]);
  });

  it('lets an entry use what the exposed code leaves of its limit', () => {
    const exposed = { part: 'exposed' as const, what: './remote', bytes: limits.exposed - 100 };
    const entry = { part: 'entry' as const, what: 'x', bytes: limits.entry + 100 };
    expect(judge([{ ...probe(), sizes: [exposed, entry] }])).toEqual([]);
    const heavy = { ...entry, bytes: entry.bytes + 1 };
    expect(judge([{ ...probe(), sizes: [exposed, heavy] }])).toEqual([
      expect.stringContaining('mf-probe: entry x has'),
    ]);
  });
});
