import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { lastItem } from '@scoreline/shared-lib/contract/lists';

import { bundle as settings } from '../../bundle.mjs';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const bundle = join(root, `node_modules/.cache/registry/main-${process.pid}.mjs`);

/** Compiles the registry to one file, as its image has it, which starts fast. */
export const compileRegistry = () =>
  build({
    ...settings,
    outdir: dirname(bundle),
    entryNames: `[name]-${process.pid}`,
    outExtension: { '.js': '.mjs' },
  });

const launch = (args: string[], env: NodeJS.ProcessEnv, cwd = root): ChildProcess =>
  spawn(process.execPath, [bundle, ...args], {
    ...{ cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] as const },
  });

/** Runs one command to its end and returns its exit code and output. */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv, cwd?: string) {
  const child = launch(args, env, cwd);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim() };
}

/**
 * Starts a registry on a free port and waits until it answers.
 * @throws with its error output if it exits instead.
 */
export async function startRegistry(env: NodeJS.ProcessEnv) {
  const child = launch(['serve'], { ...env, REGISTRY_PORT: '0' });
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = once(child, 'close');
  const url = await Promise.race([
    once(createInterface(child.stdout!), 'line').then(([line]) =>
      lastItem(String(line).split(' ')),
    ),
    ended.then(() => Promise.reject(new Error(complaints))),
  ]);
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, stop };
}
