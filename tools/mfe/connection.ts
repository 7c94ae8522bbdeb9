import type { Claim } from '@scoreline/remote-kit/admission';
import {
  connectTo,
  type Connection,
  readKey,
  type ReleaseOptions,
} from '@scoreline/remote-kit/client';
import { machineState, teamKeyFile } from '@scoreline/registry/machine-keys';

import { root, run } from '../run/children.mjs';
import { claimsIn } from './create/workingTree';
import { brandKeys, environments, type Options } from './options';

const complain = (line: string) => void process.stderr.write(`registry: ${line}\n`);

/** Has this machine's own policy cover what the working tree and these builds claim. */
async function coverClaims(
  access: Connection,
  dataDir: string,
  builds: readonly Claim[],
): Promise<void> {
  const { ensureOwnPolicy } = await import('@scoreline/registry/machine-policy');
  const claims = [...claimsIn(root), ...builds].filter(({ name }) => name !== 'shell');
  await ensureOwnPolicy(access, dataDir, {
    remotes: ['shell', ...claims.map(({ name }) => name)],
    paths: claims.flatMap(({ routes }) => routes.map(({ path }) => path)),
    namespaces: claims.flatMap(({ namespaces }) => namespaces),
    ...{ brands: brandKeys(), environments },
  });
}

/** The registry of this machine: the one that runs, or one for as long as the command takes. */
async function connectHere(dataDir: string): Promise<Connection> {
  const { openMachine, ownAccess, runningRegistry } = await import('@scoreline/registry/machine');
  const running = await runningRegistry(dataDir);
  const opened = running
    ? null
    : await openMachine({ ...process.env, DATA_DIR: dataDir }, complain);
  const connection: Connection = {
    ...(await ownAccess(dataDir, running ?? opened!.url)),
    key: () => readKey(teamKeyFile(dataDir)),
    cover: (claims) => coverClaims(connection, dataDir, claims),
    close: async () => opened?.stop(),
  };
  return connection;
}

/** Reaches the registry that the command line or the environment names, or this machine's own. */
export const connect = ({ registry, dataDir, token, key }: Options): Promise<Connection> =>
  registry ? connectTo({ registry, token, key }) : connectHere(dataDir);

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
export async function commitOf({ commit }: Pick<Options, 'commit'>): Promise<string> {
  if (commit) return commit;
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return code === 0 ? output.trim() : 'not a commit';
}

/** What an act says of itself: of which commit it is, and why where the command line does not. */
export async function releaseOptions(options: Options): Promise<ReleaseOptions> {
  const { reason = `npx scoreline remote ${options.command}`, ...rest } = options;
  return { ...rest, reason, commit: await commitOf(options) };
}
