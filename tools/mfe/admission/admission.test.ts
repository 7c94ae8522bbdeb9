import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { beforeEach, describe, expect, it } from '@jest/globals';
import type { BuildDescriptor, RouteDescriptor } from '@scoreline/shared-lib/contract';

import { integrityOf } from '@scoreline/remote-kit/build-id';
import { canary } from '../canary';
import { readCandidate, saveCandidate } from '../candidate';
import { createKey, type SigningKey } from '../keys';
import { limits } from '../budget/limits';
import { promote } from '../promote';
import { currentRelease, selectionOf } from '../publish';
import { readPointer, type Registry } from '../registry';
import { buildOf, putBuild, registryWith, track } from '../registryFixture';
import { rollback } from '../rollback';
import { signRelease } from '../signature';
import { withdraw } from '../withdraw';
import { candidateProblems } from './candidateProblems';

let registry: Registry;
let key: SigningKey;

const scores = (version: number) => buildOf('mf-scores', version);
const first = {
  shell: buildOf('shell', 1),
  'mf-scores': scores(1),
  'mf-zone': buildOf('mf-zone', 1),
};
const next = { 'mf-scores': scores(2) };

beforeEach(async () => {
  ({ registry, key } = await registryWith(
    ['shell', 1],
    ['mf-scores', 1],
    ['mf-scores', 2],
    ['mf-zone', 1],
  ));
  await promote(registry, track, key, first);
});

const placeOf = (name: string, build: string, file: string) =>
  join(registry.build(name, build), file);
const evil = 'fetch("https://evil.example")';

/** Alters a script, and its descriptor to match: the folder keeps its name. */
async function alter(name: string, build: string, change: Partial<BuildDescriptor> = {}) {
  await writeFile(placeOf(name, build, 'entry.js'), evil);
  const path = placeOf(name, build, 'descriptor.json');
  const integrity = integrityOf(Buffer.from(evil));
  const files = [{ path: 'entry.js', integrity, bytes: evil.length }];
  const descriptor = JSON.parse(await readFile(path, 'utf8')) as BuildDescriptor;
  await writeFile(path, JSON.stringify({ ...descriptor, files, ...change }));
}

/** Nothing is switched by what is refused. */
async function refused(act: Promise<unknown>, reason: RegExp | string) {
  const before = await readPointer(registry, track);
  await expect(act).rejects.toThrow(reason);
  expect(await readPointer(registry, track)).toEqual(before);
}

describe('bytes', () => {
  it('that were altered with their descriptor are not signed', async () => {
    await alter('mf-scores', next['mf-scores']);
    await refused(promote(registry, track, key, next), /descriptor\.json is not what was built/);
    await refused(canary(registry, track, key, 10, next), /descriptor\.json is not what was built/);
  });

  it('that were altered are not signed, nor what servers send in their place', async () => {
    await writeFile(placeOf('mf-scores', scores(2), 'entry.js.br'), brotliCompressSync(evil));
    await refused(promote(registry, track, key, next), /entry\.js\.br is not what was built/);
    await writeFile(placeOf('mf-scores', scores(2), 'entry.js'), evil);
    await refused(promote(registry, track, key, next), /entry\.js is not what was built/);
  });

  it('of a remote that stays are those of the release it is in', async () => {
    await alter('mf-zone', first['mf-zone']);
    await refused(promote(registry, track, key, next), /mf-zone .*entry\.js is not what was built/);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['rollback', () => rollback(registry, track, key, 1)],
    ['withdraw', () => withdraw(registry, track, key, ['mf-zone'])],
    ['canary', () => canary(registry, track, key, 10, first)],
    ['end of a canary', () => canary(registry, track, key, 0, first)],
  ])('are hashed again by a %s', async (_what, act) => {
    await promote(registry, track, key, next);
    for (const version of [1, 2]) await alter('mf-scores', scores(version));
    await refused(act(), /mf-scores .*is not what was built/);
  });

  it('come with no fallback that a folder of the registry names', async () => {
    const path = placeOf('mf-new', await putBuild(registry, 'mf-new', 1), 'descriptor.json');
    const descriptor = JSON.parse(await readFile(path, 'utf8')) as BuildDescriptor;
    const fallback = { ...descriptor, base: 'https://evil.example/' };
    await writeFile(path, JSON.stringify({ ...descriptor, fallback }));
    const release = await promote(registry, track, key, { 'mf-new': descriptor.build });
    expect(release.remotes['mf-new']).not.toHaveProperty('fallback');
  });

  it('of another remote’s build are not signed under this one’s name', async () => {
    const path = placeOf('mf-zone', scores(2), 'descriptor.json');
    await putBuild(registry, 'mf-zone', 2);
    await cp(registry.build('mf-scores', scores(2)), registry.build('mf-zone', scores(2)), {
      recursive: true,
    });
    expect(JSON.parse(await readFile(path, 'utf8')).name).toBe('mf-scores');
    await refused(promote(registry, track, key, { 'mf-zone': scores(2) }), /descriptor\.json/);
  });

  it('of a candidate are those it was kept with', async () => {
    const id = await saveCandidate(registry, next);
    await writeFile(
      join(registry.root, 'candidates', `${id}.json`),
      JSON.stringify({ 'mf-scores': scores(1) }),
    );
    await expect(readCandidate(registry, id)).rejects.toThrow(/was altered/);
  });
});

