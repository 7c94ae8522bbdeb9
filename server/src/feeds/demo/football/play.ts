import type { FeedClock, IncidentEvent, StateEvent } from '../../../store/feedEvents';
import { instant, minuteMs } from '../calendar/days';
import type { Fixture } from '../fixture';
import { randomOf } from '../random';
import { attendanceOf, source } from '../source';
import { createStateLog } from '../stateLog';
import type { Cast, Deed, FootballMatch } from './match';
import { isBefore, isGoal } from './match';
import { matchSecond, shownMinute, type Moment } from './minutes';
import type { Side } from './scoring';

/** A match as it unfolds: what is said of it, each with the moment as its revision. */
export interface Play {
  states: StateEvent[];
  incidents: IncidentEvent[];
  /** When the ball first rolls, and when all is over. */
  begins: number;
  ends: number;
  /** Where an abandoned or suspended match was stopped. */
  stopped: Moment | null;
  /** The moment of the match clock at which something happens, in milliseconds. */
  timeOf(moment: Moment): number;
}

const breakMs = { half: 15.5 * minuteMs, extra: 5 * minuteMs, turn: 1.5 * minuteMs };
const regularSeconds = [2700, 2700, 900, 900];
const clockEverySeconds = 300;
const cancelledAfterMs = 75_000;
const kickEveryMs = 50_000;

interface Halt {
  moment: Moment;
  lastsMs: number;
  /** Whether play goes on after it. */
  final: 'abandoned' | 'suspended' | null;
}

export function playOf(
  fixture: Fixture,
  match: FootballMatch,
  cast: Cast,
  everyState: boolean,
): Play {
  const random = randomOf('play', fixture.ref);
  const late = fixture.mishap === 'delayed' ? random.whole(25, 45) * minuteMs : 0;
  const begins = fixture.start + late + random.whole(10, 100) * 1000;
  const halt = haltOf(fixture, random.whole(1, 2), random.whole(600, 2300));
  const starts = periodStarts(match, begins, halt);
  const timeOf = ({ period, second }: Moment) => {
    const at = starts[period - 1]! + second * 1000;
    return halt && period === halt.moment.period && second >= halt.moment.second
      ? at + halt.lastsMs
      : at;
  };
  const board = createBoard(fixture, begins, everyState);
  if (late) board.say(fixture.start, 'delayed', null);
  for (let period = 1; period <= match.periods; period++) {
    if (!playPeriod(period)) return done(halt!);
  }
  return finish();

  function playPeriod(period: number): boolean {
    const length = regularSeconds[period - 1]! + match.added[period - 1]!;
    const stopped = halt?.moment.period === period ? halt : null;
    board.periods.push({ home: 0, away: 0 });
    board.mark(starts[period - 1]!, 'periodStart', { period, second: 0 });
    board.say(starts[period - 1]!, 'live', { period, second: 0 });
    const deeds = cast.deeds.filter((deed) => deed.period === period);
    const ticks = Array.from({ length: Math.floor(length / clockEverySeconds) }, (_, index) => ({
      period,
      second: (index + 1) * clockEverySeconds + 7,
    }));
    const moments: (Deed | Moment)[] = [
      ...deeds,
      ...ticks.filter(({ second }) => second < length),
    ].sort((a, b) => a.second - b.second);
    let halted = false;
    for (const moment of moments) {
      if (stopped && !halted && !isBefore(moment, stopped.moment)) {
        halted = true;
        board.halt(starts[period - 1]! + stopped.moment.second * 1000, stopped);
        if (stopped.final) return false;
        board.say(timeOf(stopped.moment), 'live', stopped.moment);
      }
      if ('kind' in moment) board.deed(timeOf(moment), moment);
      else board.say(timeOf(moment), 'live', moment);
    }
    const end = { period, second: length };
    board.mark(timeOf(end), 'periodEnd', end);
    if (period < match.periods)
      board.say(
        timeOf(end),
        period === 1 || period === 2 || period === 3 ? 'halfTime' : 'live',
        null,
      );
    return true;
  }

  function finish(): Play {
    const last = timeOf({
      period: match.periods,
      second: regularSeconds[match.periods - 1]! + match.added[match.periods - 1]!,
    });
    if (!match.shootOut) {
      board.say(last + 1, match.periods > 2 ? 'afterExtraTime' : 'finished', null);
      return {
        states: board.states(),
        incidents: board.incidents,
        begins,
        ends: last + 1,
        stopped: null,
        timeOf,
      };
    }
    const from = last + breakMs.extra;
    board.periods.push({ home: 0, away: 0 });
    match.shootOut.forEach((kick, index) =>
      board.kick(from + index * kickEveryMs, index, kick, cast),
    );
    const ends = from + match.shootOut.length * kickEveryMs;
    board.say(ends, 'afterPenalties', null);
    return {
      states: board.states(),
      incidents: board.incidents,
      begins,
      ends,
      stopped: null,
      timeOf,
    };
  }

  function done({ moment, lastsMs, final }: Halt): Play {
    const ends = starts[moment.period - 1]! + moment.second * 1000 + lastsMs;
    if (final === 'abandoned') board.say(ends, 'abandoned', null);
    return {
      states: board.states(),
      incidents: board.incidents,
      begins,
      ends,
      stopped: moment,
      timeOf,
    };
  }
}

