import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

import { hasSpoilers, hideSpoilers } from './hideSpoilers';
import type { WithReveal } from './revealSlice';

export interface ShownMatch {
  match: MatchSummary;
  /** True while the score is kept back and can be revealed. */
  concealed: boolean;
}

/** The match as this viewer wants to see it. */
export function useShownMatch(match: MatchSummary): ShownMatch {
  const [spoilerFree] = useSetting('spoilerFree');
  const revealed = useSelector((state: WithReveal) => state.match.revealed[match.eventId] === true);
  const hides = spoilerFree && !revealed;
  return useMemo(
    () => ({
      match: hides ? hideSpoilers(match) : match,
      concealed: hides && hasSpoilers(match),
    }),
    [match, hides],
  );
}
