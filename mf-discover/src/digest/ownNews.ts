import { isOver, type MatchSummary } from '@scoreline/shared-lib/contract';
import { addDays, dayOf } from '@scoreline/shared-lib/format';

const most = 8;

/** Results since yesterday, newest first, then unfinished matches in order of kick-off, without duplicates. */
export function ownNews(
  matches: readonly MatchSummary[],
  date: string,
  timeZone: string,
): MatchSummary[] {
  const single = [...new Map(matches.map((match) => [match.eventId, match])).values()];
  const yesterday = addDays(date, -1);
  const byStart = (a: MatchSummary, b: MatchSummary) => a.startTime.localeCompare(b.startTime);
  const results = single
    .filter(({ status, startTime }) => isOver(status) && dayOf(startTime, timeZone) >= yesterday)
    .sort((a, b) => byStart(b, a));
  const coming = single.filter(({ status }) => !isOver(status)).sort(byStart);
  return [...results.slice(0, most), ...coming.slice(0, most)];
}
