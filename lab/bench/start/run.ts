import { rm } from 'node:fs/promises';

import { medianFigures } from '../measure';
import type { Row } from '../results';
import { newFolder, startSite } from '../site';

const rounds = 5;

interface Times {
  ready: number;
  complete: number;
}

/** Seconds from `npm start` to a ready server and to all seasons. Stops the server afterwards. */
async function timesOfStart(dataDir: string): Promise<Times> {
  const site = startSite(dataDir);
  const ready = await site.ready();
  const complete = await site.complete();
  await site.stop();
  return { ready, complete };
}

/** Row 13 of the bars: the first start after the install, and the second one. */
export async function run(): Promise<Row[]> {
  const dataDir = await newFolder('scoreline-start');
  try {
    const first = await timesOfStart(dataDir);
    const later: number[] = [];
    for (let round = 0; round < rounds; round++) later.push((await timesOfStart(dataDir)).ready);
    return rowsOf(first, later);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

const rowsOf = (first: Times, later: number[]): Row[] => [
  {
    what: 'first npm start to /readyz, builds and the days around today, once',
    value: first.ready,
    unit: 's',
    bar: { atMost: 60, beyond: 30 },
  },
  {
    what: 'first npm start to all seasons, once',
    value: first.complete,
    unit: 's',
    bar: { atMost: 180, beyond: 90 },
  },
  {
    what: 'second npm start to /readyz',
    unit: 's',
    bar: { atMost: 6, beyond: 3 },
    baseline: first.ready,
    ...medianFigures(later),
    note: 'baseline is the first start',
  },
];