function haltOf({ mishap }: Fixture, period: number, second: number): Halt | null {
  const moment = { period, second };
  if (mishap === 'interrupted') return { moment, lastsMs: 22 * minuteMs, final: null };
  if (mishap === 'abandoned') return { moment, lastsMs: 38 * minuteMs, final: 'abandoned' };
  return mishap === 'suspended' ? { moment, lastsMs: 0, final: 'suspended' } : null;
}

function periodStarts(match: FootballMatch, begins: number, halt: Halt | null): number[] {
  const starts = [begins];
  for (let period = 1; period < 4; period++) {
    const length = (regularSeconds[period - 1]! + (match.added[period - 1] ?? 0)) * 1000;
    const halted = halt?.moment.period === period ? halt.lastsMs : 0;
    const pause = period === 1 ? breakMs.half : period === 2 ? breakMs.extra : breakMs.turn;
    starts.push(starts[period - 1]! + length + halted + pause);
  }
  return starts;
}

/** What stands on the scoreboard, and all that was said of it. */
function createBoard(fixture: Fixture, begins: number, everyState: boolean) {
  const log = createStateLog(begins - 1, everyState);
  const incidents: IncidentEvent[] = [];
  const score = { home: 0, away: 0 };
  const redCards = { home: 0, away: 0 };
  const periods: { home: number; away: number }[] = [];
  const attendance = attendanceOf(fixture);

  const say = (at: number, status: StateEvent['status'], moment: Moment | null) => {
    log.say(at, (revision) => ({
      type: 'state',
      source,
      revision,
      matchRef: fixture.ref,
      status,
      clock: moment && clockOf(at, moment, status === 'live'),
      score: at < begins ? null : { ...score },
      periods: periods.map((period) => ({ ...period })),
      redCards: { ...redCards },
      attendance: periods.length > 1 ? attendance : null,
    }));
  };
  const incident = (
    at: number,
    ref: string,
    moment: Moment,
    rest: Pick<IncidentEvent, 'kind'> & Partial<IncidentEvent>,
  ) => {
    const shown = shownMinute(moment);
    incidents.push({
      type: 'incident',
      source,
      revision: at,
      ref,
      matchRef: fixture.ref,
      side: null,
      period: moment.period,
      minute: shown.minute,
      added: shown.added,
      second: matchSecond(moment),
      playerRef: null,
      otherPlayerRef: null,
      score: null,
      removed: false,
      ...rest,
    });
  };
  const count = (side: Side, period: number, goals: number) => {
    score[side] += goals;
    periods[period - 1]![side] += goals;
  };

  const deed = (at: number, act: Deed) => {
    const ref = `${incidents.length}`;
    const people = {
      side: act.side,
      playerRef: act.player?.ref ?? null,
      otherPlayerRef: act.otherPlayer?.ref ?? null,
    };
    if (act.kind === 'goalCancelled') return cancelled(at, ref, act, people);
    if (isGoal(act)) count(act.side, act.period, 1);
    if (act.kind === 'redCard' || act.kind === 'secondYellow') redCards[act.side]++;
    incident(at, ref, act, { ...people, kind: act.kind, score: isGoal(act) ? { ...score } : null });
    if (isGoal(act) || act.kind === 'redCard' || act.kind === 'secondYellow') say(at, 'live', act);
  };
  const cancelled = (at: number, ref: string, act: Deed, people: Partial<IncidentEvent>) => {
    count(act.side, act.period, 1);
    incident(at, ref, act, { ...people, kind: 'goal', otherPlayerRef: null, score: { ...score } });
    say(at, 'live', act);
    const goal = incidents.at(-1)!;
    count(act.side, act.period, -1);
    const later = at + cancelledAfterMs;
    const moment = { period: act.period, second: act.second + cancelledAfterMs / 1000 };
    incidents.push({ ...goal, revision: later, removed: true });
    incident(later, `${ref}v`, moment, {
      ...people,
      kind: 'goalCancelled',
      otherPlayerRef: null,
      score: { ...score },
    });
    say(later, 'live', moment);
  };
  const kick = (
    at: number,
    index: number,
    { side, scored }: { side: Side; scored: boolean },
    cast: Cast,
  ) => {
    const takers = cast.kickers[side];
    const moment = { period: 5, second: index };
    if (scored) periods[4]![side]++;
    incident(at, `kick${index}`, moment, {
      kind: scored ? 'penaltyGoal' : 'penaltyMissed',
      side,
      playerRef: takers[Math.floor(index / 2) % takers.length]?.ref ?? null,
      score: { ...periods[4]! },
      minute: 120,
      added: null,
    });
    say(at, 'live', moment);
  };
  return {
    states: log.all,
    incidents,
    periods,
    say,
    deed,
    kick,
    mark: (at: number, kind: 'periodStart' | 'periodEnd', moment: Moment) =>
      incident(at, `${kind}${moment.period}`, moment, { kind, score: { ...score } }),
    halt: (at: number, { moment, final }: Halt) =>
      say(at, final === 'suspended' ? 'suspended' : 'interrupted', moment),
  };
}

function clockOf(at: number, moment: Moment, running: boolean): FeedClock {
  const { minute, added } = shownMinute(moment);
  const shown = added === null ? { minute } : { minute, added };
  return { period: moment.period, ...shown, seconds: moment.second, running, at: instant(at) };
}
