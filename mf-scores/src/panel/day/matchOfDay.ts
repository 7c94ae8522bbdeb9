import { isLive, isOver, type MatchSummary } from '@scoreline/shared-lib/contract';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

import { chancesOf } from '../../odds/chances';

/** Difference between the two sides' chances. Unknown prices count as 1, the maximum. */
function gap(match: MatchSummary): number {
  const chances = chancesOf(match)?.current;
  return chances ? Math.abs(firstItem(chances) - lastItem(chances)) : 1;
}

const isComing = ({ status }: MatchSummary): boolean => status === 'notStarted';

const mostOpen = (a: MatchSummary, b: MatchSummary): number =>
  gap(a) - gap(b) || a.startTime.localeCompare(b.startTime);

const latest = (a: MatchSummary, b: MatchSummary): number =>
  b.startTime.localeCompare(a.startTime) || gap(a) - gap(b);

/** Candidates for the match of the day, best first. Postponed, cancelled and abandoned matches are excluded. */
const kinds = [
  { isOfKind: ({ status }: MatchSummary) => isLive(status), order: mostOpen },
  { isOfKind: isComing, order: mostOpen },
  { isOfKind: ({ status }: MatchSummary) => isOver(status), order: latest },
];

/**
 * Id of the match of the day: a live one, else an upcoming one, else the latest finished one. It comes from the first league that
 * has a match of that kind, and among live or upcoming matches the most balanced prices win.
 * @param leagues - matches of each league of the list, the viewer's own leagues first
 */
export function matchOfDay(leagues: readonly (readonly MatchSummary[])[]): number | null {
  for (const { isOfKind, order } of kinds)
    for (const matches of leagues) {
      const [first] = matches.filter(isOfKind).sort(order);
      if (first) return first.eventId;
    }
  return null;
}
