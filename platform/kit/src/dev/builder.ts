import { watch } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { projectOf } from '../preset/index.js';
import { compileRemote } from '../build/compile';
import { readJson } from '../build/buildStore';

export type Outcome = { kind: 'built'; ms: number } | { kind: 'failed'; problem: string };

/** Open pages may still request a chunk of an earlier build. */
const mostOutputs = 4;
const restMs = 60;
const isSource = (name: string | null) => !name || !/(^|\/)(\.|node_modules\/|dist\/)/.test(name);

/**
 * Builds a remote whenever one of its files changes. Each build has its own global, so that it runs in a page beside the
 * previous one and React needs no development build.
 */
export async function createBuilder(directory: string, tell: (outcome: Outcome) => void) {
  const cache = join(projectOf(directory), 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, `dev-${basename(directory)}-`));
  const outputs: string[] = [];
  let running: Promise<void> = Promise.resolve();
  let isWanted = false;

  async function buildOnce(): Promise<void> {
    isWanted = false;
    const startedAt = performance.now();
    const output = join(folder, String(Date.now()));
    try {
      await compileRemote(directory, { output, mode: 'development' });
      outputs.unshift(output);
      for (const old of outputs.splice(mostOutputs)) await rm(old, { recursive: true });
      tell({ kind: 'built', ms: Math.round(performance.now() - startedAt) });
    } catch (error) {
      tell({ kind: 'failed', problem: (error as Error).message });
    }
  }

  const rebuild = () => {
    if (isWanted) return running;
    isWanted = true;
    running = running.then(() => new Promise((done) => setTimeout(done, restMs))).then(buildOnce);
    return running;
  };
  const watcher = watch(directory, { recursive: true }, (_event, name) => {
    if (isSource(name)) void rebuild();
  });
  await rebuild();

  return {
    /** Folders of the newest builds, newest first. */
    outputs: (): readonly string[] => outputs,
    descriptor: async () =>
      outputs[0] ? readJson<BuildDescriptor>(join(outputs[0], 'descriptor.json')) : null,
    async close() {
      watcher.close();
      await running;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Builder = Awaited<ReturnType<typeof createBuilder>>;
