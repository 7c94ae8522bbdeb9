import type { MatchStatus, PushType, Sport } from '@scoreline/shared-lib/contract';

/** The parts of a match that notifications report. */
export interface NotifiedState {
  status: string;
  homeScore: number;
  awayScore: number;
  homeRedCards: number;
  awayRedCards: number;
}

export interface MatchNow extends NotifiedState {
  sport: Sport;
  startTime: Date;
}

export interface PushEvent {
  type: PushType;
  side?: 'home' | 'away';
  /** A goal that was cancelled. */
  cancelled?: true;
}

const ended: string[] = ['finished', 'afterExtraTime', 'afterPenalties'] satisfies MatchStatus[];
const before: string[] = ['notStarted', 'delayed', 'postponed', 'unknown'] satisfies MatchStatus[];
/** A match first seen in play this soon after its kick-off counts as just kicked off. */
const justStartedMs = 10 * 60_000;

export const notStarted: NotifiedState = {
  status: 'notStarted',
  homeScore: 0,
  awayScore: 0,
  homeRedCards: 0,
  awayRedCards: 0,
};

/** The notified state of a match without notifications: everything so far, unless it has only just begun. */
export function firstNotified(match: MatchNow, now: Date): NotifiedState {
  const age = now.getTime() - match.startTime.getTime();
  return before.includes(match.status) || (match.status === 'live' && age < justStartedMs)
    ? notStarted
    : match;
}

/** The events between two states, in sending order; the last one stays on the screen. */
export function eventsBetween(notified: NotifiedState, match: MatchNow): PushEvent[] {
  const events: PushEvent[] = [];
  if (before.includes(notified.status) && match.status === 'live') events.push({ type: 'kickOff' });
  if (match.sport === 'football')
    for (const side of ['home', 'away'] as const) {
      const goals = match[`${side}Score`] - notified[`${side}Score`];
      if (goals > 0) events.push({ type: 'goal', side });
      if (goals < 0) events.push({ type: 'goal', side, cancelled: true });
      if (match[`${side}RedCards`] > notified[`${side}RedCards`])
        events.push({ type: 'redCard', side });
    }
  if (match.status === 'halfTime' && notified.status !== 'halfTime')
    events.push({ type: 'halfTime' });
  if (ended.includes(match.status) && !ended.includes(notified.status))
    events.push({ type: 'fullTime' });
  return events;
}
