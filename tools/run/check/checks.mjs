// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { lotsOf, mutate } from '../../../lab/mutation/mutate.mjs';
import { modules } from '../../../lab/mutation/modules.mjs';
import { buildAll } from '../builds.mjs';
import { root } from '../children.mjs';
import { keptDataFolder } from '../dataFolder.mjs';
import { findAndroid } from '../service/android.mjs';
import { findBrowser } from '../service/browser.mjs';
import { findNats } from '../service/nats.mjs';
import { findPostgres } from '../service/postgres.mjs';
import { findRedis } from '../service/redis.mjs';
import { findVarnish } from '../service/varnish.mjs';
import { seasons, sharedDataDir, smoke, stories } from './browserChecks.mjs';
import { changedFiles } from './changedFiles.mjs';
import { clusterDrill } from './clusterDrill.mjs';
import { command, namesOf } from './command.mjs';
import { configs } from './configs.mjs';
import { imageCheck } from './imageCheck.mjs';
import { nodeVersions } from './nodeVersions.mjs';
import { single } from './reports.mjs';
import { runJest, withSlowTests } from './runners.mjs';
import { staticChecks } from './static.mjs';

const minute = 60_000;
const reports = join(root, 'node_modules/.cache/reports');
const reportOf = (/** @type {string} */ name) => {
  mkdirSync(reports, { recursive: true });
  return join(reports, `${name}.json`);
};

/** @typedef {import('./command.mjs').Check} Check */

const listed = (/** @type {string[]} */ notes) => new Intl.ListFormat('en').format(notes);

/** Finds or starts the services of the tests. @param {boolean} isSlow whether slow tests run */
async function findServices(isSlow) {
  const services = await Promise.all([findPostgres(), findRedis(), findNats()]);
  // One package at a time: apt locks its files.
  services.push(await findVarnish());
  if (isSlow) services.push(await findAndroid());
  const browser = await findBrowser();
  return {
    notes: services.map(({ note }) => note),
    env: Object.assign({ CHROME_PATH: browser }, ...services.map((service) => service.env)),
  };
}

/**
 * The tests of a Jest configuration.
 * @param {string} name @param {string} title @param {string} config
 * @param {string[]} [more] arguments for Jest
 * @returns {Check}
 */
const tests = (name, title, config, more = []) => ({
  name,
  title,
  usesAllCores: true,
  check: async ({ display, tell }) => {
    const { env, notes } = await findServices(name === 'slow');
    display.print(`  tests use ${listed(notes)}`);
    return runJest(reportOf(name), ['--config', join(root, config), ...more], {
      ...{ env, tell, limitMs: 50 * minute },
    });
  },
});

/** @type {Check} */
const build = {
  name: 'build',
  title: 'build',
  check: async ({ display }) => single((await buildAll(display)) || undefined),
};

const mfe = (/** @type {string[]} */ ...args) => [join(root, 'platform/commands/main.ts'), ...args];
const tsx = 'tsx/dist/cli.mjs';

/**
 * Checks of `npm test`: those that find most in the shortest time. The build runs first, so that the demo fills while the static
 * checks run.
 * @param {{ mayInstallEngines?: boolean }} [options] whether to install the browser engines that are missing
 * @returns {Check[]}
 */
export function checks({ mayInstallEngines = false } = {}) {
  const folder = sharedDataDir();
  // The running season is enough for the journeys, and fills in a third of the time.
  const env = () => ({ E2E_DATA_DIR: folder(), DEMO_PAST_SEASONS: '0' });
  const before = [
    ...[build, seasons(env), ...staticChecks()],
    tests('unit', 'unit, server', 'jest.config.mjs'),
  ];
  const after = namesOf(before);
  return [
    ...before,
    smoke({ after, report: reportOf('smoke'), env, set: 'first', mayInstall: mayInstallEngines }),
  ];
}

