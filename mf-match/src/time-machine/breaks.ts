import type { MatchMomentum } from '@scoreline/shared-lib/contract';

type Points = MatchMomentum['points'];

/** Minutes at which football's periods end. The added time of one period can overlap the first minutes of the next. */
export const footballEnds = [45, 90, 105, 120];
const endsBeforeBreaks = footballEnds.slice(0, -1);

/** Whether a position on football's graph is between two periods, after the added time of the first. */
export const isBreak = (at: number): boolean => endsBeforeBreaks.includes(at - 0.5);

/** Half time, including half time of extra time. */
export const isHalfTime = (at: number): boolean => isBreak(at) && at !== 90.5;

/** The points of football's graph plus one for each break, halfway between two minutes. */
export function withBreaks(points: Points, lastPeriod: number): Points {
  const breaks = endsBeforeBreaks
    .slice(0, lastPeriod - 1)
    .filter((end) => points.some(({ at }) => at > end))
    .map((end) => ({ at: end + 0.5, value: 0 }));
  return [...points, ...breaks].sort((one, other) => one.at - other.at);
}
