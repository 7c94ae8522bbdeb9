import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useSetting } from '@scoreline/shared-lib/settings';
import { useMemo } from 'react';

import { hasSpoilers, hideSpoilers } from './hideSpoilers';

interface ShownMatch {
  match: MatchSummary;
  /** True while the score is hidden and can be revealed. */
  concealed: boolean;
}

/**
 * The match with this viewer's spoiler setting applied. `revealed`: the viewer asked for the score; `keptBack`: the address hides
 * it from everyone.
 */
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
