import type { MatchStatus } from '@scoreline/shared-lib/contract';

/** The provider's short status codes, all of them. */
const statuses: Record<string, MatchStatus> = {
  TBD: 'notStarted',
  NS: 'notStarted',
  '1H': 'live',
  HT: 'halfTime',
  '2H': 'live',
  ET: 'live',
  BT: 'halfTime',
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

export const statusOf = (short: string): MatchStatus => statuses[short] ?? 'unknown';

/** Which part of play a minute is of: the halves 1 and 2, extra time 3 and 4, the shoot-out 5. */
export function periodOf(minute: number, shootOut = false): number {
  if (shootOut) return 5;
  if (minute <= 45) return 1;
  if (minute <= 90) return 2;
  return minute <= 105 ? 3 : 4;
}

/** The part that a running or paused status stands for. */
export function periodOfStatus(short: string, elapsed: number): number | undefined {
  if (short === '1H' || short === 'HT') return 1;
  if (short === '2H') return 2;
  if (short === 'P') return 5;
  if (short === 'BT') return elapsed > 90 ? 3 : 2;
  if (short === 'ET') return Math.max(3, periodOf(elapsed));
  return ['LIVE', 'INT', 'SUSP'].includes(short) ? periodOf(elapsed) : undefined;
}
