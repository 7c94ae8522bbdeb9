import type { IncidentEvent, StateEvent } from '@scoreline/shared-lib/contract/feed';
import type { Fixture } from '../fixture';
import { createBoard } from './board';
import type { Cast, Deed } from './cast';
import { type FootballMatch, isBefore } from './match';
import { matchClock, type Halt, type MatchClock } from './matchClock';
import type { Moment } from './minutes';

/** A match in play: its feed events, each with its moment as revision. */
export interface Play {
  states: StateEvent[];
  incidents: IncidentEvent[];
  /** Kick-off and end. */
  begins: number;
  ends: number;
  /** The moment at which an abandoned or suspended match stopped. */
  stopped: Moment | null;
  /** Wall-clock time of a moment, in milliseconds. */
  timeOf(moment: Moment): number;
}

const clockEverySeconds = 300;
const kickEveryMs = 50_000;

type Board = ReturnType<typeof createBoard>;

export function playOf(
  fixture: Fixture,
  match: FootballMatch,
  cast: Cast,
  everyState: boolean,
): Play {
  const clock = matchClock(fixture, match);
  const { begins, timeOf } = clock;
  const board = createBoard(fixture, begins, everyState);
  const ended = (ends: number, stopped: Moment | null): Play => ({
    states: board.states(),
    incidents: board.incidents,
    begins,
    ends,
    stopped,
    timeOf,
  });
  if (clock.isLate) board.say(fixture.start, 'delayed', null);
  for (let period = 1; period <= match.periods; period++) {
    const final = playPeriod(period, clock, cast.deeds, board);
    if (final) return ended(stop(final, clock, board), final.moment);
    const isLast = period === match.periods;
    const last = { period, second: clock.lengthOf(period) };
    if (isLast) continue;
    if (period === 1) board.say(timeOf(last), 'halfTime', null);
    else board.say(timeOf(last), 'live', last, false);
  }
  return ended(finish(match, clock, cast, board), null);
}

/** The final interruption of a match that does not resume. Null if the period is played to its end. */
function playPeriod(
  period: number,
  { halt, lengthOf, unhalted, timeOf }: MatchClock,
  deeds: readonly Deed[],
  board: Board,
): Halt | null {
  const start = { period, second: 0 };
  const end = { period, second: lengthOf(period) };
  let ahead = halt?.moment.period === period ? halt : null;
  board.periods.push({ home: 0, away: 0 });
  board.mark(unhalted(start), 'periodStart', start);
  board.say(unhalted(start), 'live', start);
  for (const moment of momentsOf(end, deeds)) {
    if (ahead && !isBefore(moment, ahead.moment)) {
      const status = ahead.final === 'suspended' ? 'suspended' : 'interrupted';
      board.say(unhalted(ahead.moment), status, ahead.moment);
      if (ahead.final) return ahead;
      board.say(timeOf(ahead.moment), 'live', ahead.moment);
      ahead = null;
    }
    if ('kind' in moment) board.deed(timeOf(moment), moment);
    else board.say(timeOf(moment), 'live', moment);
  }
  board.mark(timeOf(end), 'periodEnd', end);
  return null;
}

/** The events of a period, and clock updates every few minutes. */
function momentsOf({ period, second: length }: Moment, deeds: readonly Deed[]): (Deed | Moment)[] {
  const ticks = Array.from({ length: Math.floor(length / clockEverySeconds) }, (_, index) => ({
    period,
    second: (index + 1) * clockEverySeconds + 7,
  }));
  return [
    ...deeds.filter((deed) => deed.period === period),
    ...ticks.filter(({ second }) => second < length),
  ].sort((a, b) => a.second - b.second);
}

/** Ends a match that does not resume. @returns the time of the end */
function stop({ moment, lastsMs, final }: Halt, { unhalted }: MatchClock, board: Board): number {
  const ends = unhalted(moment) + lastsMs;
  if (final === 'abandoned') board.say(ends, 'abandoned', null);
  return ends;
}

/** Ends a completed match, after a shoot-out if there is one. @returns the time of the end */
function finish(match: FootballMatch, clock: MatchClock, cast: Cast, board: Board): number {
  const { periods, shootOut } = match;
  const last = clock.timeOf({ period: periods, second: clock.lengthOf(periods) });
  if (!shootOut) {
    board.say(last + 1, periods > 2 ? 'afterExtraTime' : 'finished', null);
    return last + 1;
  }
  const from = clock.shootOutAfter(last);
  board.periods.push({ home: 0, away: 0 });
  shootOut.forEach((kick, index) => board.kick(from + index * kickEveryMs, index, kick, cast));
  const ends = from + shootOut.length * kickEveryMs;
  board.say(ends, 'afterPenalties', null);
  return ends;
}
