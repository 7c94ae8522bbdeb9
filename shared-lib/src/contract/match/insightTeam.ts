import type { Insight, MatchSummary } from '../types';

/** Localised name of the team an insight is about; empty if it is about both. */
export const insightTeam = (
  { side, teamName }: Pick<Insight, 'side' | 'teamName'>,
  match: Pick<MatchSummary, 'home' | 'away'>,
): string => (side === 'both' ? teamName : match[side].name) ?? '';
