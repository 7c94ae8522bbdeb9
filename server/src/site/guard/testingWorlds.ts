import { type BuildCounts, createJudge, type Fault, type Minute } from './judge';
import { classOf, noLoads, sumOf } from './loadTimes';

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
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

/** A number of the normal distribution (Box and Muller). */
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
  // From one hit to the next by the geometric distribution.
  const per = Math.log(1 - share);
  for (let at = share === 0 ? Infinity : 0; ; hits++) {
    at += Math.floor(Math.log(1 - random()) / per) + 1;
    if (!(at <= of)) return hits;
  }
}

/** How a build does. */
export interface Fares {
  /** Of its visits, those in which it fails. */
  failing: number;
  /** Median of its loads over the network. */
  loadMs: number;
  /** Of its loads, those that take `slowness` times as long; none without it. */
  slow?: number;
  slowness?: number;
  /** Of the pages handed out with it, those with which it never stands; none without it. */
  fallen?: number;
}

export interface World {
  /** Visits a minute of both builds together; by the minute where it changes. */
  visits(minute: number): number;
  /** The canary's share of the devices, 0 to 1. */
  share: number;
  current: Fares;
  canary: Fares;
  /** Of the visits, those that load over the network. */
  network: number;
  /** Of the failures, those that are told in a later minute than the visit. */
  late: number;
  /** Of the pages handed out, those of browsers that tell nothing, whatever they run; without it no pages are counted. */
  mute?: number;
}

/** A log-normal distribution that spreads by 0.7, a point for each class of load times: they are long-tailed. */
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

/** Pages handed out: some browsers tell nothing, and a shell that does not stand tells nothing either. */
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

/** What pages tell, minute by minute and without an end. */
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
  /** What the canary was called worse in; null where it went on to the end. */
  worse: Fault | null;
  /** Minutes with its least number of visits, or of pages for silence, up to the judgement or the end; the one that brings them is the first. */
  minutes: number;
}

/** Lets the guard watch a canary for so many minutes. */
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

/** Visits a minute: busy, quiet, by waves and in rushes. */
const traffics: World['visits'][] = [
  () => 400,
  () => 40,
  (minute) => 200 + 190 * Math.sin(minute / 60),
  (minute) => (minute % 45 === 0 ? 3_000 : 15),
];

const usual = { network: 0.4, late: 0.2, mute: 0.25 };

const oneOf = <T>(values: readonly T[], at: number): T => values[at % values.length] as T;

/** Of 1,000 canaries that do as the current build does, at several rates, shares and kinds of traffic, how many are called worse. */
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
      // Browsers that block what pages tell, and programs that pass for browsers.
      mute: oneOf([0.02, 0.25, 0.7], Math.floor(seed / 3)),
      visits: oneOf(traffics, Math.floor(seed / 15)),
    };
    if (watch(world, seed, minutes, leastVisits).worse) called++;
  }
  return called;
}

/** Of 1,000 canaries beside a build that fails once in a hundred visits, what becomes of each in the first hour. */
export function outcomesOf(over: Partial<Fares>, leastVisits: number): Outcome[] {
  const current = { failing: 0.01, loadMs: 180 };
  return Array.from({ length: 1_000 }, (_, seed) => {
    const share = oneOf([0.01, 0.05, 0.1], seed);
    const world = { ...usual, share, current, canary: { ...current, ...over } };
    // As many that 40 a minute tell of the canary.
    const visits = () => 40 / share / (1 - usual.mute);
    return watch({ ...world, visits }, seed, 60, leastVisits);
  });
}
