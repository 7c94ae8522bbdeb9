import { isLive, isOver, type MatchSummary } from '@scoreline/shared-lib/contract';

const hour = 3_600_000;
const day = 24 * hour;
/** Longer than any match from kick-off to the final whistle, including extra time, penalties and a stoppage. */
const longestMatch = 5 * hour;
/** The assumed duration if the end is unknown. */
const usualMatch = 2 * hour;

/** The range of kick-offs of `matches:{sport}`, except for matches that are still live. */
export const windowSpan = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - day - longestMatch),
  to: new Date(now.getTime() + day),
});

/** Whether `matches:{sport}` includes a match: it is live, or starts or ended within 24 hours of `now`. */
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
