import type { CanaryGuard } from '@scoreline/shared-lib/contract';

import { type Block, gatherEvidence, type Share } from './evidence';
import {
  countOf,
  edgeOf,
  type LoadTimes,
  noLoads,
  quantileClass,
  slowerThan,
  sumOf,
} from './loadTimes';

/** What pages told of one build in one minute. */
export interface BuildCounts {
  /** Pages that told of it for the first time. */
  visits: number;
  /** Of all visits, those in which it failed for the first time. */
  failed: number;
  /** Loads over the network by their time. */
  loads: LoadTimes;
  /** Pages that devices were first handed with it, of the shell alone; 0 as long as such pages may still tell. */
  handed: number;
  /** Of these, those that told that it stands. */
  heard: number;
}

export interface Minute {
  current: BuildCounts;
  canary: BuildCounts;
}

/** A build's part of the guard's view. */
export interface Side {
  visits: number;
  failed: number;
  /** Loads over the network. */
  loads: number;
  /** Third quartile of those loads in milliseconds, to the next edge of a class; null before the first. */
  p75Ms: number | null;
  /** The same of nine in ten loads. */
  p90Ms: number | null;
  /** Devices' first pages with this shell; 0 for a remote. */
  handed: number;
  /** Of these, those that never told that it stands. */
  silent: number;
}

export type Fault = 'failures' | 'loading' | 'silence';

export interface Judgement {
  current: Side;
  canary: Side;
  /** What the canary is worse in; null as long as nothing shows that it is. */
  worse: Fault | null;
}

/** Before so many visits of the canary nothing is said of it; of a shell that does not stand, before so many pages. */
export const leastVisits = 200;
/** Of equal canaries, the share that each test may end over a canary's whole life. */
const falseAlarms = 0.0025;
const enough = Math.log(1 / falseAlarms);

/** Points that count as equal, where a canary's team asks for no others. */
const usualMargins = {
  /** A canary is in no cache at first, and what comes over the network fails now and then. */
  failures: 0.5,
  /** Of the loads a quarter is slower than the third quartile; a new build is in no cache on the way either. */
  loading: 10,
  /** Of the loads a tenth is slower than nine in ten. */
  tail: 3,
} as const;

/** Odds from what takes thousands of visits to show to a build that mostly fails. */
const failingBets = [1.5, 2.5, 5, 10, 40];
const slowBets = [1.3, 2, 4, 10];
/** Visitors leave before a page stands, sooner than it is slower; browsers that tell nothing are as many on both sides. */
const silent = { margin: 0.05, bets: [1.5, 3, 10, 40] };
/** Fewer loads have no third quartile worth the name. */
const leastLoads = 50;
/** Fewer have no tail. */
const leastTailLoads = 100;

/** What the current build's rate is held to be before it has told much: so many visits, of which so many failed. */
const usual = { visits: 50, failed: 0.5 };

/** What nobody has told anything of. */
export const noCounts = (): BuildCounts => ({
  ...{ visits: 0, failed: 0, loads: noLoads(), handed: 0, heard: 0 },
});

/** What pages told in both, together. */
export const sumOfCounts = (
  before: BuildCounts,
  { visits, failed, loads, handed, heard }: BuildCounts,
): BuildCounts => ({
  visits: before.visits + visits,
  failed: before.failed + failed,
  loads: sumOf(before.loads, loads),
  handed: before.handed + handed,
  heard: before.heard + heard,
});

/**
 * Failures by visit. A page that fails long after its beginning tells so in a later minute than it came in: those that have no visit of
 * their own yet wait for the next.
 */
function pairVisits() {
  let waiting = 0;
  return ({ visits, failed }: BuildCounts) => {
    const hits = Math.min(visits, failed + waiting);
    waiting += failed - hits;
    return { of: visits, hits };
  };
}

/** Pages that told nothing, of those that were handed out. */
const silence = ({ handed, heard }: BuildCounts): Share => ({
  ...{ of: handed, hits: Math.max(0, handed - heard) },
});

