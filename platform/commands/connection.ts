import type { Claim } from '@scoreline/remote-kit/admission';
import {
  connectTo,
  type Connection,
  readKey,
  type ReleaseOptions,
} from '@scoreline/remote-kit/client';
import { machineState, teamKeyFile } from '@scoreline/registry/machine-keys';

import { root, run } from '../../tools/run/children.mjs';
import { claimsIn } from './create/workingTree';
import { brandKeys, environments, type Options } from './options';

const complain = (line: string) => void process.stderr.write(`registry: ${line}\n`);

/** Extends this machine's own policy to the claims of the working tree and of these builds. */
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

/** This machine's registry: the running one, or one started for the duration of the command. */
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

/** Connects to the registry in the options, or to this machine's own. */
export const connect = ({ registry, dataDir, token, key }: Options): Promise<Connection> =>
  registry ? connectTo({ registry, token, key }) : connectHere(dataDir);

/** Like `connect`, but null if nothing was ever released here, so that reading creates no keys. */
export async function connectIfThere(options: Options): Promise<Connection | null> {
  const isThere = options.registry || (await machineState(options.dataDir)) === 'ready';
  return isThere ? connect(options) : null;
}

/** Runs the work and closes the connection afterwards. */
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

/** The commit of the working tree, for statements. */
export async function commitOf({ commit }: Pick<Options, 'commit'>): Promise<string> {
  if (commit) return commit;
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return code === 0 ? output.trim() : 'not a commit';
}

/** The commit and reason of an act, unless the command line gives them. */
export async function releaseOptions(options: Options): Promise<ReleaseOptions> {
  const { reason = `npx scoreline remote ${options.command}`, ...rest } = options;
  return { ...rest, reason, commit: await commitOf(options) };
}
