// @ts-check
import { join } from 'node:path';

import { buildRegistry, buildServer } from '../tools/run/builds.mjs';
import { root } from '../tools/run/children.mjs';
import { keptDataFolder } from '../tools/run/dataFolder.mjs';
import { runBuilt } from '../tools/run/runBuilt.mjs';
import { runInstalled, runWithBrowser } from '../tools/run/withBrowser.mjs';

/** @typedef {(args: string[]) => Promise<void>} Run */
/** @typedef {{ summary: string, run: Run, help?: string }} Entry without `help` the program itself answers --help */

/** A program of server/dist. @param {string} name @returns {Run} */
const server = (name) => (args) =>
  runBuilt(buildServer, [join(root, `server/dist/${name}.js`), ...args]);

/** A program in TypeScript, run from its source. @param {string} path @returns {Run} */
const source = (path) => (args) => runInstalled('tsx/dist/cli.mjs', [join(root, path), ...args]);

/** Playwright with a configuration of e2e. @param {string} config @returns {Run} */
const playwright = (config) => (args) =>
  runWithBrowser('@playwright/test/cli.js', ['test', '--config', join(root, config), ...args]);

/** @type {Run} */
const registry = (args) =>
  runBuilt(
    buildRegistry,
    ['--enable-source-maps', join(root, 'platform/registry/dist/main.js'), ...args],
    {
      asChild: true,
    },
  );

/** @type {Run} */
const native = (args) =>
  runWithBrowser('tsx/dist/cli.mjs', [join(root, 'tools/native/main.ts'), ...args]);

/** @type {Run} */
async function smoke(args) {
  const { findEngines } = await import('../tools/run/service/engines.mjs');
  process.env.E2E_DATA_DIR ??= keptDataFolder('smoke');
  Object.assign(process.env, (await findEngines({ mayInstall: false })).env);
  await playwright('e2e/smoke/smoke.config.ts')(args);
}

/** @param {string} summary @param {Run} run @param {string} [help] @returns {Entry} */
const entry = (summary, run, help) => ({ summary, run, ...(help && { help }) });

/** @type {Record<string, Record<string, Entry>>} */
export const groups = {
  'Matches and tables': {
    import: entry('read results and prices from public files', server('import')),
    rules: entry('list, add and remove rules of leagues', server('rules')),
    clubs: entry('merge two clubs that were split by mistake', server('clubs')),
    tables: entry("compare a season's table with an official one", server('tables')),
    broadcasts: entry('say where matches are shown', server('broadcasts')),
    highlights: entry('set the videos of matches', server('highlights')),
    model: entry('measure the forecast model on past matches', server('model')),
  },
  'Members, tips and partners': {
    tips: entry('publish, settle and void tips, choose editors', server('tips')),
    members: entry('end sessions, turn two-step login off', server('members')),
    vip: entry('give and revoke VIP days, compare with the payment provider', server('vip')),
    promotion: entry('announce, open, close and verify promotions', server('promotion')),
    widget: entry('choose which sites may show widgets', server('widget')),
  },
  Database: {
    migrate: entry('bring the database up to date', server('migrate')),
    archive: entry('move old price movements into files and back', server('archive')),
    backup: entry('take a base backup of this machine', server('backup')),
    restore: entry('restore a backup into an empty folder', server('restore')),
  },
  Releases: {
    remote: entry(
      'create, check, upload, promote and roll back remotes',
      source('platform/commands/main.ts'),
    ),
    registry: entry('run the registry that stores builds and signs releases', registry),
  },
  Development: {
    languages: entry(
      'add and check languages',
      source('tools/languages/main.ts'),
      'Example: scoreline languages check pt\nadd CODE, check [CODE…], look CODE…, report [CODE…]',
    ),
    smoke: entry(
      'run the smoke journeys in the browser engines found',
      smoke,
      'Example: scoreline smoke --grep "time machine"\nTakes the options of Playwright.',
    ),
    pictures: entry(
      'take the pictures of the documents',
      playwright('e2e/pictures.config.ts'),
      'Example: scoreline pictures screens',
    ),
    native: entry('check a native app shell against its contract', native),
    cluster: entry('run the drill of several servers', source('lab/cluster/main.ts')),
    mutate: entry(
      'run the tests on altered code',
      (args) => runInstalled(join(root, 'lab/mutate.mjs'), args),
      'Example: scoreline mutate server/src/wire/live/writer/mergePatch.ts\nWithout a file all modules are altered, which takes hours.',
    ),
    upgrade: entry(
      'run the smoke journeys on the newest minors of the shared libraries',
      (args) => runInstalled(join(root, 'lab/upgrade.mjs'), args),
      'Example: scoreline upgrade\nWorks on a copy. The tree stays as it is.',
    ),
    hostile: entry(
      'run the tests on a busy machine, at odd times and in odd zones',
      (args) => runInstalled(join(root, 'lab/testHostile.mjs'), args),
      'Example: scoreline hostile --clocks --units sport/tips\n--clocks or --busy, then --units and --stories with names of files',
    ),
  },
};
