import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Access } from '@scoreline/registry/ask';
import { readKey } from '@scoreline/registry/key-file';
import { machineState, teamKeyFile } from '@scoreline/registry/machine-keys';
import { run } from '../run/children.mjs';
import type { Options } from './options';

/** A registry that answers, and what is needed to release by it. */
export interface Connection extends Access {
  /** The DATA_DIR whose own registry it is; none of a registry elsewhere. */
  ownDataDir?: string;
  /** The private key of the team, read when something is uploaded. */
  key(): Promise<KeyObject>;
  close(): Promise<void>;
}

const complain = (line: string) => void process.stderr.write(`registry: ${line}\n`);

const tokenOf = async ({ token }: Options): Promise<string | undefined> =>
  token ? (await readFile(token, 'utf8')).trim() : process.env.REGISTRY_TOKEN;

async function connectElsewhere(registry: string, options: Options): Promise<Connection> {
  return {
    ...{ registry, token: await tokenOf(options) },
    key: () => {
      const { key } = options;
      if (!key) throw new Error('an upload needs the team’s key: --key FILE, or REGISTRY_TEAM_KEY');
      return readKey(key);
    },
    close: () => Promise.resolve(),
  };
}

/** The registry of this machine: the one that runs, or one for as long as the command takes. */
async function connectHere(dataDir: string): Promise<Connection> {
  const { openMachine, ownAccess, runningRegistry } = await import('@scoreline/registry/machine');
  const running = await runningRegistry(dataDir);
  const opened = running
    ? null
    : await openMachine({ ...process.env, DATA_DIR: dataDir }, complain);
  return {
    ...(await ownAccess(dataDir, running ?? opened!.url)),
    ownDataDir: dataDir,
    key: () => readKey(teamKeyFile(dataDir)),
    close: async () => opened?.stop(),
  };
}

/** Reaches the registry that the command line or the environment names, or this machine's own. */
export const connect = (options: Options): Promise<Connection> =>
  options.registry ? connectElsewhere(options.registry, options) : connectHere(options.dataDir);

/** As `connect`, but null where nothing was ever released from here: looking makes no keys. */
export async function connectIfThere(options: Options): Promise<Connection | null> {
  const isThere = options.registry || (await machineState(options.dataDir)) === 'ready';
  return isThere ? connect(options) : null;
}

/** Does the work with a connection that is closed afterwards. */
export async function connected<T>(
  options: Options,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connect(options);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** The commit that the working tree is at, for statements. */
export async function commitOf({ commit }: Options, root: string): Promise<string> {
  if (commit) return commit;
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return code === 0 ? output.trim() : 'not a commit';
}
