import type { IncidentEvent, StateEvent } from '@scoreline/shared-lib/contract/feed';
import { instant } from '../calendar/days';
import type { Fixture } from '../fixture';
import { attendanceOf, source } from '../event/source';
import { createStateLog } from '../event/stateLog';
import { periodSeconds, type Basket } from './plays';

/** A moment by the game's clock. */
export interface CourtMoment {
  period: number;
  /** Seconds left in the period. */
  left: number;
}

export type CourtBoard = ReturnType<typeof createCourtBoard>;

/** The scoreboard, and all events reported so far. */
export function createCourtBoard(
  fixture: Fixture,
  begins: number,
  quarterSeconds: number,
  everyState: boolean,
) {
  const matchRef = fixture.ref;
  const log = createStateLog(begins - 1, everyState);
  const incidents: IncidentEvent[] = [];
  const score = { home: 0, away: 0 };
  const points: { home: number; away: number }[] = [];
  const attendance = attendanceOf(fixture);

  function say(
    at: number,
    status: StateEvent['status'],
    clock: (CourtMoment & { running: boolean }) | null,
  ): void {
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
  }

  function mark(
    at: number,
    kind: IncidentEvent['kind'],
    { period, left }: CourtMoment,
    ref: string,
    basket?: Basket,
  ): void {
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
  }

  return {
    states: log.all,
    incidents,
    say,
    mark,
    begin(at: number, period: number, left: number): void {
      points.push({ home: 0, away: 0 });
      mark(at, 'periodStart', { period, left }, `start${period}`);
      say(at, 'live', { period, left, running: true });
    },
    /** `index` is the number of the basket in the game. */
    score(at: number, basket: Basket, index: number): void {
      const { period, left, side } = basket;
      score[side] += basket.points;
      points[period - 1]![side] += basket.points;
      mark(at, 'score', { period, left }, `${index}`, basket);
      say(at, 'live', { period, left, running: true });
    },
  };
}

/** Seconds into the game. */
function secondOf(period: number, left: number, quarterSeconds: number): number {
  const before =
    period <= 4 ? (period - 1) * quarterSeconds : 4 * quarterSeconds + (period - 5) * 300;
  return before + periodSeconds(period, quarterSeconds) - left;
}
