// @ts-check
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { buildRegistry, dataDir } from './builds.mjs';
import { isStopping, root, start } from './children.mjs';
import { createRestarts, deathNotice } from './restarts.mjs';

const main = join(root, 'platform/registry/dist/main.js');

/**
 * This machine's role in releases: `here` makes them, `serves` uses those of its registry or of a remote one and makes none. Only
 * the owner replaces a lost key.
 * @returns {'here' | 'serves'}
 */
export function releasesMade() {
  if (process.env.REGISTRY_URL || process.env.NODE_ENV === 'production') return 'serves';
  const data = dataDir();
  if (existsSync(join(data, 'registry-root'))) return 'here';
  const folder = join(data, 'keys');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.some((name) => name.endsWith('.ed25519.pem'))) return 'here';
  const isServed = names.some((name) => /^release-[0-9a-f]+\.pub$/.test(name));
  return isServed || existsSync(join(data, 'registry/releases')) ? 'serves' : 'here';
}

/** The command to run beside the server: its own registry, or the mirror of a remote one. None if neither is configured. */
export function commandBeside() {
  if (process.env.REGISTRY_URL)
    return process.env.REGISTRY_ROOT_KEY ? ['mirror', '--every', '10'] : null;
  const isOwn = releasesMade() === 'here' || existsSync(join(dataDir(), 'registry-root/root.pub'));
  return isOwn ? ['machine'] : null;
}

/**
 * The registry beside the server, which ends with it.
 * @param {import('./display.mjs').Display} display
 */
export function createRegistry(display) {
  const args = commandBeside();
  /** @type {(failure: string) => void} */
  let up = () => undefined;
  /** @type {Promise<string>} */
  const ready = new Promise((done) => (up = done));
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let isEnding = false;
  const restarts = createRestarts();

  async function begin() {
    if (!args || child) return;
    // Started only now, because a start with nothing to release does not wait for it.
    const failure = await buildRegistry(display);
    if (failure) return up(failure);
    isEnding = false;
    run();
  }

  function run() {
    if (isStopping() || isEnding || child) return;
    const began = performance.now();
    let wasReady = false;
    const registry = start(process.execPath, ['--enable-source-maps', main, ...(args ?? [])], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, DATA_DIR: dataDir() },
    });
    child = registry;
    let complaints = '';
    registry.stderr?.setEncoding('utf8').on('data', (text) => {
      complaints += text;
      display.print(text);
    });
    if (registry.stdout)
      createInterface(registry.stdout).once('line', () => {
        wasReady = true;
        up('');
      });
    registry.once('close', (code, signal) => {
      up(complaints.trim() || 'the registry ended');
      if (child === registry) child = null;
      const end = { code, signal, wasReady, ranMs: performance.now() - began };
      const pauseMs = restarts.pauseAfter(end);
      if (pauseMs === null || isStopping() || isEnding) return;
      display.print(deathNotice('registry', end, pauseMs));
      setTimeout(run, pauseMs).unref();
    });
  }

  async function stop() {
    isEnding = true;
    if (!child || isStopping()) return;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  }

  return { made: releasesMade(), ready, begin, end: stop };
}

/** @typedef {ReturnType<typeof createRegistry>} Registry */
