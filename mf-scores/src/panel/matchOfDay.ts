import { isLive, isOver, type MatchSummary } from '@scoreline/shared-lib/contract';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';

import { chancesOf } from '../odds/chances';

/** How far apart the two sides' chances are; prices that nobody knows count as a foregone conclusion. */
function gap(match: MatchSummary): number {
  const chances = chancesOf(match)?.current;
  return chances ? Math.abs(firstItem(chances) - lastItem(chances)) : 1;
}

const isOn = ({ status }: MatchSummary): boolean =>
  status === 'notStarted' || isLive(status) || isOver(status);

/**
 * The match of the day: the most open one by its prices among those of the first league of the list, which is the viewer's
 * own first. What is over gives way to what is not; what is put off, called off or broken off is none.
 */
export function matchOfDay(matches: readonly MatchSummary[]): number | null {
  const rank = (match: MatchSummary) => (isOver(match.status) ? 1 : 0);
  const [first] = matches
    .filter(isOn)
    .toSorted(
      (a, b) => rank(a) - rank(b) || gap(a) - gap(b) || a.startTime.localeCompare(b.startTime),
    );
  return first?.eventId ?? null;
}
