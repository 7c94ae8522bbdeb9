import { brotliCompressSync } from 'node:zlib';

import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  admit,
  admitFresh,
  type Builds,
  compose,
  type ReleaseContent,
  type Selection,
} from '@scoreline/remote-kit/admission';
import { limits } from '@scoreline/remote-kit/budget';
import { integrityOf } from '@scoreline/remote-kit/build-id';
import type { BuildDescriptor, Release, RouteDescriptor } from '@scoreline/shared-lib/contract';

import { firstItem, valueIn } from '@scoreline/shared-lib/contract/lists';
import { buildOf, described } from '../testing/site';

type Files = Map<string, Buffer>;

let stored: Map<string, Files>;
let builds: Builds;
let current: Release;

const nothingBundled = { packages: {}, sharedLib: [], shares: {}, fromShell: {} };

/** Stores a build; `more` are files that its descriptor lists with their true hashes. */
function lay(
  name: string,
  version: number,
  over: Partial<BuildDescriptor> = {},
  more: Record<string, string> = {},
): string {
  const script = Buffer.from(`/* ${name} ${version} */`);
  const contents = Object.entries(more).map(([path, text]) => [path, Buffer.from(text)] as const);
  const all = new Map<string, Buffer>([['entry.js', script], ...contents]);
  const files = [...all].map(([path, bytes]) => ({
    ...{ path, integrity: integrityOf(bytes), bytes: bytes.length },
  }));
  const { descriptor } = described(name, version, { files, ...over });
  all.set('descriptor.json', Buffer.from(JSON.stringify(descriptor)));
  all.set('bundled.json', Buffer.from(JSON.stringify(nothingBundled)));
  stored.set(`${name} ${descriptor.build}`, all);
  return descriptor.build;
}

const filesOf = (name: string, build: string): Files => valueIn(stored, `${name} ${build}`);

const scores = (version: number) => buildOf('mf-scores', version);

async function composed(selection: Selection): Promise<ReleaseContent> {
  const { shell, remotes } = current;
  const running = Object.values(remotes).map(({ name, build }) => [name, build]);
  const all = { shell: shell.build, ...Object.fromEntries(running), ...selection } as Selection;
  return compose(builds, all, current);
}

/** The checks of a release of these builds. */
const judged = async (selection: Selection) => admit(builds, await composed(selection), current);

/** The checks of `check` before an upload. */
const asked = async (selection: Selection) =>
  admitFresh(builds, await composed(selection), current);

async function release(selection: Selection): Promise<void> {
  const content = await compose(builds, selection, null);
  current = { ...content, seq: 1 } as Release;
}

beforeEach(async () => {
  stored = new Map();
  builds = {
    root: 'the test',
    read: async (name, build, path) => stored.get(`${name} ${build}`)?.get(path) ?? null,
  };
  for (const version of [1, 2]) lay('mf-scores', version);
  const [shell, zone] = [lay('shell', 1), lay('mf-zone', 1)];
  await release({ shell, 'mf-scores': scores(1), 'mf-zone': zone });
});

const evil = Buffer.from('fetch("https://evil.example")');

/** Alters a script, and its descriptor to match: the build keeps its id. */
function alter(name: string, build: string): void {
  const files = filesOf(name, build);
  const descriptor = JSON.parse(valueIn(files, 'descriptor.json').toString()) as BuildDescriptor;
  const listed = [{ path: 'entry.js', integrity: integrityOf(evil), bytes: evil.length }];
  files.set('entry.js', evil);
  files.set('descriptor.json', Buffer.from(JSON.stringify({ ...descriptor, files: listed })));
}

describe('bytes', () => {
  it('that were altered with their descriptor are refused', async () => {
    alter('mf-scores', scores(2));
    const reason = /descriptor\.json is not what was built/;
    await expect(judged({ 'mf-scores': scores(2) })).rejects.toThrow(reason);
    await expect(asked({ 'mf-scores': scores(2) })).rejects.toThrow(reason);
  });

  it('that were altered are refused, and what servers send in their place', async () => {
    const files = filesOf('mf-scores', scores(2));
    files.set('entry.js.br', brotliCompressSync(evil));
    await expect(judged({ 'mf-scores': scores(2) })).rejects.toThrow(/entry\.js\.br is not what/);
    files.set('entry.js', evil);
    await expect(judged({ 'mf-scores': scores(2) })).rejects.toThrow(/entry\.js is not what/);
  });

  it('of a remote that stays are those of the release it is in', async () => {
    alter('mf-zone', buildOf('mf-zone', 1));
    const reason = /mf-zone .*entry\.js is not what was built/;
    await expect(judged({ 'mf-scores': scores(2) })).rejects.toThrow(reason);
  });

  it('are hashed once an act, and again in the next', async () => {
    const act = { ...builds, verified: new Set<string>() };
    const content = await composed({ 'mf-scores': scores(2) });
    await admit(act, content, current);
    alter('mf-zone', buildOf('mf-zone', 1));
    await admit(act, content, current);
    await expect(admit(builds, content, current)).rejects.toThrow(
      /mf-zone .*is not what was built/,
    );
  });

  it('come with no fallback that a descriptor names', async () => {
    const build = lay('mf-new', 1);
    const files = filesOf('mf-new', build);
    const descriptor = JSON.parse(valueIn(files, 'descriptor.json').toString()) as BuildDescriptor;
    const fallback = { ...descriptor, base: 'https://evil.example/' };
    files.set('descriptor.json', Buffer.from(JSON.stringify({ ...descriptor, fallback })));
    const content = await composed({ 'mf-new': build });
    expect(content.remotes['mf-new']).not.toHaveProperty('fallback');
    await admit(builds, content, current);
  });

  it('of another remote’s build are refused under this one’s name', async () => {
    stored.set(`mf-zone ${scores(2)}`, filesOf('mf-scores', scores(2)));
    await expect(judged({ 'mf-zone': scores(2) })).rejects.toThrow(/descriptor\.json of mf-zone/);
  });

  it('that are not there are named', async () => {
    const missing = 'f'.repeat(16);
    await expect(judged({ 'mf-scores': missing })).rejects.toThrow(
      `no build ${missing} of mf-scores`,
    );
  });
});

