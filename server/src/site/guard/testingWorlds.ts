import { type BuildCounts, createJudge, type Fault, type Minute } from './judge';
import { classOf, noLoads, sumOf } from './loadTimes';

/** Seeded random numbers from 0 to below 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = ReturnType<typeof seeded>;

/** A normally distributed random number (Box–Muller). */
const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function poisson(random: Random, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  let [count, left] = [-1, 1];
  for (const end = Math.exp(-mean); left > end; count++) left *= random();
  return count;
}

function binomial(random: Random, of: number, share: number): number {
  if (share > 0.5) return of - binomial(random, of, 1 - share);
  const mean = of * share;
  const spread = Math.sqrt(mean * (1 - share));
  if (mean > 50) return Math.min(of, Math.max(0, Math.round(mean + spread * normal(random))));
  let hits = 0;
  // Skips from one hit to the next with the geometric distribution.
  const per = Math.log(1 - share);
  for (let at = share === 0 ? Infinity : 0; ; hits++) {
    at += Math.floor(Math.log(1 - random()) / per) + 1;
    if (!(at <= of)) return hits;
  }
}

export interface Fares {
  /** The share of visits in which it fails. */
  failing: number;
  /** Median of its network loads. */
  loadMs: number;
  /** The share of loads that take `slowness` times as long; none by default. */
  slow?: number;
  slowness?: number;
  /** The share of pages in which it never starts; none by default. */
  fallen?: number;
}

export interface World {
  /** Visits per minute of both builds together, as a function of the minute. */
  visits(minute: number): number;
  /** The canary's share of the devices, 0 to 1. */
  share: number;
  current: Fares;
  canary: Fares;
  /** The share of visits that load over the network. */
  network: number;
  /** The share of failures that are reported in a later minute than the visit. */
  late: number;
  /** The share of pages whose browser never reports, whatever it runs; without it no pages are counted. */
  mute?: number;
}

/** Quantiles of a log-normal distribution with σ 0.7: load times have a long tail. */
const points = Array.from({ length: 21 }, (_, at) => {
  const deviation = (at - 10) / 4;
  return { factor: Math.exp(0.7 * deviation), weight: Math.exp(-(deviation ** 2) / 2) };
});
const wholeWeight = points.reduce((sum, { weight }) => sum + weight, 0);

function loadTimes(random: Random, of: number, loadMs: number): number[] {
  const loads = noLoads();
  let [left, rest] = [of, wholeWeight];
  for (const { factor, weight } of points) {
    const count = binomial(random, left, Math.min(1, weight / rest));
    const at = classOf(loadMs * factor);
    loads[at] = (loads[at] ?? 0) + count;
    left -= count;
    rest -= weight;
  }
  return loads;
}

/** Pages sent: some browsers never report, and neither does a shell that fails to start. */
function pagesOf(random: Random, mean: number, mute: number | undefined, fallen: number) {
  const handed = mute === undefined ? 0 : poisson(random, mean);
  const standing = handed - binomial(random, handed, fallen);
  return { handed, heard: standing - binomial(random, standing, mute ?? 0) };
}

function visitors(
  random: Random,
  { network, late, mute }: World,
  { failing, loadMs, slow = 0, slowness = 1, fallen = 0 }: Fares,
) {
  let waiting = 0;
  return (mean: number): BuildCounts => {
    const pages = pagesOf(random, mean, mute, fallen);
    const visits = mute === undefined ? poisson(random, mean) : pages.heard;
    const failures = binomial(random, visits, failing);
    const reported = binomial(random, waiting, 0.5);
    const kept = binomial(random, failures, late);
    waiting += kept - reported;
    const over = binomial(random, visits, network);
    const slower = binomial(random, over, slow);
    const loads = sumOf(
      loadTimes(random, over - slower, loadMs),
      loadTimes(random, slower, loadMs * slowness),
    );
    return { visits, failed: failures - kept + reported, loads, ...pages };
  };
}

/** The reports of endless minutes. */
export function* minutesOf(world: World, seed: number): Generator<Minute> {
  const random = seeded(seed);
  const current = visitors(random, world, world.current);
  const canary = visitors(random, world, world.canary);
  for (let minute = 0; ; minute++) {
    const visits = world.visits(minute);
    yield {
      current: current(visits * (1 - world.share)),
      canary: canary(visits * world.share),
    };
  }
}

export interface Outcome {
  /** The measure in which the canary was called worse; null if it ran to the end. */
  worse: Fault | null;
  /**
   * Minutes with the minimum number of visits (for silence, of pages) until the verdict or the end. The minute that reaches
   * the minimum is the first.
   */
  minutes: number;
}

/** Runs the guard on a canary for a number of minutes. */
export function watch(world: World, seed: number, minutes: number, leastVisits: number): Outcome {
  const judging = createJudge();
  const since = { visits: 0, handed: 0 };
  for (const minute of minutesOf(world, seed)) {
    judging.add(minute);
    const { visits, handed } = judging.judgement().canary;
    if (visits >= leastVisits) since.visits++;
    if (handed >= leastVisits) since.handed++;
    const worse = judging.worse();
    if (worse || --minutes === 0)
      return { worse, minutes: since[worse === 'silence' ? 'handed' : 'visits'] };
  }
  throw new Error('a world has no end');
}

/** Visits per minute: busy, quiet, in waves and in bursts. */
const traffics: World['visits'][] = [
  () => 400,
  () => 40,
  (minute) => 200 + 190 * Math.sin(minute / 60),
  (minute) => (minute % 45 === 0 ? 3_000 : 15),
];

const usual = { network: 0.4, late: 0.2, mute: 0.25 };

const oneOf = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

/** The number of 1,000 canaries, equal to the current build, that are called worse, over several rates, shares and traffics. */
export function equalsCalledWorse(minutes: number, leastVisits: number): number {
  let called = 0;
  for (let seed = 0; seed < 1_000; seed++) {
    const fares = {
      failing: oneOf([0, 0.001, 0.01, 0.05, 0.3], seed),
      loadMs: oneOf([60, 180, 900], seed),
    };
    const world: World = {
      ...{ ...usual, current: fares, canary: fares },
      share: oneOf([0.01, 0.1, 0.5], Math.floor(seed / 5)),
      // Browsers that block reports, and programs that pose as browsers.
      mute: oneOf([0.02, 0.25, 0.7], Math.floor(seed / 3)),
      visits: oneOf(traffics, Math.floor(seed / 15)),
    };
    if (watch(world, seed, minutes, leastVisits).worse) called++;
  }
  return called;
}

/** The first-hour outcomes of 1,000 canaries beside a build that fails in one of a hundred visits. */
export function outcomesOf(over: Partial<Fares>, leastVisits: number): Outcome[] {
  const current = { failing: 0.01, loadMs: 180 };
  return Array.from({ length: 1_000 }, (_, seed) => {
    const share = oneOf([0.01, 0.05, 0.1], seed);
    const world = { ...usual, share, current, canary: { ...current, ...over } };
    // Scaled so that 40 visits a minute report the canary.
    const visits = () => 40 / share / (1 - usual.mute);
    return watch({ ...world, visits }, seed, 60, leastVisits);
  });
}
