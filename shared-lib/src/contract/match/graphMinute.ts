import type { Incident } from '../types';

type Moment = Pick<Incident, 'period' | 'minute' | 'added'>;

/** The period that a match has come to, kicks from the spot apart. */
export const lastPeriodOf = (incidents: readonly Pick<Incident, 'period'>[]): number =>
  Math.max(1, ...incidents.map(({ period }) => period).filter((period) => period < 5));

/**
 * Where a moment stands on football's graph of minutes: added time follows the last period, and stands between two periods
 * where the next one has taken its minutes.
 */
export const graphMinute = ({ period, minute, added }: Moment, lastPeriod: number): number =>
  (minute ?? 0) + (!added ? 0 : period === lastPeriod ? added : 0.5);