const route = (path: string, over: Partial<RouteDescriptor> = {}): RouteDescriptor => ({
  ...{ path, layout: 'custom', title: 'page' },
  ...over,
});

/** The reason for which a release of a new remote is refused; `check` must report the same. */
async function refusalOf(over: Partial<BuildDescriptor>, name = 'mf-new'): Promise<string> {
  const selection = { [name]: lay(name, 7, over) };
  const messages = await Promise.all(
    [judged, asked].map((judge) =>
      judge(selection).then(
        () => '',
        (error: Error) => error.message,
      ),
    ),
  );
  expect(messages[1]).toBe(messages[0]);
  return firstItem(messages);
}

describe('claims', () => {
  beforeEach(async () => {
    const routes = [route('/', { tab: 'scores' }), route('/favourites/:addPage')];
    const owner = lay('mf-scores', 3, { routes, namespaces: ['scores'] });
    await release({ shell: buildOf('shell', 1), 'mf-scores': owner });
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
  ])('on %s are refused', async (path, reason) => {
    expect(await refusalOf({ routes: [route(path)] })).toContain(reason);
  });

  it.each([
    [['shell'], 'the namespace shell is owned by shell'],
    [['shared'], 'the namespace shared is owned by shell'],
    [['scores'], 'the namespace scores is owned by mf-scores'],
    [['other'], 'the namespace other is not its own'],
  ])('on the namespaces %j are refused', async (namespaces, reason) => {
    expect(await refusalOf({ namespaces })).toContain(reason);
  });

  it('on another remote’s tab, on one path twice and on a strange name are refused', async () => {
    const tab = await refusalOf({ routes: [route('/mine', { tab: 'scores' })] });
    expect(tab).toContain('the tab scores is owned by mf-scores');
    const twice = await refusalOf({ routes: [route('/new/:a'), route('/new/:b')] });
    expect(twice).toContain('/new/:b is there twice');
    expect(await refusalOf({}, 'shell2')).toContain('is not the name of a remote');
  });

  it('of two new remotes on one path are the first one’s', async () => {
    const both = {
      'mf-a': lay('mf-a', 1, { routes: [route('/team/:id')] }),
      'mf-b': lay('mf-b', 1, { routes: [route('/team/:teamId')] }),
    };
    const reason = 'mf-b: /team/:teamId is owned by mf-a (/team/:id)';
    await expect(judged(both)).rejects.toThrow(reason);
  });

  it('on what is free are taken', async () => {
    const routes = [route('/new'), route('/new/:id'), route('/:sportName/news/:id')];
    expect(await refusalOf({ routes, namespaces: ['new', 'new-more'] })).toBe('');
  });
});

describe('first data', () => {
  const questions = (operation: string) =>
    JSON.stringify({ '/new': [{ operation, request: { competitorId: 7 } }] });
  const asking = (operation: string) => {
    const over = { firstData: 'first-data.json', routes: [route('/new', { firstData: true })] };
    return { 'mf-new': lay('mf-new', 7, over, { 'first-data.json': questions(operation) }) };
  };

  it('that the contract offers is taken with its build', async () => {
    const content = await composed(asking('sports-query/team/detail'));
    await admit(builds, content, current);
    expect(content.remotes['mf-new']?.firstData).toBe('first-data.json');
  });

  it('that it does not offer is refused, by check as by a release', async () => {
    const selection = asking('patron-query/me');
    const reason = 'mf-new: first data of /new: there is no operation patron-query/me';
    await expect(judged(selection)).rejects.toThrow(reason);
    await expect(asked(selection)).rejects.toThrow(reason);
  });

  it('that was altered is refused', async () => {
    const selection = asking('sports-query/team/detail');
    const altered = Buffer.from(questions('sports-query/team/roster'));
    filesOf('mf-new', selection['mf-new']).set('first-data.json', altered);
    await expect(judged(selection)).rejects.toThrow(/first-data\.json is not what was built/);
  });
});

describe('contract and budget', () => {
  it.each(['^2.0.0', '^1.9.0', '*', '>=1.0.0', '1.0.0'])('refuse %s', async (contract) => {
    const reason = `mf-new: wants contract ${contract}, the shell has 1.0.0`;
    expect(await refusalOf({ contract })).toContain(reason);
  });

  it('refuse a build that is too heavy, and weigh nothing that runs already', async () => {
    const noise = Array.from({ length: limits.entry + limits.exposed }, (_, at) =>
      (at * 7919).toString(36),
    );
    const heavy = noise.join('');
    const build = lay('mf-new', 7, { entry: 'heavy.js' }, { 'heavy.js': heavy });
    await expect(judged({ 'mf-new': build })).rejects.toThrow(/entry heavy\.js has \d+\.\d KB/);
    await release({ shell: buildOf('shell', 1), 'mf-new': build });
    await judged({ 'mf-scores': scores(2) });
  });
});