describe('releases', () => {
  const forged = async (place: string) => {
    const { key: foreign } = await registryWith();
    const release = (await currentRelease(registry, track))!;
    await writeFile(place, JSON.stringify(signRelease(release, foreign)));
  };

  it('that no published key has signed are not composed from, until they are replaced', async () => {
    await forged(registry.pointer(track));
    const acts = [
      () => promote(registry, track, key, next),
      () => withdraw(registry, track, key, ['mf-zone']),
      () => canary(registry, track, key, 10, next),
      () => rollback(registry, track, key, 1),
    ];
    for (const act of acts) await refused(act(), /cannot be trusted.*--replace/);
    const release = await promote(registry, track, key, { ...first, ...next }, true);
    expect(selectionOf(release)).toEqual({ ...first, ...next });
    expect(release.seq).toBe(2);
  });

  it('of the past are checked before their content is signed again', async () => {
    await promote(registry, track, key, next);
    await forged(join(registry.history(track), '1.json'));
    await refused(rollback(registry, track, key, 1), /release 1 .*cannot be trusted/);
  });

  it('of another brand are nothing to compose from', async () => {
    const other = { ...track, brand: 'futbol' };
    await promote(registry, other, key, first);
    await writeFile(registry.pointer(track), await readFile(registry.pointer(other), 'utf8'));
    await refused(promote(registry, track, key, next), /it is of futbol\/prod\/stable/);
  });

  it('are not switched to where their key is not published', async () => {
    const second = await createKey(key.folder);
    await rm(join(key.folder, `release-${second.keyId}.pub`));
    await refused(promote(registry, track, second, next), /is not published in/);
  });

  it('have a number of their own when the registry was lost', async () => {
    const { registry: empty } = await registryWith(['shell', 1]);
    const release = await promote(empty, track, key, { shell: first.shell });
    expect(release.seq).toBe(2);
  });
});

const route = (path: string, over: Partial<RouteDescriptor> = {}): RouteDescriptor => ({
  ...{ path, layout: 'custom', title: 'page' },
  ...over,
});

async function promoteNew(over: Partial<BuildDescriptor>, name = 'mf-new') {
  const build = await putBuild(registry, name, 7, over);
  const problems = await candidateProblems(registry, track, key.folder, { [name]: build });
  return { problems, promoted: promote(registry, track, key, { [name]: build }) };
}

