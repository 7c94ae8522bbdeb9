// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { hashOfInputs } from '../../platform/kit/src/preset/inputs.js';
import { installed, root, run } from './children.mjs';

const always = ['package-lock.json', 'tsconfig.json'];
const limitMs = 10 * 60_000;

/** The server's data folder. A relative DATA_DIR is resolved from the project. */
export const dataDir = () => resolve(root, process.env.DATA_DIR || '.data');

const remotes = () => readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name));

const server = () => ({
  title: 'build server',
  key: hashOfInputs(root, [
    'server',
    'database',
    'platform/server',
    'simulator',
    'shared-lib/src/contract',
    ...always,
  ]),
  mark: join(root, 'server/dist/inputs.txt'),
  made: join(root, 'server/dist/main.js'),
  args: [join(root, 'server/build.mjs')],
});

/** @param {string[]} args */
const mfe = (...args) => [
  installed('tsx/dist/cli.mjs'),
  join(root, 'platform/commands/main.ts'),
  ...args,
];

const registry = () => ({
  title: 'build registry',
  key: hashOfInputs(root, [
    ...['platform/registry', 'platform/kit', 'platform/contract'],
    ...['shared-lib/src/contract', 'database'],
    ...always,
  ]),
  mark: join(root, 'platform/registry/dist/inputs.txt'),
  made: join(root, 'platform/registry/dist/main.js'),
  args: [join(root, 'platform/registry/build.mjs')],
});

/** Key of the sources of all pages. `APP_ENV` selects where they are released. */
const pagesKey = () =>
  [
    hashOfInputs(root, ['shell', 'shared-lib', ...remotes(), ...always]),
    hashOfInputs(root, [
      'webpack.base.js',
      'tools/webpack',
      'platform',
      'server/src/site/pages/brands',
    ]),
    process.env.APP_ENV || 'prod',
  ].join('-');

const web = (key = pagesKey()) => ({
  title: 'build pages',
  key,
  mark: join(dataDir(), 'built/inputs.txt'),
  made: join(dataDir(), 'built/builds'),
  args: mfe('build'),
});

/** @param {string} key @param {string[]} builds by `NAME=BUILD` */
const release = (key, builds) => ({
  title: 'release pages',
  key,
  mark: join(dataDir(), 'released.txt'),
  made: join(dataDir(), 'registry/releases'),
  args: mfe('promote', ...builds, '--reason', 'npm start', '--pipeline', 'npm start'),
});

/** @param {ReturnType<typeof server>} target */
function isCurrent({ key, mark, made }) {
  return existsSync(made) && existsSync(mark) && readFileSync(mark, 'utf8') === key;
}

/**
 * @param {ReturnType<typeof server>} target @param {import('./display.mjs').Display} display
 * @returns {Promise<{ message: string, output: string }>} the compiler's message, empty when all went well, and all it said
 */
async function make(target, display) {
  if (isCurrent(target)) return { message: '', output: '' };
  const step = display.begin(target.title);
  const { code, output } = await run(process.execPath, target.args, { limitMs });
  if (code !== 0) {
    step.fail();
    return { message: output.trim() || `${target.title} ended with ${code}`, output };
  }
  mkdirSync(dirname(target.mark), { recursive: true });
  writeFileSync(target.mark, target.key);
  step.done();
  for (const line of output.split('\n')) if (line.startsWith('warning: ')) display.print(line);
  return { message: '', output };
}

/** Builds the server if its sources changed. @param {import('./display.mjs').Display} display */
export const buildServer = async (display) => (await make(server(), display)).message;

/** Builds the registry if its sources changed. @param {import('./display.mjs').Display} display */
export const buildRegistry = async (display) => (await make(registry(), display)).message;

/** Builds the shell and the remotes if their sources changed. @param {import('./display.mjs').Display} display */
const buildPages = async (display) => (await make(web(), display)).message;

/** Whether every page that the working tree makes is built and released. */
export const isReleased = () => isCurrent(release(pagesKey(), []));

/**
 * Builds the changed pages, and makes the registry release them once it is up.
 * @param {import('./display.mjs').Display} display
 * @param {Promise<string>} registryReady what is wrong with it, empty where nothing is
 */
export async function releasePages(display, registryReady) {
  const key = pagesKey();
  const { message, output } = await make(web(key), display);
  const failure = message || (await registryReady);
  if (failure) return failure;
  const built = [...output.matchAll(/^([a-z][a-z0-9-]*) ([0-9a-f]{16}) /gm)];
  const builds = built.map(([, name, build]) => `${name}=${build}`);
  return (await make(release(key, builds), display)).message;
}

/**
 * All in parallel. The server's build ends long before the pages' build needs the second core.
 * @param {import('./display.mjs').Display} display
 */
export async function buildAll(display) {
  const builds = [buildServer(display), buildRegistry(display), buildPages(display)];
  return (await Promise.all(builds)).filter(Boolean).join('\n');
}
