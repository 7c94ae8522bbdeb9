// @ts-check
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { requireNode } from '../tools/run/node.mjs';
import { root, run, stopOnSignals } from '../tools/run/children.mjs';

requireNode();
stopOnSignals();
const capture = promisify(execFile);

/** Libraries shared by all pages, and the federation packages. */
const libraries = [
  ...['react', 'react-dom', 'react-router-dom', '@reduxjs/toolkit', 'i18next'],
  ...['styled-components', '@module-federation/enhanced', '@module-federation/runtime'],
  ...['@module-federation/runtime-tools', '@module-federation/vite'],
];

/** @param {string} path */
const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** @param {string} library */
const installedVersion = async (library) =>
  (await readJson(join(root, 'node_modules', library, 'package.json'))).version;

/**
 * The newest version of the same major that npm installs on this Node.
 * @param {string} library @param {string} current @param {string} folder
 */
async function newestOf(library, current, folder) {
  const view = ['view', `${library}@^${current}`, 'version', '--json'];
  const { stdout } = await capture('npm', view, { cwd: folder });
  for (const version of [JSON.parse(stdout)].flat().reverse()) {
    const args = ['install', '--dry-run', '--engine-strict', `${library}@${version}`];
    const fits = await capture('npm', args, { cwd: folder }).then(
      () => true,
      (/** @type {{ stderr: string }} */ { stderr }) => {
        if (!stderr.includes('EBADENGINE')) throw new Error(stderr);
        return false;
      },
    );
    if (fits) return version;
  }
  return current;
}

/**
 * Writes the newest versions into every package of the copy that has the current ones.
 * @param {string} copy @param {Record<string, { current: string, newest: string }>} versions
 */
async function raise(copy, versions) {
  const { stdout } = await capture('git', ['ls-files', '*package.json'], { cwd: root });
  for (const path of stdout.trim().split('\n')) {
    let text = await readFile(join(copy, path), 'utf8');
    for (const [library, { current, newest }] of Object.entries(versions))
      text = text.replaceAll(`"${library}": "${current}"`, `"${library}": "${newest}"`);
    await writeFile(join(copy, path), text);
  }
}

/** @param {string} command @param {string[]} args @param {string} cwd */
async function must(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.slice(-20_000)}`);
  return output;
}

const folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
try {
  const [empty, copy] = [join(folder, 'empty'), join(folder, 'copy')];
  await must('git', ['checkout-index', '--all', `--prefix=${copy}/`], root);
  await must('git', ['init', '--quiet', empty], root);
  await writeFile(join(empty, 'package.json'), '{}');
  /** @type {Record<string, { current: string, newest: string }>} */
  const versions = {};
  for (const library of libraries.filter((name) => existsSync(join(root, 'node_modules', name)))) {
    const current = await installedVersion(library);
    const newest = await newestOf(library, current, empty);
    versions[library] = { current, newest };
    console.log(`${library} ${current} → ${newest}`);
  }
  await raise(copy, versions);
  await must('npm', ['install', '--engine-strict'], copy);
  // Somebody may run the stories at the same time.
  const options = process.argv.slice(2);
  console.log(await must('npm', ['run', 'scoreline', '--', 'smoke', ...options], copy));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
}
