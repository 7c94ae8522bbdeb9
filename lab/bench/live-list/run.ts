import { openBrowser } from '../browser';
import { compare, ratioFigures } from '../measure';
import type { Row } from '../results';
import { countLongTasks, framesPerSecond, heapMegabytes } from './frames';
import { openLivePage, type LivePage } from './livePage';
import { dayList } from './matches';
import { sendUpdates } from './updates';

const size = { leagues: 30, matchesPerLeague: 10 };
const updatesPerSecond = 1_000;
const secondsPerRound = 12;

/** Frames per second while the list receives updates. Records the number of updates sent. */
async function underUpdates({ page, matches, send }: LivePage, sent: number[]): Promise<number> {
  const stop = sendUpdates(matches, updatesPerSecond, send);
  const frames = await framesPerSecond(page, secondsPerRound);
  sent.push(stop().sent);
  return frames;
}

/** Wraps a side so that it sums the long tasks of its rounds. */
function counting(side: () => Promise<number>, longTasks: () => Promise<number>) {
  const counted = { tasks: 0, side: takeRound };
  async function takeRound(): Promise<number> {
    const before = await longTasks();
    const frames = await side();
    counted.tasks += (await longTasks()) - before;
    return frames;
  }
  return counted;
}

async function measure(live: LivePage): Promise<Row[]> {
  const longTasks = await countLongTasks(live.page);
  const sent: number[] = [];
  await underUpdates(live, sent);
  const heapBefore = await heapMegabytes(live.page);
  sent.length = 0;
  const ours = counting(() => underUpdates(live, sent), longTasks);
  const idle = counting(() => framesPerSecond(live.page, secondsPerRound), longTasks);
  const frames = await compare(ours.side, idle.side);
  const heap = await heapMegabytes(live.page);
  const updates = sent.reduce((sum, count) => sum + count, 0);
  return [
    {
      what: 'frames a second, updated list against the same page idle',
      unit: '',
      ...ratioFigures(frames),
      bar: { atLeast: 0.95 },
      note: `${Math.round(updates / sent.length / secondsPerRound)} updates a second`,
    },
    {
      what: 'tasks over 50 ms',
      value: ours.tasks,
      unit: '',
      ours: ours.tasks,
      baseline: idle.tasks,
      bar: { atMost: 0 },
      note: 'counted over all rounds; those of the idle page are the machine’s other work',
    },
    {
      what: 'growth of the script heap',
      value: (heap / heapBefore - 1) * 100,
      unit: '%',
      ours: heap,
      baseline: heapBefore,
      bar: { atMost: 5 },
      note: `MB, after ${updates} updates`,
    },
  ];
}

/** The live list of 300 matches under 1,000 updates a second. `args`: the address of a running server. */
export async function run([address = 'http://localhost:8080/']: string[]): Promise<Row[]> {
  const browser = await openBrowser('--enable-precise-memory-info');
  try {
    const list = (date: string, now: number) => dayList(date, size, now);
    const live = await openLivePage(browser, { address, list, width: 1280 });
    return await measure(live);
  } finally {
    await browser.close();
  }
}
