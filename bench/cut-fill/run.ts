import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { median } from '../measure';
import { option } from '../options';
import type { Row } from '../results';
import { type Round, rowsOf } from './rows';
import { build, newFolder, startSite } from '../site';

type Site = ReturnType<typeof startSite>;

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 5 });

async function during<T>(dataDir: string, see: (site: Site) => Promise<T>): Promise<T> {
  const site = startSite(dataDir);
  try {
    return await see(site);
  } finally {
    await site.close();
  }
}

/** With what was built, and nothing else. */
async function withData<T>(built: string, work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await newFolder('scoreline-cut-fill');
  try {
    await cp(join(built, 'built'), join(dataDir, 'built'), { recursive: true });
    return await work(dataDir);
  } finally {
    await remove(dataDir);
  }
}

const wholeFill = (built: string): Promise<Pick<Round, 'whole'>> =>
  withData(built, async (dataDir) => ({
    whole: await during(dataDir, (site) => site.complete()),
  }));

const cutFill = (built: string, atSeconds: number): Promise<Omit<Round, 'whole'>> =>
  withData(built, async (dataDir) => {
    const first = await during(dataDir, (site) => site.killAt(atSeconds));
    return during(dataDir, async (site) => {
      const ready = await site.ready();
      return { first, ready, second: await site.complete() };
    });
  });

function say(round: number, { whole, first, second, ready }: Round): void {
  const times = [whole, first, second, ready].map((seconds) => seconds.toFixed(1));
  process.stdout.write(
    `round ${round + 1}: whole ${times[0]} s; cut ${times[1]} + ${times[2]} s, ready again after ${times[3]} s\n`,
  );
}

/**
 * A new folder filled whole, and another whose fill is killed at half of that time and started again, in turn, the order
 * changing from round to round. `--rounds 2` says how many; one takes about eight minutes.
 */
export async function run(args: string[]): Promise<Row[]> {
  const built = await newFolder('scoreline-cut-fill');
  const rounds: Round[] = [];
  try {
    await build(built);
    for (let round = 0; round < option(args, '--rounds', 2); round++) {
      const earlier = rounds.map(({ whole }) => whole);
      const isWholeFirst = round % 2 === 0;
      const before = isWholeFirst ? await wholeFill(built) : null;
      const cut = await cutFill(built, (before?.whole ?? median(earlier)) / 2);
      const taken = { ...(before ?? (await wholeFill(built))), ...cut };
      rounds.push(taken);
      say(round, taken);
    }
  } finally {
    await remove(built);
  }
  return rowsOf(rounds);
}
