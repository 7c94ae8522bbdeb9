// @ts-check
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installed, root, run } from '../run/children.mjs';
import { findRedis } from '../run/redis.mjs';
import { modules } from './modules.mjs';

const limitMs = 3 * 60 * 60_000;
/** Below the project, where .gitignore knows it. */
const cache = '.cache/stryker';
const least = 90;

/** @typedef {{ project: string, files: string[], tests: Set<string> }} Lot */

/** The project of jest.config.mjs that a file belongs to. @param {string} file */
function projectOf(file) {
  const [folder] = file.split('/');
  if (folder === 'server' || folder === 'simulator') return folder;
  if (folder === 'registry') return 'server';
  return ['tools', 'bench', 'remote-kit', 'contract'].includes(folder ?? '') ? 'tools' : 'browser';
}

/** @param {string} file @returns {string[]} @throws where there are none */
function testsOf(file) {
  const listed = modules[file] ?? [];
  if (listed.length > 0) return listed;
  const stem = file.replace(/\.tsx?$/, '');
  const beside = [`${stem}.test.ts`, `${stem}.test.tsx`].filter((path) =>
    existsSync(join(root, path)),
  );
  if (beside.length > 0) return beside;
  throw new Error(
    `${file}: no test stands beside it; name its tests in tools/mutation/modules.mjs`,
  );
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
    configFile: 'tools/mutation/jest.config.mjs',
    enableFindRelatedTests: false,
  },
  concurrency: 2,
  timeoutMS: 10_000,
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
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${cache}/${project}.json` },
  thresholds: { high: 100, low: least, break: least },
});

/**
 * Changes the code of the files in small ways, and tells of the changes that no test notices.
 * @param {string[]} [files] paths from the project's root; none for all of modules.mjs
 * @returns {Promise<{ code: number, output: string }>} code 0 where the tests noticed enough of them
 */
export async function mutate(files = []) {
  const redis = await findRedis();
  const TEST_REDIS_ANSWERS = String('TEST_REDIS_URL' in { ...process.env, ...redis.env });
  let code = 0;
  let output = '';
  for (const lot of lotsOf(files.length > 0 ? files : Object.keys(modules))) {
    const options = join(root, cache, `${lot.project}.options.json`);
    mkdirSync(join(root, cache), { recursive: true });
    writeFileSync(options, JSON.stringify(optionsFor(lot)));
    const MUTATION = JSON.stringify({ project: lot.project, tests: [...lot.tests] });
    const args = [installed('@stryker-mutator/core/bin/stryker.js'), 'run', options];
    const env = { ...redis.env, TEST_REDIS_ANSWERS, MUTATION };
    const ended = await run(process.execPath, args, { limitMs, isPatient: true, env });
    code = Math.max(code, ended.code);
    output += ended.output;
  }
  return { code, output: output.trim() };
}
