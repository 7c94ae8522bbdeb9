import type { VipRecord } from '@scoreline/shared-lib/contract';

type Series = VipRecord['windows'][number]['vip']['series'];

export type TwoCurves = { date: string; vip: number; free: number }[];

/** Two curves on the days of either. A curve without a value on a day keeps its last one. */
export function onSameDays(vip: Series, free: Series): TwoCurves {
  const dates = [...new Set([...vip, ...free].map(({ date }) => date))].sort();
  const profits = (series: Series) => new Map(series.map(({ date, profit }) => [date, profit]));
  const known = { vip: profits(vip), free: profits(free) };
  const now = { vip: 0, free: 0 };
  return dates.map((date) => {
    now.vip = known.vip.get(date) ?? now.vip;
    now.free = known.free.get(date) ?? now.free;
    return { date, ...now };
  });
}
