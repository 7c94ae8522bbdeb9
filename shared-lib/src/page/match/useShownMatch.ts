import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useMemo } from 'react';

import { hasSpoilers, hideSpoilers } from './hideSpoilers';

interface ShownMatch {
  match: MatchSummary;
  /** True while the score is kept back and can be revealed. */
  concealed: boolean;
}

/** The match as this viewer wants to see it; `revealed` where its score was asked for, `keptBack` where its address keeps it back from everybody. */
export function useShownMatch(
  match: MatchSummary,
  revealed: boolean,
  keptBack = false,
): ShownMatch {
  const [spoilerFree] = useSetting('spoilerFree');
  const hides = (spoilerFree || keptBack) && !revealed;
  return useMemo(
    () => ({
      match: hides ? hideSpoilers(match) : match,
      concealed: hides && hasSpoilers(match),
    }),
    [match, hides],
  );
}
