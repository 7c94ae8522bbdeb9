import { readFile } from 'node:fs/promises';

import {
  allRows,
  ask,
  endStages,
  lineOf,
  linksText,
  readGuard,
  readKey,
  signText,
  uploadBuild,
} from '@scoreline/remote-kit/client';

import { logProblem } from '../log/log';
import type { Staged } from '../previews/stage';
import type { Changed } from '../releases/act';
import { accessOf, needed, neededName, numberOf, type Options } from './options';

type Say = (line: string) => void;

const dayMs = 86_400_000;

/** Uploads the build in a folder, with a statement signed by the team's key. */
async function upload(options: Options, say: Say): Promise<void> {
  const folder = neededName(options, 0, 'the folder of a build');
  const { pipeline } = options;
  const commit = needed(options, 'commit');
  const key = await readKey(needed(options, 'key'));
  const order = { folder, key, commit, pipeline };
  const { name, build, isNew } = await uploadBuild(accessOf(options), order);
  say(`${name} ${build} ${isNew ? 'uploaded' : 'was there already'}`);
}

const brandsOf = ({ brand = ['scoreline'] }: Options) => brand;

const sayChanged = (changed: readonly Changed[], say: Say) =>
  changed.forEach(({ track, seq }) => say(`${track} is at release ${seq}`));

async function change(options: Options, build: string | null, say: Say): Promise<void> {
  const { env, channel, percent, expected, approval, guard } = options;
  const expectedSeq = expected === undefined ? undefined : numberOf(expected, 'expected');
  const tracks = brandsOf(options).map((brand) => ({ brand, env, channel, expectedSeq }));
  const changed = await ask<Changed[]>(accessOf(options), 'POST', '/registry/changes', {
    builds: { [neededName(options, 0, 'a remote')]: build },
    ...{ reason: needed(options, 'reason'), tracks },
    ...(percent !== undefined && { percent: numberOf(percent, 'percent') }),
    ...(guard !== undefined && { guard: readGuard(guard) }),
    ...(approval && { approval: JSON.parse(await readFile(approval, 'utf8')) as object }),
  });
  sayChanged(changed, say);
}

async function rollback(options: Options, say: Say): Promise<void> {
  const remotes = [neededName(options, 0, 'a remote')];
  const { env, channel } = options;
  const reason = needed(options, 'reason');
  const tracks = brandsOf(options).map((brand) => ({ brand, env, channel }));
  const back = { remotes, reason, tracks };
  sayChanged(await ask<Changed[]>(accessOf(options), 'POST', '/registry/rollbacks', back), say);
}

/** Requests a link that opens the site with an uploaded build for testers, or ends existing links. */
async function stage(options: Options, say: Say): Promise<void> {
  const { env, channel, approval, days, site, print, json, end } = options;
  const remote = neededName(options, 0, 'a remote');
  const tracks = brandsOf(options).map((brand) => ({ brand, env, channel }));
  const reason = options.reason ?? 'registry stage';
  const access = accessOf(options);
  const order = { remote, tracks, reason, build: options.names[1] };
  if (end) return say(`links ended: ${await endStages(access, order)}`);
  const links = await ask<Staged[]>(access, 'POST', '/registry/previews', {
    ...{ ...order, build: neededName(options, 1, 'a build') },
    ...(days !== undefined && { days: numberOf(days, 'days') }),
    ...(approval && { approval: JSON.parse(await readFile(approval, 'utf8')) as object }),
  });
  say(linksText(links, site, json ? 'json' : print ? 'markdown' : 'text'));
}

/** Prints an approving team's consent to one change. */
async function approve(options: Options, say: Say): Promise<void> {
  const until = new Date(Date.now() + numberOf(options.days ?? '1', 'days') * dayMs).toISOString();
  const consent = {
    remote: neededName(options, 0, 'a remote'),
    build: options.names[1] ?? null,
    ...{ environment: options.env, brands: brandsOf(options), until },
  };
  const key = await readKey(needed(options, 'key'));
  const { text: statement, ...signed } = signText(JSON.stringify(consent), key);
  say(JSON.stringify({ statement, ...signed }));
}

/**
 * Prints the log, or verifies its chain.
 * @throws if the chain is broken.
 */
async function log(options: Options, say: Say): Promise<void> {
  const rows = await allRows(accessOf(options));
  if (options.names[0] !== 'verify') return rows.forEach((row) => say(lineOf(row)));
  const problem = logProblem(rows, options.head);
  if (problem) throw new Error(problem);
  say(`${rows.length} entries follow one another; the head is ${rows.at(-1)?.hash ?? 'none yet'}`);
}

/** Commands for teams that write remotes. */
export const teamCommands = {
  ...{ upload, stage, rollback, approve, log },
  change: (options: Options, say: Say) =>
    change(options, options.percent === '0' ? null : neededName(options, 1, 'a build'), say),
  withdraw: (options: Options, say: Say) => change(options, null, say),
};
