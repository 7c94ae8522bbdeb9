import { logProblem } from '@scoreline/registry/log';
import type { Selection } from '@scoreline/remote-kit/admission';
import {
  type Connection,
  endStages,
  historyTable,
  isUploaded,
  linksText,
  promote,
  promoteCanaries,
  rollback,
  shareAgain,
  stage,
  tryOut,
  uploadAll,
  withdraw,
} from '@scoreline/remote-kit/client';

import { connected, releaseOptions } from './connection';
import { drillCommands } from './drillCommands';
import { fullName, type Options, pinnedBuilds } from './options';
import { prune } from './prune';
import { statusTable } from './status';
import { teamCommands } from './teamCommands';

interface Command {
  help: string;
  run(options: Options): Promise<void>;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The compiler loads on demand, because a rollback must not wait for webpack. */
const building = () => import('./selectBuilds');

/** The named builds and those of the working tree. A build of equal sources is reused if it is here or was uploaded. */
const select = async (options: Options, connection: Connection): Promise<Selection> =>
  pinnedBuilds(options.names) ??
  (await building()).selectBuilds(options, (name, build) => isUploaded(connection, name, build));

/**
 * Prints the log, or verifies its chain.
 * @throws if the chain is broken
 */
const readLog = (options: Options): Promise<void> =>
  connected(options, async (connection) => {
    const { allRows, lineOf } = await import('@scoreline/remote-kit/client');
    const rows = await allRows(connection);
    if (options.names[0] !== 'verify') return rows.forEach((row) => say(lineOf(row)));
    const problem = logProblem(rows, options.head);
    if (problem) throw new Error(problem);
    const head = rows.at(-1)?.hash ?? 'none yet';
    say(`${rows.length} entries follow one another; the head is ${head}`);
  });

/** Makes the registry create a tester's link for each brand, or revoke the existing ones. */
async function runStage(options: Options): Promise<void> {
  const { names, end, tracks, days, site, server, print, json } = options;
  const [name] = names;
  if (!name || names.length > 1) throw new Error('stage needs the name of one remote');
  const order = await releaseOptions(options);
  const [remote = '', build] = fullName(name).split('=');
  const ending = { tracks, reason: order.reason, remote, build };
  if (end)
    return connected(options, async (connection) =>
      say(`links ended: ${await endStages(connection, ending)}`),
    );
  const form = json ? 'json' : print ? 'markdown' : 'text';
  await connected(options, async (connection) => {
    const selection = await select(options, connection);
    const links = await stage(connection, { ...order, days }, selection, () => undefined);
    say(linksText(links, site ?? server, form));
  });
}

export const commands: Record<string, Command> = {
  build: {
    help: 'build [NAME…]              build the shell and the remotes, or those named',
    run: async (options) => void (await (await building()).buildAll(options)),
  },
  upload: {
    help: 'upload [NAME…]             build and give to the registry, to be promoted later by NAME=BUILD',
    run: async (options) => {
      const order = await releaseOptions(options);
      await connected(options, async (connection) => {
        const selection = await select(options, connection);
        await uploadAll(connection, order, selection, say);
        for (const [name, build] of Object.entries(selection)) say(`${name}=${build}`);
      });
    },
  },
  stage: {
    help: 'stage NAME|NAME=BUILD [--days 7] [--site URL] [--print|--json]  upload, and a link that shows testers the site with it; --end ends links',
    run: runStage,
  },
  promote: {
    help: 'promote [NAME|NAME=BUILD…]  build where sources differ, upload and switch to it; with none, the working tree; --canary [NAME…]: these canaries, or the only one; --replace: begin anew',
    run: async (options) => {
      const order = await releaseOptions(options);
      await connected(options, async (connection) =>
        options.canary
          ? promoteCanaries(connection, order, options.names.map(fullName), say)
          : promote(connection, order, await select(options, connection), say),
      );
    },
  },
  canary: {
    help: 'canary --percent P [NAME|NAME=BUILD…] [--guard visits=N,failures=P,loading=P,tail=P|off=WHY|usual]  give remotes to a share of the devices, each has a canary of its own; NAME is built only where its sources differ from what was built or uploaded before; without names the only one there is; --percent 0 ends it',
    run: async (options) => {
      const { percent, names } = options;
      if (percent === undefined) throw new Error('a canary needs --percent, from 0 to 100');
      const order = await releaseOptions(options);
      const begins = percent > 0 && names.length > 0;
      await connected(options, async (connection) =>
        begins
          ? tryOut(connection, order, percent, await select(options, connection), say)
          : shareAgain(connection, order, percent, names.map(fullName), say),
      );
    },
  },
  ...teamCommands(say),
  ...drillCommands,
  'one-bundle': {
    help: 'one-bundle [NAME…]         a site that runs federated or as one bundle, as each line says, for the benchmarks',
    run: async (options) =>
      (await import('../drills/site/oneBundleSite')).runOneBundle(options, say),
  },
  rollback: {
    help: 'rollback [NAME…] [--to SEQ]  a build back; without names, what you changed last; or to the builds of release SEQ',
    run: async (options) => {
      const names = options.names.map(fullName);
      const order = await releaseOptions(options);
      await connected(options, (connection) => rollback(connection, order, names, say));
    },
  },
  withdraw: {
    help: 'withdraw NAME…             release without these remotes; their pages are gone, their builds stay',
    run: async (options) => {
      if (options.names.length === 0) throw new Error('withdraw needs the names of remotes');
      const names = options.names.map(fullName);
      const order = await releaseOptions(options);
      await connected(options, (connection) => withdraw(connection, order, names, say));
    },
  },
  history: {
    help: 'history                    what was done on each brand: release, who, what, of which commit, and why',
    run: (options) =>
      connected(options, async (connection) => {
        const { allRows } = await import('@scoreline/remote-kit/client');
        say(historyTable(await allRows(connection), options.tracks));
      }),
  },
  log: {
    help: 'log [verify] [--head HASH]  every entry of the registry’s log; verify checks its chain',
    run: readLog,
  },
  prune: {
    help: 'prune                      remove what was built here, runs nowhere and is older than a week',
    run: (options) =>
      connected(options, async (connection) => {
        const removed = await prune(connection, options);
        for (const build of removed) say(`removed ${build}`);
        say(`${removed.length} builds removed`);
      }),
  },
  status: {
    help: 'status [--json] [--server URL]  what each brand runs, and how its visitors fare',
    run: (options) =>
      connected(options, async (connection) => say(await statusTable(connection, options))),
  },
  help: {
    help: 'help                       this list',
    run: async () => {
      say(
        'npx scoreline remote COMMAND [--brand B]… [--env E] [--channel C] [--reason TEXT] [--registry URL --token FILE --key FILE]',
      );
      for (const { help } of Object.values(commands)) say(`  ${help}`);
    },
  },
};
