import type { MatchDetail, MatchSummary } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

import type { TimeMachine } from '../time-machine/useTimeMachine';

export interface MatchView {
  detail: MatchDetail;
  /** The match as this viewer sees it: at the chosen moment, and without its score in spoiler-free mode. */
  match: MatchSummary;
  concealed: boolean;
  /** The moment shown, and how to change it. */
  time: TimeMachine;
}

export const MatchContext = createContext<MatchView | null>(null);

export function useMatchView(): MatchView {
  const view = useContext(MatchContext);
  if (!view) throw new Error('A section of a match stands outside its page.');
  return view;
}
