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

/** The reports about one build in one minute. */
export interface BuildCounts {
  /** Pages that reported the build for the first time. */
  visits: number;
  /** Visits in which it failed for the first time. */
  failed: number;
  /** Loads over the network, by load time. */
  loads: LoadTimes;
  /** Devices' first pages with this build of the shell; 0 while such pages may still report. */
  handed: number;
  /** Of these, pages that reported a started shell. */
  heard: number;
}

export interface Minute {
  current: BuildCounts;
  canary: BuildCounts;
}

/** One build in the guard's view. */
export interface Side {
  visits: number;
  failed: number;
  /** Loads over the network. */
  loads: number;
  /** Third quartile of those loads in milliseconds, rounded up to the edge of its class; null without loads. */
  p75Ms: number | null;
  /** The 90th percentile of those loads. */
  p90Ms: number | null;
  /** Devices' first pages with this shell; 0 for a remote. */
  handed: number;
  /** Of these, pages that never reported a started shell. */
  silent: number;
}

export type Fault = 'failures' | 'loading' | 'silence';

export interface Judgement {
  current: Side;
  canary: Side;
  /** The measure in which the canary is worse; null without evidence. */
  worse: Fault | null;
}

/** Minimum visits of the canary before a verdict; for a shell that fails to start, minimum pages. */
export const leastVisits = 200;
/** The probability that one test ends an equal canary, over the canary's whole life. */
const falseAlarms = 0.0025;
const enough = Math.log(1 / falseAlarms);

/** Percentage points that count as equal, unless the canary's team sets others. */
const usualMargins = {
  /** At first no cache has the canary, and network loads sometimes fail. */
  failures: 0.5,
  /** A quarter of all loads is slower than the third quartile; at first no cache on the way has a new build. */
  loading: 10,
  /** A tenth of all loads is slower than the 90th percentile. */
  tail: 3,
} as const;

/** Odds ratios, from a difference that takes thousands of visits to prove to a build that mostly fails. */
const failingBets = [1.5, 2.5, 5, 10, 40];
const slowBets = [1.3, 2, 4, 10];
/**
 * Visitors leave before a page has started, sooner if it is slower. Browsers that never report are equally frequent on both
 * sides.
 */
const silent = { margin: 0.05, bets: [1.5, 3, 10, 40] };
/** Minimum loads for a meaningful third quartile. */
const leastLoads = 50;
/** Minimum loads for a meaningful 90th percentile. */
const leastTailLoads = 100;

/** Prior of the current build's failure rate: visits and failures. */
const usual = { visits: 50, failed: 0.5 };

/** Counts before any report. */
export const noCounts = (): BuildCounts => ({
  ...{ visits: 0, failed: 0, loads: noLoads(), handed: 0, heard: 0 },
});

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
 * Failures per visit. A page that fails late reports it in a later minute than its visit, so failures without a visit of
 * their own wait for the next minute.
 */
function pairVisits() {
  let waiting = 0;
  return ({ visits, failed }: BuildCounts) => {
    const hits = Math.min(visits, failed + waiting);
    waiting += failed - hits;
    return { of: visits, hits };
  };
}

/** Pages that never reported, out of all pages sent. */
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

/** Compares how many loads are slower than a quantile of the current build's loads. */
function compareTail(share: number, margin: number, least: number) {
  const evidence = gatherEvidence({ margin, bets: slowBets });
  return {
    add({ current, canary }: Minute, known: LoadTimes): void {
      const count = countOf(known);
      const at = quantileClass(known, share);
      if (count < least || at === null) return;
      const slower = (of: LoadTimes): Share => ({ of: countOf(of), hits: slowerThan(of, at) });
      // The prior is one slower load, with the matching number of faster ones.
      const rate = (slowerThan(known, at) + 1) / (count + 1 / (1 - share));
      const block = { current: slower(current.loads), canary: slower(canary.loads) };
      evidence.add(block, within(rate, margin));
    },
    log: () => evidence.log(),
  };
}

/** A higher rate would leave no room for a bet. */
const within = (rate: number, margin: number) => Math.min(rate, 0.95 - margin);

/** Logarithm of the mean of two e-values: either can win, and together they are no likelier to be wrong than one. */
const meanOf = (one: number, other: number) =>
  Math.max(one, other) + Math.log((1 + Math.exp(-Math.abs(one - other))) / 2);

/**
 * Compares a canary with the current build, minute by minute in order, with its team's thresholds. Fewer than one in a
 * hundred equal canaries are ever called worse, however often the result is checked.
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
    // Some browsers never report. The prior is one in four.
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

/** Evaluates all minutes of a canary with its team's thresholds. */
export function judge(minutes: Iterable<Minute>, guard: CanaryGuard = {}): Judgement {
  const judging = createJudge(guard);
  for (const minute of minutes) judging.add(minute);
  return judging.judgement();
}
