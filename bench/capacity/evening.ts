/** What people do and what happens: assumed, each to be set. Rates are a second unless the name says otherwise. */
export interface Assumptions {
  viewers: number;
  /** Parts of the viewers in each region; together 1. */
  regions: number[];
  /** How long the evening is, and in which time viewers come, minutes. */
  minutes: number;
  arrivalMinutes: number;
  /** Pages that a viewer opens from the server in an hour; others the page makes itself. */
  pagesAnHour: number;
  /** Calls that a viewer's page makes in a minute. */
  callsAMinute: number;
  matches: number;
  goalsAMatch: number;
  matchMinutes: number;
  /** Of the viewers, who open a match within a minute of its goal. */
  openAtGoal: number;
  /** Batches in which something of the list changes, goals aside. */
  changes: number;
  membersShare: number;
  /** Draws of a member in an hour. */
  drawsAnHour: number;
}

export const usual: Assumptions = {
  viewers: 1_000_000,
  regions: [0.5, 0.3, 0.2],
  minutes: 150,
  arrivalMinutes: 30,
  pagesAnHour: 6,
  callsAMinute: 2,
  matches: 300,
  goalsAMatch: 2.7,
  matchMinutes: 105,
  openAtGoal: 0.02,
  changes: 1,
  membersShare: 0.1,
  drawsAnHour: 1,
};

/** What comes in one second in one region. */
export interface Load {
  viewers: number;
  pages: number;
  calls: number;
  deliveries: number;
  draws: number;
  /** Images sent, at the coming of a viewer. */
  images: number;
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many of something that happens `mean` times on average. */
function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let product = random();
  let n = 0;
  while (product > limit) {
    product *= random();
    n += 1;
  }
  return n;
}

const minute = 60;
const hour = 3_600;

/** An evening second by second: who is there, and what each region is asked for. */
export function* evening(assumed: Assumptions, seed: number): Generator<Load[]> {
  const random = createRandom(seed);
  const goalsASecond = (assumed.matches * assumed.goalsAMatch) / (assumed.matchMinutes * minute);
  const arrivals = assumed.arrivalMinutes * minute;
  /** Of the viewers, who open a match in each of the coming seconds. */
  const opening = Array.from({ length: minute }, () => 0);
  for (let second = 0; second < assumed.minutes * minute; second++) {
    const goals = poisson(goalsASecond, random);
    // Most look at once: half of what is left, every ten seconds.
    for (let n = 0; n < minute; n++)
      opening[n]! += goals * assumed.openAtGoal * (Math.LN2 / 10) * 2 ** (-n / 10);
    const drawn = opening.shift()!;
    opening.push(0);
    const here = Math.min(1, (second + 1) / arrivals);
    const coming = second < arrivals ? 1 / arrivals : 0;
    yield assumed.regions.map((share) => {
      const all = assumed.viewers * share;
      const viewers = all * here;
      const pages = all * coming + viewers * (assumed.pagesAnHour / hour + drawn);
      return {
        viewers,
        pages,
        calls: viewers * (assumed.callsAMinute / minute) + pages,
        deliveries: viewers * (assumed.changes + goals),
        draws: (viewers * assumed.membersShare * assumed.drawsAnHour) / hour,
        images: all * coming,
      };
    });
  }
}
