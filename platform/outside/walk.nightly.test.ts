import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Release } from '@scoreline/shared-lib/contract';

import { stopChildren } from '../../tools/run/children.mjs';
import { freePorts, seeAgainst, seeDev } from './dev';
import { apartFromOthers } from './namespace';
import { openOutside, packAll, type Packed } from './packages';
import { openPlatform, type Platform } from './platform';
import { openRunningSite, type RunningSite } from './runningSite';
import { commandsOf, openShell, takeExample, type Walker } from './walk';

const commands = [...commandsOf('first-release.md'), ...commandsOf('canaries.md')];
const insideSite = commandsOf('develop.md');

let outside: Awaited<ReturnType<typeof openOutside>>;
let packed: Packed;
let platform: Platform;
let site: RunningSite;

const rightsOf = (name: string) => ({
  ...{ remotes: [`mf-${name}`], paths: [`/${name}`], namespaces: [name] },
});

beforeAll(async () => {
  outside = await openOutside();
  packed = await packAll(join(outside.folder, 'packages'));
  const teams = { fans: rightsOf('fan-zone'), press: rightsOf('press-box') };
  platform = await openPlatform(join(outside.folder, 'platform'), teams);
  site = await openRunningSite(join(outside.folder, 'site'));
}, 480_000);
afterAll(async () => {
  await site?.close();
  await stopChildren();
  await platform?.close();
  await outside?.close();
});

const buildIn = (release: Release | null, name: string) => release?.remotes[`mf-${name}`]?.build;

/** The live builds of a remote: for everyone, in preview, and the canary with its guard settings. */
async function liveBuilds({ name }: Walker) {
  const [prod, preview] = await Promise.all(
    ['prod/stable', 'preview/stable'].map((track) => platform.release(`scoreline/${track}`)),
  );
  const canary = prod?.canaries?.remotes[`mf-${name}`]?.build;
  const guard = prod?.canaries?.guards?.[`mf-${name}`];
  return { prod: buildIn(prod!, name), preview: buildIn(preview!, name), canary, guard };
}

/** The guard settings in the signed release for each option, as the guide prints them. */
const wished: Record<string, object | undefined> = {
  'visits=1000,failures=2': { visits: 1000, failures: 2 },
  '"off=the first load brings the new font"': { off: 'the first load brings the new font' },
  usual: undefined,
};

