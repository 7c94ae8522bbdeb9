// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run } from './children.mjs';
import { fail } from './node.mjs';

const markFile = join(root, 'node_modules/.scoreline.json');
const limitMs = 15 * 60_000;

/** @param {string} file @returns {any} the file's JSON, or null where there is none */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Hash of everything that decides what is installed, including this Node's ABI. */
function wantedKey() {
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  const files = [
    'package-lock.json',
    'package.json',
    ...folders.map((name) => join(name, 'package.json')),
  ];
  const hash = createHash('sha256').update(
    [process.versions.modules, process.platform, process.arch].join(),
  );
  for (const file of files.sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether npm's record in node_modules matches the lock file, except for optional packages. */
function holdsTheLock() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages;
  const present = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.startsWith('node_modules/') || link || optional || peer) return true;
    return present[path]?.version === version;
  });
}

// npm passes its own path to scripts. Without it, use the one in PATH.
function npm() {
  const itself = process.env.npm_execpath;
  if (itself && /npm-cli\.js$/.test(itself)) return { command: process.execPath, before: [itself] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] };
}

/**
 * Runs `npm ci` if node_modules does not match the lock file. The next start finds the marker and skips it.
 * @param {import("./display.mjs").Display} display
 */
export async function ensureInstalled(display) {
  const key = wantedKey();
  if (readJson(markFile)?.key === key) return;
  if (!holdsTheLock()) await install(display);
  writeFileSync(markFile, JSON.stringify({ key }));
}

/** @param {import("./display.mjs").Display} display */
async function install(display) {
  const step = display.begin('install');
  const { command, before } = npm();
  const args = [...before, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run(command, args, { limitMs });
  if (code === 0) return step.done();
  step.fail();
  display.close();
  process.stderr.write(`${output.trim()}\n`);
  fail(
    code === 127 ? 'npm was not found; it comes with Node' : 'npm ci failed; its message is above',
  );
}
