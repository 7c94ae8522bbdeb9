import type { IncidentEvent, StateEvent } from '../../../store/feedEvents';
import { instant, minuteMs } from '../calendar/days';
import type { Fixture } from '../fixture';
import { randomOf } from '../random';
import { attendanceOf, source } from '../source';
import { createStateLog } from '../stateLog';
import { periodSeconds, type Basket } from './plays';

export interface CourtPlay {
  states: StateEvent[];
  incidents: IncidentEvent[];
  begins: number;
  ends: number;
  /** When each basket fell, in the baskets' order; those after an abandonment are missing. */
  times: number[];
}

const breakMs = { quarter: 2.5 * minuteMs, half: 15 * minuteMs };
/** Seconds that the ball is dead between two baskets, on average: an NBA game takes some 2 h 15, one of 40 minutes less than 2 h. */
const deadSeconds = 40;
const stopped = new Set<string | null>(['abandoned', 'suspended']);

/** The game against the wall clock: the clock runs between stoppages exactly as fast as it says. */
export function courtPlay(
  fixture: Fixture,
  baskets: readonly Basket[],
  periods: number,
  quarterSeconds: number,
  everyState: boolean,
): CourtPlay {
  const random = randomOf('play', fixture.ref);
  const { mishap, ref: matchRef } = fixture;
  const late = mishap === 'delayed' ? random.whole(25, 45) * minuteMs : 0;
  const begins = fixture.start + late + random.whole(60, 300) * 1000;
  const haltAt =
    mishap === 'interrupted' || stopped.has(mishap)
      ? random.whole(20, Math.max(21, Math.floor(baskets.length * 0.7)))
      : -1;
  const log = createStateLog(begins - 1, everyState);
  const incidents: IncidentEvent[] = [];
  const times: number[] = [];
  const score = { home: 0, away: 0 };
  const points: { home: number; away: number }[] = [];
  const attendance = attendanceOf(fixture);
  const say = (
    at: number,
    status: StateEvent['status'],
    clock: { period: number; left: number; running: boolean } | null,
  ) => {
    log.say(at, (revision) => ({
      type: 'state',
      source,
      revision,
      matchRef,
      status,
      clock: clock && {
        period: clock.period,
        seconds: clock.left,
        running: clock.running,
        at: instant(at),
      },
      score: at < begins ? null : { ...score },
      periods: points.map((period) => ({ ...period })),
      redCards: { home: 0, away: 0 },
      attendance: points.length > 2 ? attendance : null,
    }));
  };
  const mark = (
    at: number,
    kind: IncidentEvent['kind'],
    period: number,
    left: number,
    ref: string,
    basket?: Basket,
  ) => {
    incidents.push({
      type: 'incident',
      source,
      revision: at,
      ref,
      matchRef,
      kind,
      side: basket?.side ?? null,
      period,
      minute: null,
      added: null,
      second: secondOf(period, left, quarterSeconds),
      playerRef: basket?.player.ref ?? null,
      otherPlayerRef: null,
      score: { ...score },
      removed: false,
    });
  };
  let at = begins;
  let index = 0;
  if (late) say(fixture.start, 'delayed', null);
  for (let period = 1; period <= periods; period++) {
    const length = periodSeconds(period, quarterSeconds);
    let left = length;
    points.push({ home: 0, away: 0 });
    mark(at, 'periodStart', period, left, `start${period}`);
    say(at, 'live', { period, left, running: true });
    for (; index < baskets.length && baskets[index]!.period === period; index++) {
      const basket = baskets[index]!;
      if (index === haltAt) {
        say(at + 1000, mishap === 'suspended' ? 'suspended' : 'interrupted', {
          period,
          left,
          running: false,
        });
        at += 20 * minuteMs;
        if (mishap === 'abandoned') say(at, 'abandoned', null);
        if (stopped.has(mishap)) return { states: log.all(), incidents, begins, ends: at, times };
        say(at, 'live', { period, left, running: true });
      }
      at = runTo(basket.left, period, left, at);
      left = basket.left;
      score[basket.side] += basket.points;
      points[period - 1]![basket.side] += basket.points;
      times.push(at);
      mark(at, 'score', period, left, `${index}`, basket);
      say(at, 'live', { period, left, running: true });
    }
    at = runTo(0, period, left, at);
    mark(at, 'periodEnd', period, 0, `end${period}`);
    if (period === periods) break;
    const half = period === 2;
    say(at, half ? 'halfTime' : 'live', half ? null : { period, left: 0, running: false });
    at += half ? breakMs.half : breakMs.quarter;
  }
  say(at + 1, periods > 4 ? 'afterExtraTime' : 'finished', null);
  return { states: log.all(), incidents, begins, ends: at + 1, times };

  /** Runs the clock down, with one stoppage somewhere on the way where the ball was dead for long. */
  function runTo(to: number, period: number, from: number, now: number): number {
    const playing = from - to;
    const dead = Math.round(random.exponential() * deadSeconds);
    if (dead < 12 || playing < 3) return now + playing * 1000;
    const until = to + Math.floor(random.next() * playing);
    const stop = now + (from - until) * 1000;
    say(stop, 'live', { period, left: until, running: false });
    say(stop + dead * 1000, 'live', { period, left: until, running: true });
    return stop + dead * 1000 + (until - to) * 1000;
  }
}

/** Seconds into the game. */
function secondOf(period: number, left: number, quarterSeconds: number): number {
  const before =
    period <= 4 ? (period - 1) * quarterSeconds : 4 * quarterSeconds + (period - 5) * 300;
  return before + periodSeconds(period, quarterSeconds) - left;
}
