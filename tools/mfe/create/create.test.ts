import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SignedRelease } from '@scoreline/shared-lib/contract';

import { installed, root, run } from '../../run/children.mjs';
import { openRegistry } from '../registry';
import { putBuild } from '../registryFixture';
import { copyProject } from './projectCopy';

const shell = 'a000000000000001';
let copy: string;

const mfe = (...args: string[]) =>
  run(process.execPath, [installed('tsx/dist/cli.mjs'), join(copy, 'tools/mfe/main.ts'), ...args], {
    cwd: copy,
    env: { DATA_DIR: join(copy, '.data') },
  });

beforeAll(async () => {
  copy = await copyProject(root);
}, 60_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('mfe create', () => {
  it('makes a remote that passes every check and goes live', async () => {
    expect(await mfe('create', 'fan-zone', '--owner', 'fans')).toMatchObject({ code: 0 });
    const checked = await mfe('check', 'fan-zone');
    expect(checked.output).toMatch(/✓ lint[^]*✓ tests|✓ tests[^]*✓ lint/);
    expect(checked.code).toBe(0);

    await putBuild(openRegistry(join(copy, '.data/registry')), 'shell', shell);
    const brand = ['--brand', 'scoreline'];
    const promoted = await mfe('promote', `shell=${shell}`, 'mf-fan-zone', ...brand);
    expect(promoted).toMatchObject({ code: 0 });
    const path = join(copy, '.data/registry/releases/scoreline/prod/stable.json');
    const signed = JSON.parse(await readFile(path, 'utf8')) as SignedRelease;
    expect(JSON.parse(signed.release).remotes['mf-fan-zone']).toMatchObject({
      owner: 'fans',
      routes: [{ path: '/fan-zone', layout: 'custom', title: 'fan-zone' }],
      namespaces: ['fan-zone'],
    });
  }, 600_000);

  it('fits the lock file: npm has nothing to change', async () => {
    const before = await readFile(join(copy, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(before) as { packages: Record<string, object> };
    expect(packages['mf-fan-zone']).toMatchObject({ name: '@scoreline/mf-fan-zone' });
    expect(packages['node_modules/@scoreline/mf-fan-zone']).toEqual({
      resolved: 'mf-fan-zone',
      link: true,
    });
    const names = Object.keys(packages);
    expect([...names].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(names);
  }, 60_000);

  it.each([
    [['create', 'fan-zone'], 'there is a mf-fan-zone already'],
    [['create', 'home', '--path', '/'], '/ is owned by mf-scores'],
    [['create', 'other', '--path', '/:sport/match/:teams/:id'], 'is owned by mf-match'],
    [['create', 'law', '--path', '/privacy'], '/privacy is owned by shell'],
    [['create', '../elsewhere'], 'is no name for a remote'],
    [['create', 'Fan'], 'is no name for a remote'],
    [['create', 'fan', '--path', 'no slash'], 'is no path of a route'],
    [['create', 'fan', '--owner', '"}'], 'is no name of an owner'],
    [['create'], 'create needs the name of one remote'],
  ])('refuses %j and writes nothing', async (args, problem) => {
    const before = await readdir(copy);
    const { code, output } = await mfe(...args);
    expect(output).toContain(problem);
    expect(code).toBe(1);
    expect(await readdir(copy)).toEqual(before);
    expect(existsSync(join(copy, '..', 'mf-elsewhere'))).toBe(false);
  });
});
