import type { MatchSummary } from '@scoreline/shared-lib/contract';

import type { RowList } from '../boardContext';

const indices = new WeakMap<RowList, Map<number, MatchSummary>>();

/** The matches of a list by event id. Built once per list, because lists are never mutated. */
export function matchesById(list: RowList): Map<number, MatchSummary> {
  const known = indices.get(list);
  if (known) return known;
  const index = new Map<number, MatchSummary>();
  for (const { matches } of list.leagues)
    for (const match of matches) index.set(match.eventId, match);
  indices.set(list, index);
  return index;
}
