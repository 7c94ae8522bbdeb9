import type { MatchMomentum } from '@scoreline/shared-lib/contract';

type Points = MatchMomentum['points'];

/** The minutes that football's periods end at; the next one may have taken those of the added time. */
export const footballEnds = [45, 90, 105, 120];
const endsBeforeBreaks = footballEnds.slice(0, -1);

/** Whether a moment of football's graph lies between two periods: what happened in the added time of the first one is over. */
export const isBreak = (at: number): boolean => endsBeforeBreaks.includes(at - 0.5);

/** Half time, of extra time too. */
export const isHalfTime = (at: number): boolean => isBreak(at) && at !== 90.5;

/** Points of football's graph with one for each break, at which one stands between two minutes. */
export function withBreaks(points: Points, lastPeriod: number): Points {
  const breaks = endsBeforeBreaks
    .slice(0, lastPeriod - 1)
    .filter((end) => points.some(({ at }) => at > end))
    .map((end) => ({ at: end + 0.5, value: 0 }));
  return [...points, ...breaks].sort((one, other) => one.at - other.at);
}
