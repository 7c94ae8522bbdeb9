// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { mutate } from '../../mutation/mutate.mjs';
import { findBrowser } from '../service/browser.mjs';
import { buildAll, dataDir } from '../builds.mjs';
import { installed, root, run } from '../children.mjs';
import { dataFolder } from '../dataFolder.mjs';
import { clusterDrill } from './clusterDrill.mjs';
import { findNats } from '../service/nats.mjs';
import { clusterParent, findPostgres } from '../service/postgres.mjs';
import { findRedis } from '../service/redis.mjs';
import { single } from './reports.mjs';
import { noBrowser, runJestTwice, runStories } from './runners.mjs';
import { smoke } from './smoke.mjs';
import { findVarnish } from '../service/varnish.mjs';

const minute = 60_000;
const reports = join(root, 'node_modules/.cache/reports');

/** @typedef {import('./reports.mjs').Outcome} Outcome */
/** @typedef {{ display: import('../display.mjs').Display, tell: (line: string) => void }} CheckContext */
/**
 * `after` names checks that have to be over: what it needs, or what would disturb it.
 * @typedef {{ name: string, title: string, after?: string[], check: (context: CheckContext) => Promise<Outcome> }} Check
 */

const sources = () => [
  ...[
    'contract',
    'remote-kit',
    'registry',
    'shared-lib',
    'shell',
    'server',
    'simulator',
    'tools',
    'e2e',
    'bench',
  ],
  ...readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name)),
];

/**
 * @param {string} name @param {string} title @param {string} bin @param {string[]} args
 * @param {{ after?: string[], limitMs?: number, env?: () => NodeJS.ProcessEnv }} [options]
 * @returns {Check}
 */
const command = (name, title, bin, args, { after, limitMs = 10 * minute, env } = {}) => ({
  name,
  title,
  after,
  check: async ({ tell }) => {
    const options = { limitMs, tell, env: env?.() };
    const { code, output } = await run(process.execPath, [installed(bin), ...args], options);
    return single(code === 0 ? undefined : output.trim() || `ended with ${code}`);
  },
});

const listed = (/** @type {string[]} */ notes) => new Intl.ListFormat('en').format(notes);