/**
 * Checks of `npm run test:full`: what `npm test` omits and fits in half an hour.
 * @param {{ mayInstallEngines?: boolean }} [options] whether to install the browser engines that are missing
 * @returns {Check[]}
 */
export function fullChecks({ mayInstallEngines = false } = {}) {
  const folder = sharedDataDir();
  const env = () => ({ E2E_DATA_DIR: folder() });
  const before = [
    ...[build, seasons(env)],
    command('budget', 'budget', tsx, mfe('budget'), { after: ['build'] }),
    // One remote and one language here; the nightly run alters every file.
    command('tamper', 'mfe tamper', tsx, mfe('tamper', 'mf-scores', '--sample'), {
      after: ['build'],
    }),
    configs({ after: ['build'] }),
    imageCheck({ after: ['build'] }),
    tests('slow', 'slow tests', 'jest.slow.config.mjs'),
  ];
  const e2e = stories({ after: namesOf(before), report: reportOf('stories'), env });
  const after = namesOf([...before, e2e]);
  return [
    ...[...before, e2e],
    smoke({ after, report: reportOf('smoke'), env, set: 'rest', mayInstall: mayInstallEngines }),
  ];
}

/**
 * Checks of `npm test -- --changed`: those that need no build, on changed files where the tool can, and the tests that import them.
 * @param {string} since a branch or commit
 * @returns {Promise<Check[]>}
 * @throws where git does not know it
 */
export async function changedChecks(since) {
  const more = [`--changedSince=${since}`, '--passWithNoTests', ...withSlowTests];
  return [
    tests('changed', `tests of what changed since ${since}`, 'jest.config.mjs', more),
    ...staticChecks(await changedFiles(since)),
  ];
}

/**
 * Checks of `npm test -- e2e NAME`: the stories whose file names contain one of the names. The data folder is kept, so that only the
 * first run fills it.
 * @param {string[]} files
 * @returns {Check[]}
 */
export function storyChecks(files) {
  const env = () => ({ E2E_DATA_DIR: keptDataFolder('stories') });
  return [stories({ after: [], report: reportOf('stories'), env, files })];
}

/** They measure time, so nothing runs beside them. */
const drills = () => {
  /** @param {string} name @param {string} title @param {string[]} args */
  const drill = (name, title, ...args) =>
    command(name, title, tsx, args, {
      ...{ after: ['build', 'nightly'], usesAllCores: true, limitMs: 40 * minute },
    });
  return [
    drill('fault', 'mfe fault', ...mfe('fault', 'mf-scores')),
    drill('skew', 'mfe skew', ...mfe('skew')),
    drill('start', 'npm start, killed and stopped', join(root, 'tools/run/check/startDrill.ts')),
    drill('cdn', 'mfe cdn', ...mfe('cdn')),
    drill('tamper', 'mfe tamper', ...mfe('tamper')),
  ];
};

/** A check for each lot of modules, so that a resumed run repeats one lot at most. @param {string[]} after @returns {Check[]} */
const mutation = (after) =>
  lotsOf(Object.keys(modules)).map(({ project, files }) => ({
    name: `mutation-${project}`,
    title: `mutation, ${project}`,
    after,
    usesAllCores: true,
    check: async ({ tell }) => {
      const { code, output } = await mutate(files, tell);
      return single(code === 0 ? undefined : output);
    },
  }));

/** Checks of `npm run test:nightly`, which take hours. @returns {Check[]} */
export function nightlyChecks() {
  const first = [tests('nightly', 'nightly', 'jest.nightly.config.mjs'), build, ...drills()];
  const all = stories({
    ...{ after: namesOf(first), report: reportOf('stories'), title: 'all stories' },
    ...{ env: () => ({ STORIES: 'night' }), limitMs: 180 * minute },
  });
  const before = [
    ...first,
    all,
    ...nodeVersions({ after: ['build'], report: reportOf, services: () => findServices(false) }),
  ];
  const cluster = clusterDrill({ after: namesOf(before) });
  return [...before, cluster, ...mutation(namesOf([...before, cluster]))];
}
