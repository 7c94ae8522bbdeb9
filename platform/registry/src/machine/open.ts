import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Access } from '@scoreline/remote-kit/client';
import { writeAtomically } from '@scoreline/remote-kit/durable';

import { addressFileOf, readConfig } from '../config';
import { type Running, start } from '../start';
import { prepareMachine, teamTokenFile } from './prepare';

const patienceMs = 2_000;

/** The address of the registry that runs for this DATA_DIR, or null. */
export async function runningRegistry(dataDir: string): Promise<string | null> {
  const address = (await readFile(addressFileOf(dataDir), 'utf8').catch(() => '')).trim();
  if (!address) return null;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(new URL('/healthz', address), { signal }).catch(() => null);
  return answer?.ok ? address : null;
}

/** Starts the registry of one machine beside its server, on a free port unless `REGISTRY_PORT` is set. */
export async function openMachine(
  env: NodeJS.ProcessEnv,
  report: (message: string) => void,
): Promise<Running> {
  const dataDir = resolve(env.DATA_DIR || '.data');
  await prepareMachine(dataDir);
  const config = readConfig({ ...env, DATA_DIR: dataDir, REGISTRY_PORT: env.REGISTRY_PORT || '0' });
  return start({ ...config, served: join(dataDir, 'registry') }, report);
}

/** Writes the address file. The returned function removes it, unless a later registry has overwritten it. */
export async function publishAddress(dataDir: string, url: string): Promise<() => Promise<void>> {
  const file = addressFileOf(resolve(dataDir));
  await writeAtomically(file, url);
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === url) await rm(file, { force: true });
  };
}

/** The access of the machine's own team to its registry. */
export async function ownAccess(dataDir: string, registry: string): Promise<Access> {
  return { registry, token: (await readFile(teamTokenFile(dataDir), 'utf8')).trim() };
}
