import type { FeedClock, IncidentEvent, StateEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { instant } from '../calendar/days';
import type { Fixture } from '../fixture';
import { attendanceOf, source } from '../event/source';
import { createStateLog } from '../event/stateLog';
import type { Cast, Deed } from './cast';
import { isGoal } from './match';
import { matchSecond, shownMinute, type Moment } from './minutes';
import type { Side } from './scoring';

const cancelledAfterMs = 75_000;

/** The scoreboard, and all events reported so far. */
function createScoreboard(fixture: Fixture, begins: number, everyState: boolean) {
  const log = createStateLog(begins - 1, everyState);
  const score = { home: 0, away: 0 };
  const redCards = { home: 0, away: 0 };
  const periods: { home: number; away: number }[] = [];
  const attendance = attendanceOf(fixture);
  return {
    states: log.all,
    score,
    redCards,
    periods,
    count(side: Side, period: number, goals: number): void {
      score[side] += goals;
      itemAt(periods, period - 1)[side] += goals;
    },
    say(
      at: number,
      status: StateEvent['status'],
      moment: Moment | null,
      running = status === 'live',
    ): void {
      log.say(at, (revision) => ({
        type: 'state',
        source,
        revision,
        matchRef: fixture.ref,
        status,
        clock: moment && clockOf(at, moment, running),
        score: at < begins ? null : { ...score },
        periods: periods.map((period) => ({ ...period })),
        redCards: { ...redCards },
        attendance: periods.length > 1 ? attendance : null,
      }));
    },
  };
}

/** The scoreboard, and the incidents that change it. */
export function createBoard(fixture: Fixture, begins: number, everyState: boolean) {
  const { score, redCards, periods, count, say, states } = createScoreboard(
    fixture,
    begins,
    everyState,
  );
  const incidents: IncidentEvent[] = [];

  function incident(
    at: number,
    ref: string,
    moment: Moment,
    rest: Pick<IncidentEvent, 'kind'> & Partial<IncidentEvent>,
  ): void {
    incidents.push({ ...incidentAt(at, fixture, moment), ref, ...rest });
  }

  function cancelled(at: number, ref: string, act: Deed, people: Partial<IncidentEvent>): void {
    count(act.side, act.period, 1);
    incident(at, ref, act, { ...people, kind: 'goal', otherPlayerRef: null, score: { ...score } });
    say(at, 'live', act);
    const goal = lastItem(incidents);
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
  }

  return {
    ...{ states, incidents, periods, say },
    deed(at: number, act: Deed): void {
      const ref = `${incidents.length}`;
      const people = peopleOf(act);
      if (act.kind === 'goalCancelled') return cancelled(at, ref, act, people);
      if (isGoal(act)) count(act.side, act.period, 1);
      if (isSendingOff(act)) redCards[act.side]++;
      const shown = isGoal(act) ? { ...score } : null;
      incident(at, ref, act, { ...people, kind: act.kind, score: shown });
      if (isGoal(act) || isSendingOff(act)) say(at, 'live', act);
    },
    /** A kick of the shoot-out. The shoot-out is a period of its own. */
    kick(at: number, index: number, kick: { side: Side; scored: boolean }, cast: Cast): void {
      const { side, scored } = kick;
      const takers = cast.kickers[side];
      const moment = { period: 5, second: index };
      if (scored) itemAt(periods, 4)[side]++;
      incident(at, `kick${index}`, moment, {
        kind: scored ? 'penaltyGoal' : 'penaltyMissed',
        side,
        playerRef: takers[Math.floor(index / 2) % takers.length]?.ref ?? null,
        score: { ...itemAt(periods, 4) },
        minute: 120,
        added: null,
      });
      say(at, 'live', moment);
    },
    mark: (at: number, kind: 'periodStart' | 'periodEnd', moment: Moment) =>
      incident(at, `${kind}${moment.period}`, moment, { kind, score: { ...score } }),
  };
}

const isSendingOff = ({ kind }: Deed): boolean => kind === 'redCard' || kind === 'secondYellow';

const peopleOf = ({ side, player, otherPlayer }: Deed): Partial<IncidentEvent> => ({
  side,
  playerRef: player?.ref ?? null,
  otherPlayerRef: otherPlayer?.ref ?? null,
});

/** An incident without a player or a change of the score. */
function incidentAt(at: number, fixture: Fixture, moment: Moment) {
  const { minute, added } = shownMinute(moment);
  return {
    type: 'incident' as const,
    source,
    revision: at,
    ref: '',
    matchRef: fixture.ref,
    side: null,
    period: moment.period,
    minute,
    added,
    second: matchSecond(moment),
    playerRef: null,
    otherPlayerRef: null,
    score: null,
    removed: false,
  };
}

function clockOf(at: number, moment: Moment, running: boolean): FeedClock {
  const { minute, added } = shownMinute(moment);
  const shown = added === null ? { minute } : { minute, added };
  return { period: moment.period, ...shown, seconds: moment.second, running, at: instant(at) };
}
