import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import { loadRsaKey } from '../ciphers/rsaKey';
import { testingProgram } from '../../store/testingProgram';
import { anyRunsOn, runningPostmaster } from '@scoreline/database/embedded/postmaster';
import { testingFolder } from '@scoreline/database/testingFolder';

const main = join(import.meta.dirname, '../../main.ts');

/** The server as a separate process, with the database in its data folder. */
export interface ServerProcess {
  /** The interface of an in-process app, over HTTP. */
  app: FastifyInstance;
  publicKey: string;
  address: string;
  /** Kills its database and leaves the server running. */
  killDatabase(): Promise<void>;
  /** Kills the server as a power cut would; a database that it started keeps running. */
  kill(): Promise<void>;
  /** Kills the server and its database as a power cut would. */
  cut(): Promise<void>;
  /** Asks it to stop. Returns how it exited. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** An empty data folder that the database's own account can access; deleted by `remove`. */
export async function newDataDir() {
  const dataDir = await testingFolder('scoreline-process');
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts the server on a data folder; resolves when it answers. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [await testingProgram(main)], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataDir, FEED: 'none' },
      ...{ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await addressOf(child);
  const { publicKey } = await loadRsaKey({ dataDir });
  const killDatabase = async () => {
    const { pid } = runningPostmaster(await databaseFolder(dataDir))!;
    process.kill(pid, 'SIGKILL');
  };
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const cut = async () => {
    const data = await databaseFolder(dataDir);
    const postmaster = runningPostmaster(data);
    const gone = child.exitCode === null && !child.killed && once(child, 'exit');
    child.kill('SIGKILL');
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    await gone;
    while (anyRunsOn(data)) await sleep(50);
  };
  const stop = async () => {
    child.kill('SIGTERM');
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return { code, signal };
  };
  return { app: overHttp(address), address, publicKey, killDatabase, kill, cut, stop };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { kind: string; url?: string }) => {
      if (message.kind === 'ready') resolve(message.url ?? '');
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

async function databaseFolder(dataDir: string): Promise<string> {
  const text = await readFile(join(dataDir, 'database.json'), 'utf8');
  const { home } = JSON.parse(text) as { home: string | null };
  return join(home ?? join(dataDir, 'postgres'), 'data');
}

interface Injected {
  method?: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: string | Uint8Array<ArrayBuffer> | object;
}

/** An app's `inject` as calls to an address. */
function overHttp(address: string): FastifyInstance {
  async function inject({ method = 'GET', url, headers = {}, payload }: Injected) {
    const isWhole = typeof payload === 'string' || payload instanceof Uint8Array;
    const answer = await fetch(address + url, {
      method,
      headers: { ...(!isWhole && payload && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { body: isWhole ? payload : JSON.stringify(payload) }),
    });
    const body = await answer.text();
    const cookies = answer.headers.getSetCookie().map((line) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      return { name, value };
    });
    return {
      ...{ statusCode: answer.status, headers: Object.fromEntries(answer.headers), body, cookies },
      json: () => JSON.parse(body) as unknown,
    };
  }
  return { inject } as unknown as FastifyInstance;
}
