import type { MatchDetail, MatchSummary } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

export interface MatchPlace {
  detail: MatchDetail;
  /** The match as this viewer wants to see it: without its score in spoiler-free mode. */
  match: MatchSummary;
  concealed: boolean;
}

export const MatchContext = createContext<MatchPlace | null>(null);

export function useMatchPlace(): MatchPlace {
  const place = useContext(MatchContext);
  if (!place) throw new Error('A section of a match stands outside its page.');
  return place;
}
