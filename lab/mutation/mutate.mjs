// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installed, root, run } from '../../tools/run/children.mjs';
import { findPostgres } from '../../tools/run/service/postgres.mjs';
import { findRedis } from '../../tools/run/service/redis.mjs';
import { dropDatabases } from './databases.mjs';
import { modules } from './modules.mjs';

const limitMs = 3 * 60 * 60_000;
/** Below the project, in a folder that .gitignore lists. */
const cache = '.cache/stryker';
const least = 90;

/** @typedef {{ project: string, files: string[], tests: Set<string> }} Lot */

/** The project of jest.config.mjs that a file belongs to. @param {string} file */
function projectOf(file) {
  const [folder] = file.split('/');
  if (folder === 'server' || folder === 'simulator') return folder;
  if (folder === 'database' || /^platform[/](registry|server)[/]/.test(file)) return 'server';
  if (file.startsWith('platform/browser/')) return 'browser';
  return ['tools', 'lab', 'platform'].includes(folder ?? '') ? 'tools' : 'browser';
}

/** @param {string} file @returns {string[]} @throws where there are none */
function testsOf(file) {
  const listed = modules[file] ?? [];
  if (listed.length > 0) return listed;
  const stem = file.replace(/\.tsx?$/, '');
  const beside = ['test.ts', 'test.tsx', 'slow.test.ts', 'slow.test.tsx']
    .map((suffix) => `${stem}.${suffix}`)
    .filter((path) => existsSync(join(root, path)));
  if (beside.length > 0) return beside;
  throw new Error(`${file}: no test stands beside it; name its tests in lab/mutation/modules.mjs`);
}

/** The files with their tests, by the project of the tests. @param {string[]} files */
export function lotsOf(files) {
  /** @type {Map<string, Lot>} */
  const lots = new Map();
  for (const file of files) {
    if (!existsSync(join(root, file))) throw new Error(`${file}: there is no such file`);
    const tests = testsOf(file);
    const project = projectOf(tests[0] ?? file);
    const lot = lots.get(project) ?? { project, files: [], tests: new Set() };
    lot.files.push(file);
    for (const test of tests) lot.tests.add(test);
    lots.set(project, lot);
  }
  return [...lots.values()];
}

/** @param {Lot} lot */
const optionsFor = ({ project, files }) => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  mutate: files,
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    configFile: 'lab/mutation/jest.config.mjs',
    enableFindRelatedTests: false,
  },
  concurrency: 2,
  // Generous for a shared machine: a mutant that takes longer hangs.
  timeoutMS: 45_000,
  tempDirName: `${cache}/${project}`,
  ignorePatterns: [
    '/docs',
    '/bench',
    '/e2e',
    '/examples',
    '/deploy',
    '/.data',
    '/.cache',
    '/.ci',
    '**/dist',
  ],
  disableTypeChecks: false,
  allowEmpty: false,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${cache}/${project}.json` },
  thresholds: { high: 100, low: least, break: least },
});

/**
 * A change of the code as Stryker reports it; lines and columns count from 1.
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number } } }} Mutant
 */

/**
 * Mutants that reached the time limit. Most hang, but a busy machine can also be the reason.
 * @param {{ files: Record<string, { mutants: Mutant[] }> }} report
 */
export function timedOut({ files }) {
  const places = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Timeout')
      .map(
        ({ location: { start }, mutatorName, replacement = '' }) =>
          `timed out: ${file}:${start.line}:${start.column} ${mutatorName} ${replacement}`,
      ),
  );
  return places.map((place) => `${place.replaceAll(/\s+/g, ' ').trim()}\n`).join('');
}

/** @param {string} file */
const reportIn = (file) =>
  existsSync(file) ? timedOut(JSON.parse(readFileSync(file, 'utf8'))) : '';

/** Stryker's progress lines, printed every ten seconds. */
const isProgress = (/** @type {string} */ line) => line.startsWith('Mutation testing ');

/**
 * Mutates the files and reports the mutants that no test detects.
 * @param {string[]} files paths from the project's root; none for all of modules.mjs
 * @param {(line: string) => void} tell hears how far it is
 * @returns {Promise<{ code: number, output: string }>} code 0 where the tests noticed enough of them
 */
export async function mutate(files, tell) {
  const [postgres, redis] = await Promise.all([findPostgres(), findRedis()]);
  const found = { ...process.env, ...postgres.env, ...redis.env };
  const TEST_REDIS_ANSWERS = String('TEST_REDIS_URL' in found);
  const TEST_DATABASE_OWNER = `mutate_${process.pid}`;
  let code = 0;
  let output = '';
  for (const lot of lotsOf(files.length > 0 ? files : Object.keys(modules))) {
    const options = join(root, cache, `${lot.project}.options.json`);
    const report = join(root, cache, `${lot.project}.json`);
    mkdirSync(join(root, cache), { recursive: true });
    rmSync(report, { force: true });
    writeFileSync(options, JSON.stringify(optionsFor(lot)));
    const MUTATION = JSON.stringify({ project: lot.project, tests: [...lot.tests] });
    const args = [installed('@stryker-mutator/core/bin/stryker.js'), 'run', options];
    const env = { ...found, TEST_REDIS_ANSWERS, TEST_DATABASE_OWNER, MUTATION };
    const ended = await run(process.execPath, args, {
      ...{ limitMs, isPatient: true, env },
      tell: (line) => isProgress(line) && tell(`${lot.project}: ${line}`),
    });
    code = Math.max(code, ended.code);
    const lines = ended.output.split('\n').filter((line) => !isProgress(line));
    output += `${lines.join('\n')}${reportIn(report)}`;
  }
  if (found.TEST_DATABASE_URL) await dropDatabases(found.TEST_DATABASE_URL, TEST_DATABASE_OWNER);
  return { code, output: output.trim() };
}
