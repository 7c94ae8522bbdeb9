import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startCluster } from './cluster';
import { drill } from './drill';
import { execute } from './machine';
import { report } from './report';
import { machineInWords, tableFileOf, writeTable } from './tableFile';
import { openVersions } from './versions';

const help = `npx scoreline cluster            starts a cluster on this machine until Ctrl-C
npx scoreline cluster drill   breaks one under load, and says what its users saw
  --clients 5000   live clients
  --members 200    members who write
  --minutes 30     for the kills, beside what the parts take to come back
  --kills 2        of each part
  --pause 30       the longest that anything may stand still, seconds
  --older COMMIT   rolls to the server of that commit and back; without it to a copy of this one
  --table FILE     keeps the figures: a table in FILE.md, all of them in FILE.json
  --keep           leaves the logs where they are`;

const say = (line: string) =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

function numberOf(name: string, text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new Error(`--${name} must be a number above 0, but is ${JSON.stringify(text)}.`);
}

async function runCluster(folder: string): Promise<void> {
  const cluster = await startCluster({ folder });
  say(`the site is at ${cluster.address}; events go into ${cluster.feedFile}; Ctrl-C ends it`);
  await new Promise((resolve) => process.once('SIGINT', resolve));
  await cluster.stop();
}

async function main(): Promise<void> {
  const text = (value: string) => ({ type: 'string' as const, default: value });
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ clients: text('5000'), members: text('200'), minutes: text('30'), kills: text('2') },
      ...{ pause: text('30'), older: { type: 'string' as const } },
      ...{ table: { type: 'string' as const } },
      ...{ keep: { type: 'boolean' as const }, help: { type: 'boolean' as const } },
    },
  });
  const [command = 'start'] = positionals;
  if (values.help || !['start', 'drill'].includes(command)) return say(`\n${help}`);
  const table = values.table === undefined ? undefined : tableFileOf(values.table);
  await execute(process.execPath, [join(import.meta.dirname, '../../server/build.mjs')]);
  const folder = await mkdtemp(join(tmpdir(), 'scoreline-cluster-'));
  await chmod(folder, 0o755);
  let isKept = true;
  try {
    if (command === 'start') return await runCluster(folder);
    const versions = await openVersions(folder, values.older);
    const [clients, members] = [
      numberOf('clients', values.clients),
      numberOf('members', values.members),
    ];
    const killsOfEach = numberOf('kills', values.kills);
    const minutes = numberOf('minutes', values.minutes);
    const bars = { pauseSeconds: numberOf('pause', values.pause), killsOfEach };
    const options = { folder, clients, members, minutes, killsOfEach, say };
    const takenAt = new Date();
    const result = await drill({ ...options, versions: versions.folders }).finally(versions.close);
    const outcome = report(result, bars);
    const of = { ...bars, takenAt, minutes, machine: machineInWords() };
    if (table !== undefined) await writeTable(table, result, of);
    isKept = outcome.isKept;
    process.stdout.write(`\n${outcome.text}\n`);
    process.exitCode = isKept ? 0 : 1;
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (values.keep || !isKept) say(`what every part said is in ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
