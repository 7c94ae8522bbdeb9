import type { OperationRequest } from '@scoreline/shared-lib/contract';

export const periods = ['week', 'month', 'quarter', 'half', 'year'] as const;
export type Period = (typeof periods)[number];

const weekMs = 7 * 86_400_000;
const monthsOf = { month: 1, quarter: 3, half: 6, year: 12 } as const;

/** The request for a period. The server counts months. */
export function requestOf(
  period: Period,
  now: number,
): OperationRequest<'patron/frontend/self-exclusion/set'> {
  if (period === 'week') return { until: new Date(now + weekMs).toISOString() };
  return { months: monthsOf[period] };
}

/** End of a period, computed as on the server: the same day of the month, or the last day of a shorter month. */
export function endOf(period: Period, now: number): string {
  if (period === 'week') return new Date(now + weekMs).toISOString();
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + monthsOf[period]);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.toISOString();
}