/** Verifies the effect of a line in the registry. */
async function expectAfter(line: string, said: string, walker: Walker, builds: string[]) {
  const { prod, preview, canary, guard } = await liveBuilds(walker);
  const mark = /mf-[a-z-]+ ([0-9a-f]{16}) uploaded/.exec(said)?.[1];
  if (mark) builds.push(mark);
  const [first, second] = builds;
  const remote = `mf-${walker.name}`;
  if (line.includes('-- check')) {
    expect(said.match(/✓/g)).toHaveLength(5);
    expect(prod).toBeUndefined();
  }
  if (line.includes('-- upload')) {
    expect(said).toMatch(new RegExp(`${remote} [0-9a-f]{16} uploaded$`));
    expect([prod, preview, canary]).toEqual([undefined, undefined, undefined]);
  }
  if (line.includes('-- stage')) {
    const page = new RegExp(`https://site.example/${walker.name}\\?mfe-preview=[\\w-]{32}$`);
    expect(said).toMatch(page);
    expect([prod, preview, canary]).toEqual([undefined, undefined, undefined]);
  }
  if (line.includes('-- preview')) expect([prod, preview]).toEqual([undefined, first]);
  const [, wish] = /-- canary.* --guard (.+)$/.exec(line) ?? [];
  if (wish) expect([prod, canary, guard]).toEqual([first, second, wished[wish]]);
  else if (line.includes('-- canary')) expect([prod, canary]).toEqual([undefined, first]);
  if (line.includes('opens')) expect(prod).toBe(first);
  if (line.includes('a page for each team') && line.includes('promote')) {
    expect([prod, second]).toEqual([second, expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(second).not.toBe(first);
  }
  if (line.includes('-- rollback')) expect(prod).toBe(first);
  if (line.includes('-- history')) {
    expect(said).toMatch(
      new RegExp(`${walker.team}: ${remote} ${first}, gone back to; was ${second}`),
    );
    expect(said).toMatch(new RegExp(`${remote} ${first} a canary for 10 %`));
    expect(said).toMatch(/“a page for each team”/);
  }
}

/** Runs the guide line by line. `change` makes the second build differ. */
async function walk(walker: Walker, change: (folder: string) => Promise<void>) {
  const shell = openShell(walker, packed);
  const builds: string[] = [];
  for (const line of commands) {
    if (line.includes('each team') && line.startsWith('git')) await change(shell.cwd());
    if (!line.includes('-- dev')) {
      await expectAfter(line, await shell.type(line), walker, builds);
      continue;
    }
    await seeDev(shell, line, walker);
    for (const inside of insideSite) await seeAgainst(shell, inside, walker, site);
  }
  return { ...walker, took: shell.took };
}

const walkerOf = (name: string, team: string, port: number): Walker => ({
  ...{ name, team, port, within: [] },
  ...{ registry: platform.url, site: site.address, folder: join(outside.folder, team) },
});

async function prepare(
  name: string,
  team: string,
  within: readonly string[] = [],
): Promise<Walker> {
  const walker = { ...walkerOf(name, team, await freePorts()), within };
  const { folder } = walker;
  await mkdir(folder);
  await symlink(packed.folder, join(folder, 'packages'));
  await symlink(join(outside.folder, 'platform/keys'), join(folder, 'keys'));
  return walker;
}

const otherText = async (folder: string) => {
  const path = join(folder, 'locales/en.json');
  await writeFile(path, (await readFile(path, 'utf8')).replace('one step away', 'close by'));
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Reports the time that the guide's commands took. */
function tellTook({ team, took }: Awaited<ReturnType<typeof walk>>): void {
  const sum = took.reduce((total, { ms }) => total + ms, 0);
  const lines = took.map(({ line, ms }) => `  ${seconds(ms).padStart(7)}  ${line}`);
  process.stdout.write([`${team}: ${seconds(sum)} of commands`, ...lines, ''].join('\n'));
}

/** The pid namespace that a walker’s commands run in. */
const namespaceOf = (walker: Walker) =>
  openShell(walker, packed).type('readlink /proc/self/ns/pid');

it('is walked by two teams at once, with keys, repositories and pid namespaces of their own', async () => {
  const within = await apartFromOthers();
  if (within.length === 0)
    console.warn('skipped: the second team’s pid namespace, which this machine lets nobody make');
  const fans = await prepare('fan-zone', 'fans');
  const press = await prepare('press-box', 'press', within);
  const isApart = (await namespaceOf(fans)) !== (await namespaceOf(press));
  expect(isApart).toBe(within.length > 0);

  const walked = await Promise.all([walk(fans, takeExample), walk(press, otherText)]);
  walked.forEach(tellTook);
  const names = [
    ...['dev', 'check', 'upload', 'stage', 'preview', 'canary', 'promote', 'rollback', 'history'],
    'dev --port 3001 --against',
  ];
  const guarded = Object.keys(wished).length;
  for (const { took } of walked) {
    for (const command of names)
      expect(took.some(({ line }) => line.startsWith(`npm run remote -- ${command}`))).toBe(true);
    expect(took.filter(({ line }) => line.includes('--guard'))).toHaveLength(guarded);
  }
  const log = await platform.log();
  expect(log).toMatch(/fans {2}rollback {2}mf-fan-zone/);
  expect(log).toMatch(/press {2}rollback {2}mf-press-box/);
}, 900_000);

it('does not let a team release another’s remote', async () => {
  const exported = commands.filter((line) => line.startsWith('export'));
  const thief = { ...walkerOf('press-box', 'press', 0), team: 'fans' };
  const shell = openShell(thief, packed);
  for (const line of ['cd fan-zone', ...exported]) await shell.type(line);
  await expect(shell.type('npm run remote -- withdraw')).rejects.toThrow(
    /refused by the rule "access"/,
  );
});
