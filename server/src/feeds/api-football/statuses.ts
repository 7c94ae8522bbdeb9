import type { MatchStatus } from '@scoreline/shared-lib/contract';

/** All of the provider's short status codes, in any case. */
const statuses: Record<string, MatchStatus> = {
  TBD: 'notStarted',
  NS: 'notStarted',
  '1H': 'live',
  HT: 'halfTime',
  '2H': 'live',
  ET: 'live',
  // A break before or within extra time: the match is live, its clock is stopped.
  BT: 'live',
  P: 'live',
  LIVE: 'live',
  SUSP: 'suspended',
  INT: 'interrupted',
  FT: 'finished',
  AET: 'afterExtraTime',
  PEN: 'afterPenalties',
  PST: 'postponed',
  CANC: 'cancelled',
  ABD: 'abandoned',
  AWD: 'awarded',
  WO: 'awarded',
};

/** The long statuses, for codes that are new or abbreviated differently. */
const longStatuses: [RegExp, MatchStatus][] = [
  [/cancel/i, 'cancelled'],
  [/postpone/i, 'postponed'],
  [/abandon/i, 'abandoned'],
  [/suspend/i, 'suspended'],
  [/interrupt/i, 'interrupted'],
  [/walk ?over|technical loss|award/i, 'awarded'],
];

export const statusOf = (short: string, long?: string | null): MatchStatus =>
  statuses[short.toUpperCase()] ??
  longStatuses.find(([word]) => word.test(long ?? short))?.[1] ??
  'unknown';

/** The period of a minute: halves 1 and 2, extra time 3 and 4, shoot-out 5. */
export function periodOf(minute: number, shootOut = false): number {
  if (shootOut) return 5;
  if (minute <= 45) return 1;
  if (minute <= 90) return 2;
  return minute <= 105 ? 3 : 4;
}

/** The period of a running or paused status. */
export function periodOfStatus(short: string, elapsed: number): number | undefined {
  if (short === '1H' || short === 'HT') return 1;
  if (short === '2H') return 2;
  if (short === 'P') return 5;
  if (short === 'BT') return elapsed > 90 ? 3 : 2;
  if (short === 'ET') return Math.max(3, periodOf(elapsed));
  return ['LIVE', 'INT', 'SUSP'].includes(short) ? periodOf(elapsed) : undefined;
}
