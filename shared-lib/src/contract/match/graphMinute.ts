import type { Incident } from '../types';

type Moment = Pick<Incident, 'period' | 'minute' | 'added'>;

/** The match's latest period, without penalty shoot-outs. */
export const lastPeriodOf = (incidents: readonly Pick<Incident, 'period'>[]): number =>
  Math.max(1, ...incidents.map(({ period }) => period).filter((period) => period < 5));

/**
 * X position of a moment on football's minute graph. Added time extends the last period; in an earlier period it adds half a
 * minute, because the next period uses the following minutes.
 */
export const graphMinute = ({ period, minute, added }: Moment, lastPeriod: number): number =>
  (minute ?? 0) + (!added ? 0 : period === lastPeriod ? added : 0.5);
