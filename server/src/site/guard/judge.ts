import { type Block, gatherEvidence } from './evidence';
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
export interface Told {
  /** Pages that told of it for the first time. */
  visits: number;
  /** Of all visits, those in which it failed for the first time. */
  failed: number;
  /** Loads over the network by their time. */
  loads: LoadTimes;
}

export interface Minute {
  current: Told;
  canary: Told;
}

/** A build's part of the guard's view. */
export interface Side {
  visits: number;
  failed: number;
  /** Loads over the network. */
  loads: number;
  /** Third quartile of those loads in milliseconds, to the next edge of a class; null before the first. */
  p75Ms: number | null;
}

export type Fault = 'failures' | 'loading';

export interface Judgement {
  current: Side;
  canary: Side;
  /** What the canary is worse in; null as long as nothing shows that it is. */
  worse: Fault | null;
}

/** Before so many visits of the canary nothing is said of it. */
export const leastVisits = 200;
/** Of equal canaries, the share that either test may end over a canary's whole life. */
const falseAlarms = 0.0025;
const enough = Math.log(1 / falseAlarms);

/**
 * Half a point: a canary is in no cache at first, and what comes over the network fails now and then. Bets from half as much again, which
 * takes thousands of visits to show, to a build that mostly fails.
 */
const failing = { margin: 0.005, bets: [1.5, 2.5, 5, 10, 40] };
/** Of the loads a quarter is slower than the third quartile. Ten points: a new build is in no cache on the way either. */
const slow = { margin: 0.1, bets: [1.3, 2, 4, 10] };
/** Fewer loads have no third quartile worth the name. */
const leastLoads = 50;

/** What the current build's rate is held to be before it has told much: so many visits, of which so many failed. */
const usual = { visits: 50, failed: 0.5 };

const nothing = (): Told => ({ visits: 0, failed: 0, loads: noLoads() });

/** What both tell, together. */
export const addTold = (before: Told, { visits, failed, loads }: Told): Told => ({
  visits: before.visits + visits,
  failed: before.failed + failed,
  loads: sumOf(before.loads, loads),
});

/**
 * Failures by visit. A page that fails long after its beginning tells so in a later minute than it came in: those that have no visit of
 * their own yet wait for the next.
 */
function pairVisits() {
  let waiting = 0;
  return ({ visits, failed }: Told) => {
    const hits = Math.min(visits, failed + waiting);
    waiting += failed - hits;
    return { of: visits, hits };
  };
}

function sideOf({ visits, failed, loads }: Told): Side {
  const quartile = quantileClass(loads, 0.75);
  const p75Ms = quartile === null ? null : Math.round(edgeOf(quartile));
  return { visits, failed, loads: countOf(loads), p75Ms };
}

/**
 * Compares a canary with the build that all others run, minute by minute and in their order. Of canaries that are no worse it ever calls at
 * most one in two hundred worse, however often it is asked.
 */
export function createJudge() {
  const [failures, slowness] = [gatherEvidence(failing), gatherEvidence(slow)];
  const pairs = { current: pairVisits(), canary: pairVisits() };
  const known = { current: nothing(), canary: nothing() };
  let worse: Fault | null = null;

  function compareFailures({ current, canary }: Minute): void {
    const before = known.current;
    const rate = (before.failed + usual.failed) / (before.visits + usual.visits);
    const block: Block = { current: pairs.current(current), canary: pairs.canary(canary) };
    failures.add(block, Math.min(rate, 0.9));
  }

  function compareLoads({ current, canary }: Minute): void {
    const { loads } = known.current;
    const count = countOf(loads);
    const quartile = quantileClass(loads, 0.75);
    if (count < leastLoads || quartile === null) return;
    const share = (of: LoadTimes) => ({ of: countOf(of), hits: slowerThan(of, quartile) });
    const rate = (slowerThan(loads, quartile) + 1) / (count + 4);
    slowness.add({ current: share(current.loads), canary: share(canary.loads) }, rate);
  }

  return {
    add(minute: Minute): void {
      compareFailures(minute);
      compareLoads(minute);
      known.current = addTold(known.current, minute.current);
      known.canary = addTold(known.canary, minute.canary);
      if (worse || known.canary.visits < leastVisits) return;
      if (failures.log() >= enough) worse = 'failures';
      else if (slowness.log() >= enough) worse = 'loading';
    },
    worse: (): Fault | null => worse,
    judgement: (): Judgement => ({
      current: sideOf(known.current),
      canary: sideOf(known.canary),
      worse,
    }),
  };
}

export function judge(minutes: Iterable<Minute>): Judgement {
  const judging = createJudge();
  for (const minute of minutes) judging.add(minute);
  return judging.judgement();
}
