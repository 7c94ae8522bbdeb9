import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useShownMatch } from '@scoreline/shared-lib/page';
import { useSelector } from 'react-redux';

import type { WithBoard } from '../scoreboard/boardSlice';

/** The match as this viewer sees it, and whether its score is hidden. `Reveal` reveals it. */
export const useRevealable = (match: MatchSummary) =>
  useShownMatch(
    match,
    useSelector((state: WithBoard) => state.scores.revealed[match.eventId] === true),
  );