describe('claims', () => {
  beforeEach(async () => {
    const routes = [route('/', { tab: 'scores' }), route('/favourites/:addPage')];
    const over = { routes, namespaces: ['scores'] };
    const build = await putBuild(registry, 'mf-scores', 3, over);
    await promote(registry, track, key, { 'mf-scores': build });
  });

  it.each([
    ['/privacy', '/privacy is owned by shell'],
    ['/terms', '/terms is owned by shell'],
    ['/404', '/404 is owned by shell'],
    ['/language', '/language is owned by shell'],
    ['/:anything', 'catches addresses of others'],
    ['/:anything/more', 'catches addresses of others'],
    ['/:sportName', 'catches addresses of others'],
    ['/:sportName/:anything', 'catches addresses of others'],
    ['/', '/ is owned by mf-scores'],
    ['/favourites/mine', 'is owned by mf-scores (/favourites/:addPage)'],
    ['/api/all', 'is owned by the server'],
    ['/auth/:provider', 'is owned by the server'],
    ['/es/news', '"es" is read as a language'],
    ['/news/../privacy', 'is not the path of a route'],
    ['/news/*', 'is not the path of a route'],
  ])('on %s are refused, by check as by promote', async (path, reason) => {
    const { problems, promoted } = await promoteNew({ routes: [route(path)] });
    expect(problems).toContain(reason);
    await refused(promoted, reason);
  });

  it.each([
    [['shell'], 'the namespace shell is owned by shell'],
    [['shared'], 'the namespace shared is owned by shell'],
    [['scores'], 'the namespace scores is owned by mf-scores'],
    [['other'], 'the namespace other is not its own'],
  ])('on the namespaces %j are refused', async (namespaces, reason) => {
    const { problems, promoted } = await promoteNew({ namespaces });
    expect(problems).toContain(reason);
    await refused(promoted, reason);
  });

  it('on another remote’s tab, on one path twice and on a strange name are refused', async () => {
    const tab = await promoteNew({ routes: [route('/mine', { tab: 'scores' })] });
    await refused(tab.promoted, 'the tab scores is owned by mf-scores');
    const twice = await promoteNew({ routes: [route('/new/:a'), route('/new/:b')] });
    await refused(twice.promoted, '/new/:b is there twice');
    await refused((await promoteNew({}, 'shell2')).promoted, 'is not the name of a remote');
  });

  it('on what is free are taken', async () => {
    const routes = [route('/new'), route('/new/:id'), route('/:sportName/news/:id')];
    const { problems, promoted } = await promoteNew({ routes, namespaces: ['new', 'new-more'] });
    expect(problems).toBe('');
    expect((await promoted).remotes['mf-new']?.routes).toEqual(routes);
  });
});

describe('first data', () => {
  const questions = (operation: string) =>
    JSON.stringify({ '/new': [{ operation, request: { competitorId: 7 } }] });
  const asking = async (operation: string) => {
    const text = questions(operation);
    const listed = (path: string, content: string) => {
      const bytes = Buffer.from(content);
      return { path, integrity: integrityOf(bytes), bytes: bytes.length };
    };
    const files = [listed('entry.js', '/* mf-new 7 */'), listed('first-data.json', text)];
    const over = { firstData: 'first-data.json', routes: [route('/new', { firstData: true })] };
    const build = await putBuild(registry, 'mf-new', 7, { ...over, files });
    await writeFile(placeOf('mf-new', build, 'first-data.json'), text);
    return { 'mf-new': build };
  };

  it('that the contract offers is released with its build', async () => {
    const release = await promote(registry, track, key, await asking('sports-query/team/detail'));
    expect(release.remotes['mf-new']?.firstData).toBe('first-data.json');
  });

  it('that it does not offer is refused, by check as by promote', async () => {
    const selection = await asking('patron-query/me');
    const reason = 'mf-new: first data of /new: there is no operation patron-query/me';
    expect(await candidateProblems(registry, track, key.folder, selection)).toBe(reason);
    await refused(promote(registry, track, key, selection), reason);
  });

  it('that was altered is not signed', async () => {
    const selection = await asking('sports-query/team/detail');
    const path = placeOf('mf-new', selection['mf-new'], 'first-data.json');
    await writeFile(path, questions('sports-query/team/roster'));
    await refused(
      promote(registry, track, key, selection),
      /first-data\.json is not what was built/,
    );
  });
});

describe('contract and budget', () => {
  it.each(['^2.0.0', '^1.9.0', '*', '>=1.0.0', '1.0.0'])(
    'refuse the range %s',
    async (contract) => {
      const { problems, promoted } = await promoteNew({ contract });
      expect(problems).toContain(`wants contract ${contract}, the shell has 1.0.0`);
      await refused(promoted, `mf-new: wants contract ${contract}`);
    },
  );

  it('refuse a build that is too heavy, and weigh nothing that runs already', async () => {
    const heavy = 'x'.repeat(limits.entry + 1);
    const integrity = integrityOf(Buffer.from(heavy));
    const files = [{ path: 'entry.js', integrity, bytes: heavy.length }];
    const build = await putBuild(registry, 'mf-new', 7, { files });
    await writeFile(placeOf('mf-new', build, 'entry.js'), heavy);
    await refused(
      promote(registry, track, key, { 'mf-new': build }),
      /entry entry\.js has 10\.0 KB/,
    );
  });
});