/** Independent of each other and of any service. */
const staticChecks = () => [
  command('lint', 'lint', 'eslint/bin/eslint.js', [
    ...['.', '--max-warnings', '0'],
    ...[
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      'node_modules/.cache/eslint/',
    ],
  ]),
  command('typed-lint', 'lint by types', 'oxlint/bin/oxlint', ['--deny-warnings', '--threads=1']),
  // The native compiler: the other one is for what asks TypeScript by its programming interface.
  command('types', 'types', 'typescript-7/bin/tsc', ['-p', '.', '--noEmit', '--singleThreaded']),
  command('format', 'format', 'prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
  command('boundaries', 'boundaries', 'dependency-cruiser/bin/dependency-cruise.mjs', sources()),
  command('dead-code', 'dead code', 'knip/bin/knip.js', ['--no-config-hints']),
  command('packages', 'packages', 'sherif/index.js', []),
];

/**
 * The tests of a configuration of jest. Patient: what stands beside them is shorter.
 * @param {string} name @param {string} title @param {string} config @param {string[]} [more] arguments of jest
 * @returns {Check}
 */
const tests = (name, title, config, more = []) => ({
  name,
  title,
  check: async ({ display, tell }) => {
    const services = await Promise.all([findPostgres(), findRedis(), findNats()]);
    // One package at a time: Debian's tools lock what they write.
    services.push(await findVarnish());
    display.print(`  tests use ${listed(services.map(({ note }) => note))}`);
    return runJestTwice(join(reports, `${name}.json`), ['--config', join(root, config), ...more], {
      env: Object.assign({}, ...services.map((service) => service.env)),
      limitMs: 50 * minute,
      isPatient: true,
      tell,
    });
  },
});

/** @type {Check} */
const build = {
  name: 'build',
  title: 'build',
  check: async ({ display }) => single((await buildAll(display)) || undefined),
};

const mfe = (/** @type {string[]} */ ...args) => [join(root, 'tools/mfe/main.ts'), ...args];
const tsx = 'tsx/dist/cli.mjs';

const budget = command('budget', 'budget', tsx, mfe('budget'), { after: ['build'] });

/** One remote stands for all by day, with the texts of one language; the night takes every file of every one. */
const tamper = command('tamper', 'mfe tamper', tsx, mfe('tamper', 'mf-scores', '--sample'), {
  after: ['build'],
});

/** They watch the clock, so nothing stands beside them: a page that is too slow would take a newer build, as it should. */
const drills = () => [
  command('fault', 'mfe fault', tsx, mfe('fault', 'mf-scores'), { after: ['build', 'nightly'] }),
  command('skew', 'mfe skew', tsx, mfe('skew'), { after: ['build', 'nightly', 'fault'] }),
  command(
    'start',
    'npm start, killed and stopped',
    tsx,
    [join(root, 'tools/run/check/startDrill.ts')],
    {
      after: ['build', 'nightly', 'fault', 'skew'],
    },
  ),
  command('cdn', 'mfe cdn', tsx, mfe('cdn'), {
    after: ['build', 'nightly', 'fault', 'skew', 'start'],
  }),
  command('tamper', 'mfe tamper', tsx, mfe('tamper'), {
    after: ['build', 'nightly', 'fault', 'skew', 'cdn'],
    limitMs: 40 * minute,
  }),
];

/** @param {string[]} after @returns {Check} */
const mutation = (after) => ({
  name: 'mutation',
  title: 'mutation',
  after,
  check: async ({ tell }) => {
    const { code, output } = await mutate([], tell);
    return single(code === 0 ? undefined : output);
  },
});

const namesOf = (/** @type {Check[]} */ list) => list.map(({ name }) => name);

/** Filled with all seasons while other checks run; it begins with what was built, which need not be built again. */
function storiesFolder() {
  const folder = dataFolder('scoreline-stories', clusterParent());
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const built = join(dataDir(), 'built');
  if (existsSync(built)) cpSync(built, join(folder, 'built'), { recursive: true });
  return folder;
}

/** @param {() => string} folder the stories' DATA_DIR @returns {Check} */
const seasons = (folder) =>
  command('seasons', 'seasons of the stories', tsx, [join(root, 'e2e/fillSeasons.ts')], {
    after: ['build'],
    // Beside all other checks it has what they leave of the processor.
    limitMs: 30 * minute,
    env: () => ({ E2E_DATA_DIR: folder() }),
  });

/**
 * @param {string[]} others @param {() => NodeJS.ProcessEnv} envOf
 * @param {{ title?: string, limitMs?: number }} [options]
 * @returns {Check}
 */
const stories = (others, envOf, { title = 'stories', limitMs = 60 * minute } = {}) => ({
  name: 'e2e',
  title,
  after: others,
  check: async ({ tell }) => {
    const browser = await findBrowser();
    if (!browser) return single(noBrowser);
    const env = { ...envOf(), CHROME_PATH: browser };
    // As the units (runJestTwice): once more, and said aloud.
    return runStories(join(reports, 'playwright.json'), ['--retries=1'], { env, limitMs, tell });
  },
});

/**
 * Checks of `npm test`, the longest first: beside it there is time for many others. Stories have the machine to themselves.
 * @param {{ mayInstallEngines?: boolean }} [options] whether the smoke set may install the browsers that it lacks
 */
export function checks({ mayInstallEngines = false } = {}) {
  mkdirSync(reports, { recursive: true });
  /** @type {string | undefined} */
  let made;
  const folder = () => (made ??= storiesFolder());
  const unit = tests('unit', 'unit, server', 'jest.config.mjs');
  const before = [unit, build, ...staticChecks(), seasons(folder), budget, tamper];
  const env = () => ({ E2E_DATA_DIR: folder() });
  const report = join(reports, 'smoke.json');
  return [
    ...before,
    stories(namesOf(before), env),
    smoke({
      // Both serve the same folder.
      after: [...namesOf(before), 'e2e'],
      report,
      env,
      mayInstall: mayInstallEngines,
    }),
  ];
}

/**
 * Checks of `npm test -- --changed`: those that need no build, with the tests that import what was changed.
 * @param {string} since a branch or commit
 */
export function changedChecks(since) {
  mkdirSync(reports, { recursive: true });
  const more = [`--changedSince=${since}`, '--passWithNoTests'];
  return [
    tests('changed', `tests of what changed since ${since}`, 'jest.config.mjs', more),
    ...staticChecks(),
  ];
}

/** Checks of `npm run test:nightly`: what takes long and seldom finds anything. */
export function nightlyChecks() {
  mkdirSync(reports, { recursive: true });
  const nightly = tests('nightly', 'nightly', 'jest.nightly.config.mjs');
  const first = [nightly, build, ...drills()];
  const all = stories(namesOf(first), () => ({ STORIES: 'night' }), {
    title: 'all stories',
    limitMs: 180 * minute,
  });
  // It has the machine to itself: a pause is its servers' own then.
  const cluster = clusterDrill({ after: namesOf([...first, all]) });
  // Last of all: it takes all the machine has, for long.
  return [...first, all, cluster, mutation(namesOf([...first, all, cluster]))];
}
