import type { Insight, MatchSummary } from '../types';

/** The team that an insight is of, by its name on this page, which is the language's; empty where it is of both. */
export const insightTeam = (
  { side, teamName }: Pick<Insight, 'side' | 'teamName'>,
  match: Pick<MatchSummary, 'home' | 'away'>,
): string => (side === 'both' ? teamName : match[side].name) ?? '';
