import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { check, getFileInfo, resolveConfig } from 'prettier';

import { root } from '../../../tools/run/children.mjs';
import { readOptions } from '../options';
import { create } from '../teamCommands';
import { copyProject } from './projectCopy';

let copy: string;

/** Runs the command in this process, because a process of its own takes seconds to start. */
const createHere = (...args: string[]) => create(readOptions(args), () => undefined, copy);

/** Files of a folder that fail the format check. */
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

beforeAll(async () => {
  copy = await copyProject(root);
}, 60_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('mfe create', () => {
  it('fits the lock file: npm has nothing to change', async () => {
    await createHere('create', 'fan-zone', '--owner', 'fans');
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

  // Prettier formats each of these names differently.
  it.each(['a', 'ten-letter', 'tenletters', 'a-name-of-thirty-characters-ab'])(
    'writes %s as the format check wants it',
    async (name) => {
      await createHere('create', name);
      expect(await misshapen(`mf-${name}`)).toEqual([]);
    },
    60_000,
  );

  it.each([
    [['create', 'fan-zone'], 'the folder mf-fan-zone exists already'],
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
