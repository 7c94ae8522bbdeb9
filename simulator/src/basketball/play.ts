import type { IncidentEvent, StateEvent } from '@scoreline/shared-lib/contract/feed';
import { minuteMs } from '../calendar/days';
import type { Fixture } from '../fixture';
import { randomOf, type Random } from '../random';
import { createCourtBoard, type CourtBoard, type CourtMoment } from './courtBoard';
import { periodSeconds, type Basket } from './plays';

export interface CourtPlay {
  states: StateEvent[];
  incidents: IncidentEvent[];
  begins: number;
  ends: number;
  /** Time of each basket, in order. Baskets after an abandonment are missing. */
  times: number[];
}

const breakMs = { quarter: 2.5 * minuteMs, half: 15 * minuteMs };
const haltMs = 20 * minuteMs;
/** Average dead-ball seconds between two baskets: an NBA game takes some 2 h 15, one of 40 minutes less than 2 h. */
const deadSeconds = 40;
const stopped = new Set<string | null>(['abandoned', 'suspended']);

/** Maps the game to wall-clock time: between stoppages the clock runs in real time. */
export function courtPlay(
  fixture: Fixture,
  baskets: readonly Basket[],
  periods: number,
  quarterSeconds: number,
  everyState: boolean,
): CourtPlay {
  const random = randomOf('play', fixture.ref);
  const { mishap } = fixture;
  const late = mishap === 'delayed' ? random.whole(25, 45) * minuteMs : 0;
  const begins = fixture.start + late + random.whole(60, 300) * 1000;
  const haltAt = haltOf(fixture, baskets, random);
  const board = createCourtBoard(fixture, begins, quarterSeconds, everyState);
  const times: number[] = [];
  const ended = (ends: number): CourtPlay => ({
    states: board.states(),
    incidents: board.incidents,
    begins,
    ends,
    times,
  });
  let at = begins;
  if (late) board.say(fixture.start, 'delayed', null);
  for (let period = 1; period <= periods; period++) {
    if (!playPeriod(period)) return ended(at);
    if (period === periods) break;
    const half = period === 2;
    const clock = half ? null : { period, left: 0, running: false };
    board.say(at, half ? 'halfTime' : 'live', clock);
    at += half ? breakMs.half : breakMs.quarter;
  }
  board.say(at + 1, periods > 4 ? 'afterExtraTime' : 'finished', null);
  return ended(at + 1);

  /** False if the game ends here. */
  function playPeriod(period: number): boolean {
    let left = periodSeconds(period, quarterSeconds);
    board.begin(at, period, left);
    for (const basket of baskets.filter((each) => each.period === period)) {
      if (times.length === haltAt && !halt({ period, left })) return false;
      at = runTo(basket.left, { period, left }, at, random, board);
      left = basket.left;
      board.score(at, basket, times.length);
      times.push(at);
    }
    at = runTo(0, { period, left }, at, random, board);
    board.mark(at, 'periodEnd', { period, left: 0 }, `end${period}`);
    return true;
  }

  /** False if the game does not continue afterwards. */
  function halt(moment: CourtMoment): boolean {
    const status = mishap === 'suspended' ? 'suspended' : 'interrupted';
    board.say(at + 1000, status, { ...moment, running: false });
    at += haltMs;
    if (mishap === 'abandoned') board.say(at, 'abandoned', null);
    if (stopped.has(mishap)) return false;
    board.say(at, 'live', { ...moment, running: true });
    return true;
  }
}

/** Index of the basket before which the game is halted, or -1. */
function haltOf({ mishap }: Fixture, baskets: readonly Basket[], random: Random): number {
  return mishap === 'interrupted' || stopped.has(mishap)
    ? random.whole(20, Math.max(21, Math.floor(baskets.length * 0.7)))
    : -1;
}

/** Runs the clock down, with one stoppage on the way if the ball was dead for long. */
function runTo(
  to: number,
  { period, left: from }: CourtMoment,
  now: number,
  random: Random,
  board: CourtBoard,
): number {
  const playing = from - to;
  const dead = Math.round(random.exponential() * deadSeconds);
  if (dead < 12 || playing < 3) return now + playing * 1000;
  const until = to + Math.floor(random.next() * playing);
  const stop = now + (from - until) * 1000;
  board.say(stop, 'live', { period, left: until, running: false });
  board.say(stop + dead * 1000, 'live', { period, left: until, running: true });
  return stop + dead * 1000 + (until - to) * 1000;
}
