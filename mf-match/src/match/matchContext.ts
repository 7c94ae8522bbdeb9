import type { MatchDetail, MatchSummary } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

import type { TimeMachine } from '../time-machine/useTimeMachine';

export interface MatchView {
  detail: MatchDetail;
  /** The match as this viewer wants to see it: at the moment that was chosen, without its score in spoiler-free mode. */
  match: MatchSummary;
  concealed: boolean;
  /** Which moment of the match is shown, and the way to another. */
  time: TimeMachine;
}

export const MatchContext = createContext<MatchView | null>(null);

export function useMatchView(): MatchView {
  const view = useContext(MatchContext);
  if (!view) throw new Error('A section of a match stands outside its page.');
  return view;
}
