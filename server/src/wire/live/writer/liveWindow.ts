import { isLive, isOver, type MatchSummary } from '@scoreline/shared-lib/contract';

const hour = 3_600_000;
const day = 24 * hour;
/** Longer than any match from kick-off to the last whistle, extra time, kicks and a stoppage included. */
const longestMatch = 5 * hour;
/** From kick-off to the end where nobody said when that was. */
const usualMatch = 2 * hour;

/** The span of kick-offs among which everything of `matches:{sport}` is found, but what is still live. */
export const windowSpan = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - day - longestMatch),
  to: new Date(now.getTime() + day),
});

/** Whether `matches:{sport}` covers a match: it is live, or starts or ended within 24 hours of `now`. */
export function inWindow(match: MatchSummary, now: Date): boolean {
  if (isLive(match.status)) return true;
  const start = Date.parse(match.startTime);
  if (Math.abs(start - now.getTime()) <= day) return true;
  return (
    isOver(match.status) && start < now.getTime() && now.getTime() - endOf(match, start) <= day
  );
}

function endOf(match: MatchSummary, start: number): number {
  const last = match.clock ? Date.parse(match.clock.at) : start + usualMatch;
  return Math.min(Math.max(last, start), start + longestMatch);
}
