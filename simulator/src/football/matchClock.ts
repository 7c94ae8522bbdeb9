import { minuteMs } from '../calendar/days';
import type { Fixture } from '../fixture';
import { randomOf } from '../random';
import type { FootballMatch } from './match';
import type { Moment } from './minutes';

const breakMs = { half: 15.5 * minuteMs, extra: 5 * minuteMs, turn: 1.5 * minuteMs };
const regularSeconds = [2700, 2700, 900, 900];

/** An interruption, for example by the weather. */
export interface Halt {
  moment: Moment;
  lastsMs: number;
  /** Whether play resumes. */
  final: 'abandoned' | 'suspended' | null;
}

export type MatchClock = ReturnType<typeof matchClock>;

/** Start, periods with breaks, and interruptions of a match in wall-clock time. */
export function matchClock(fixture: Fixture, match: FootballMatch) {
  const random = randomOf('play', fixture.ref);
  const late = fixture.mishap === 'delayed' ? random.whole(25, 45) * minuteMs : 0;
  const begins = fixture.start + late + random.whole(10, 100) * 1000;
  const halt = haltOf(fixture, random.whole(1, 2), random.whole(600, 2300));
  const lengthOf = (period: number): number =>
    regularSeconds[period - 1]! + (match.added[period - 1] ?? 0);
  const starts = periodStarts(lengthOf, begins, halt);
  /** End without the interruption of this period. */
  const unhalted = ({ period, second }: Moment): number => starts[period - 1]! + second * 1000;
  return {
    begins,
    isLate: late > 0,
    halt,
    /** Seconds, including added time. */
    lengthOf,
    unhalted,
    timeOf: (moment: Moment): number =>
      halt && moment.period === halt.moment.period && moment.second >= halt.moment.second
        ? unhalted(moment) + halt.lastsMs
        : unhalted(moment),
    shootOutAfter: (last: number): number => last + breakMs.extra,
  };
}

function haltOf({ mishap }: Fixture, period: number, second: number): Halt | null {
  const moment = { period, second };
  if (mishap === 'interrupted') return { moment, lastsMs: 22 * minuteMs, final: null };
  if (mishap === 'abandoned') return { moment, lastsMs: 38 * minuteMs, final: 'abandoned' };
  return mishap === 'suspended' ? { moment, lastsMs: 0, final: 'suspended' } : null;
}

function periodStarts(
  lengthOf: (period: number) => number,
  begins: number,
  halt: Halt | null,
): number[] {
  const starts = [begins];
  for (let period = 1; period < 4; period++) {
    const halted = halt?.moment.period === period ? halt.lastsMs : 0;
    const pause = period === 1 ? breakMs.half : period === 2 ? breakMs.extra : breakMs.turn;
    starts.push(starts[period - 1]! + lengthOf(period) * 1000 + halted + pause);
  }
  return starts;
}