function sideOf(counts: BuildCounts): Side {
  const { visits, failed, loads, handed } = counts;
  const timeOf = (share: number) => {
    const at = quantileClass(loads, share);
    return at === null ? null : Math.round(edgeOf(at));
  };
  const times = { loads: countOf(loads), p75Ms: timeOf(0.75), p90Ms: timeOf(0.9) };
  return { visits, failed, ...times, handed, silent: silence(counts).hits };
}

/** Compares how many loads are slower than a share of the current build's. */
function compareTail(share: number, margin: number, least: number) {
  const evidence = gatherEvidence({ margin, bets: slowBets });
  return {
    add({ current, canary }: Minute, known: LoadTimes): void {
      const count = countOf(known);
      const at = quantileClass(known, share);
      if (count < least || at === null) return;
      const slower = (of: LoadTimes): Share => ({ of: countOf(of), hits: slowerThan(of, at) });
      // As if one load more had been slower, and as many faster as its share asks.
      const rate = (slowerThan(known, at) + 1) / (count + 1 / (1 - share));
      const block = { current: slower(current.loads), canary: slower(canary.loads) };
      evidence.add(block, within(rate, margin));
    },
    log: () => evidence.log(),
  };
}

/** Rates above leave a bet no room. */
const within = (rate: number, margin: number) => Math.min(rate, 0.95 - margin);

/** Logarithm of the mean of two: either may win, and both together are no likelier to be wrong than one. */
const meanOf = (one: number, other: number) =>
  Math.max(one, other) + Math.log((1 + Math.exp(-Math.abs(one - other))) / 2);

/**
 * Compares a canary with the build that all others run, minute by minute and in their order, by what its team asks. Of canaries that are
 * no worse it ever calls fewer than one in a hundred worse, however often it is asked.
 */
export function createJudge(guard: CanaryGuard = {}) {
  const least = guard.visits ?? leastVisits;
  const margins = { ...usualMargins, ...guard };
  const failing = margins.failures / 100;
  const failures = gatherEvidence({ margin: failing, bets: failingBets });
  const quartile = compareTail(0.75, margins.loading / 100, leastLoads);
  const tail = compareTail(0.9, margins.tail / 100, leastTailLoads);
  const silences = gatherEvidence(silent);
  const pairs = { current: pairVisits(), canary: pairVisits() };
  const known = { current: noCounts(), canary: noCounts() };
  let worse: Fault | null = null;

  function compareFailures({ current, canary }: Minute): void {
    const before = known.current;
    const rate = (before.failed + usual.failed) / (before.visits + usual.visits);
    const block: Block = { current: pairs.current(current), canary: pairs.canary(canary) };
    failures.add(block, within(rate, failing));
  }

  function compareSilence({ current, canary }: Minute): void {
    const { of, hits } = silence(known.current);
    // Some tell nothing anywhere: until it is known how many, one in four.
    const rate = (hits + 5) / (of + 20);
    silences.add(
      { current: silence(current), canary: silence(canary) },
      within(rate, silent.margin),
    );
  }

  function faultNow(): Fault | null {
    const { visits, handed } = known.canary;
    if (handed >= least && silences.log() >= enough) return 'silence';
    if (visits < least) return null;
    if (failures.log() >= enough) return 'failures';
    return meanOf(quartile.log(), tail.log()) >= enough ? 'loading' : null;
  }

  return {
    add(minute: Minute): void {
      compareFailures(minute);
      compareSilence(minute);
      quartile.add(minute, known.current.loads);
      tail.add(minute, known.current.loads);
      known.current = sumOfCounts(known.current, minute.current);
      known.canary = sumOfCounts(known.canary, minute.canary);
      worse ??= faultNow();
    },
    worse: (): Fault | null => worse,
    judgement: (): Judgement => ({
      current: sideOf(known.current),
      canary: sideOf(known.canary),
      worse,
    }),
  };
}

/** Judges all minutes there are of a canary, by what its team asks of the guard. */
export function judge(minutes: Iterable<Minute>, guard: CanaryGuard = {}): Judgement {
  const judging = createJudge(guard);
  for (const minute of minutes) judging.add(minute);
  return judging.judgement();
}
