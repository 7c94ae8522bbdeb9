import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBuildStore } from '@scoreline/remote-kit/build-store';
import type { SignedRelease } from '@scoreline/shared-lib/contract';
import { check, getFileInfo, resolveConfig } from 'prettier';

import { installed, root, run } from '../../run/children.mjs';
import { putBuild } from '../buildFixture';
import { readOptions } from '../options';
import { create } from '../teamCommands';
import { copyProject } from './projectCopy';

let copy: string;

let before: readonly string[];

const mfeWith = (data: string, ...args: string[]) =>
  run(process.execPath, [installed('tsx/dist/cli.mjs'), join(copy, 'tools/mfe/main.ts'), ...args], {
    cwd: copy,
    env: { DATA_DIR: join(copy, data), DATABASE_URL: '', REGISTRY_URL: '' },
  });
const mfe = (...args: string[]) => mfeWith('.data', ...args);

/** As the command line does it, which takes seconds to read itself in: without a process of its own. */
const createHere = (...args: string[]) => create(readOptions(args), () => undefined, copy);

/** Files of a folder that the format check would have written otherwise. */
async function misshapen(folder: string): Promise<string[]> {
  const found = await readdir(join(copy, folder), { recursive: true, withFileTypes: true });
  const files = found
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  expect(files.length).toBeGreaterThan(5);
  const wrong: string[] = [];
  for (const filepath of files) {
    const { inferredParser } = await getFileInfo(filepath);
    const options = { ...(await resolveConfig(filepath)), filepath };
    if (inferredParser && !(await check(await readFile(filepath, 'utf8'), options)))
      wrong.push(filepath);
  }
  return wrong;
}

/** Builds two of the product's remotes into a registry of their own: `mf-scores 1f2e…`, the hash of all their bytes. */
async function buildOthers(data: string): Promise<readonly string[]> {
  const { output } = await mfeWith(data, 'build', 'mf-scores', 'mf-account');
  return output.match(/^mf-[a-z]+ [0-9a-f]{16}/gm) ?? [];
}

beforeAll(async () => {
  copy = await copyProject(root);
  before = await buildOthers('.data-before');
}, 300_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('mfe create', () => {
  it('makes a remote that passes every check and goes live', async () => {
    expect(await mfe('create', 'fan-zone', '--owner', 'fans')).toMatchObject({ code: 0 });
    const checked = await mfe('check', 'fan-zone');
    expect(checked.output).toMatch(/✓ lint[^]*✓ tests|✓ tests[^]*✓ lint/);
    expect(checked.code).toBe(0);

    const shell = await putBuild(openBuildStore(join(copy, '.data/built')), 'shell', 1);
    const published = join(copy, '.data/keys/release-0123456789abcdef.pub');
    await mkdir(join(copy, '.data/keys'), { recursive: true });
    await writeFile(published, '');
    const refused = await mfe('promote', `shell=${shell}`, 'mf-fan-zone');
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/made elsewhere/) });
    expect(existsSync(join(copy, '.data/registry/releases'))).toBe(false);
    await rm(published);
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

  it('leaves the builds of the others as they are, byte for byte', async () => {
    expect(before).toHaveLength(2);
    expect(await buildOthers('.data-after')).toEqual(before);
  }, 300_000);

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

  // Prettier would write each of them in another shape.
  it.each(['a', 'ten-letter', 'tenletters', 'a-name-of-thirty-characters-ab'])(
    'writes %s as the format check wants it',
    async (name) => {
      await createHere('create', name);
      expect(await misshapen(`mf-${name}`)).toEqual([]);
    },
    60_000,
  );

  it.each([
    [['create', 'fan-zone'], 'there is a mf-fan-zone already'],
    [['create', 'home', '--path', '/'], '/ is owned by mf-scores'],
    [['create', 'other', '--path', '/:sport/match/:teams/:id'], 'is owned by mf-match'],
    [['create', 'law', '--path', '/privacy'], '/privacy is owned by shell'],
    [['create', 'all', '--path', '/:anything'], 'catches addresses of others'],
    [['create', 'gone', '--path', '/404'], '/404 is owned by shell'],
    [['create', 'calls', '--path', '/api/all'], '/api/all is owned by the server'],
    [['create', 'tv', '--path', '/tv'], '"tv" is read as a language'],
    [['create', 'shell'], 'the namespace shell is owned by shell'],
    [['create', '../elsewhere'], 'is no name for a remote'],
    [['create', 'Fan'], 'is no name for a remote'],
    [['create', 'fan', '--path', 'no slash'], 'is no path of a route'],
    [['create', 'fan', '--owner', '"}'], 'is no name of an owner'],
    [['create'], 'create needs the name of one remote'],
  ])('refuses %j and writes nothing', async (args, problem) => {
    const before = await readdir(copy);
    await expect(createHere(...args)).rejects.toThrow(problem);
    expect(await readdir(copy)).toEqual(before);
    expect(existsSync(join(copy, '..', 'mf-elsewhere'))).toBe(false);
  });
});
