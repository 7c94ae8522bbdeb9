import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockSection } from '@scoreline/remote-kit/preset';

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

let project: string;

const lock: Lock = {
  packages: {
    '': { workspaces: ['mf-a', 'mf-b', 'lib'] },
    'mf-a': { version: '0.1.0', dependencies: { lib: '0.1.0', chart: '^2.0.0' } },
    'mf-b': { version: '0.1.0', dependencies: { map: '^1.0.0' } },
    lib: { version: '0.1.0', dependencies: { react: '^19.0.0' } },
    'node_modules/lib': { resolved: 'lib', link: true },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-r' },
    'node_modules/map': { version: '1.0.0', integrity: 'sha512-m' },
    'node_modules/chart': { version: '2.0.0', dependencies: { colour: '^1.0.0' } },
    'node_modules/chart/node_modules/colour': { version: '1.2.0', integrity: 'sha512-c' },
    'node_modules/colour': { version: '3.0.0', integrity: 'sha512-d' },
  },
};

function sectionOf(name: string, change: (packages: Lock['packages']) => void = () => undefined) {
  const { packages } = structuredClone(lock);
  change(packages);
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }));
  return lockSection(project, [join(project, name)]);
}

beforeEach(() => void (project = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(project, { recursive: true }));

describe('a remote’s section of the lock file', () => {
  it.each<[string, (packages: Lock['packages']) => void]>([
    ['a remote that is added', (all) => void (all['mf-c'] = { dependencies: { map: '^1.0.0' } })],
    ['what another remote takes', (all) => void (all['node_modules/map']!['version'] = '1.1.0')],
    ['a library nobody of it asks for', (all) => void (all['node_modules/new'] = { version: '1' })],
    ['a copy above its own', (all) => void (all['node_modules/colour']!['version'] = '3.1.0')],
  ])('is not changed by %s', (_what, change) => {
    expect(sectionOf('mf-a', change)).toBe(sectionOf('mf-a'));
  });

  it.each<[string, (packages: Lock['packages']) => void]>([
    ['its own library', (all) => void (all['node_modules/chart']!['version'] = '2.0.1')],
    [
      'what that one brings',
      (all) => void (all['node_modules/chart/node_modules/colour']!['integrity'] = 'sha512-x'),
    ],
    [
      'what a linked package asks for',
      (all) => void (all['node_modules/react']!['version'] = '20'),
    ],
  ])('is changed by %s', (_what, change) => {
    expect(sectionOf('mf-a', change)).not.toBe(sectionOf('mf-a'));
  });
});
