import { isLive, isOver, type MatchSummary } from '@scoreline/shared-lib/contract';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

import { chancesOf } from '../../odds/chances';

/** How far apart the two sides' chances are; prices that nobody knows count as a foregone conclusion. */
function gap(match: MatchSummary): number {
  const chances = chancesOf(match)?.current;
  return chances ? Math.abs(firstItem(chances) - lastItem(chances)) : 1;
}

const isComing = ({ status }: MatchSummary): boolean => status === 'notStarted';

const mostOpen = (a: MatchSummary, b: MatchSummary): number =>
  gap(a) - gap(b) || a.startTime.localeCompare(b.startTime);

const latest = (a: MatchSummary, b: MatchSummary): number =>
  b.startTime.localeCompare(a.startTime) || gap(a) - gap(b);

/** What can be the match of the day, best first; what is put off, called off or broken off is none of it. */
const kinds = [
  { isOfKind: ({ status }: MatchSummary) => isLive(status), order: mostOpen },
  { isOfKind: isComing, order: mostOpen },
  { isOfKind: ({ status }: MatchSummary) => isOver(status), order: latest },
];

/**
 * The match of the day: one in play, else one to come, else the last that was played. Of a kind it is one of the first
 * league that has some, the most open one by its prices.
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
