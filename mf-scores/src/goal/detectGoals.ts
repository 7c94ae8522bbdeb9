import type { MatchSummary } from '@scoreline/shared-lib/contract';

export type SideName = 'home' | 'away';

export interface GoalNews {
  matchId: number;
  side: SideName;
  kind: 'goal' | 'cancelled';
}

const sides: readonly SideName[] = ['home', 'away'];

/**
 * What a football match's score tells when it goes from one state to the next. A first score (none to 0) is no goal, and
 * what one state does not know is no news.
 */
export function detectGoals(
  before: MatchSummary | undefined,
  after: MatchSummary | undefined,
): GoalNews[] {
  if (!before || after?.sport !== 'football') return [];
  return sides.flatMap((side) => {
    const [from, to] = [before[side].score ?? null, after[side].score ?? null];
    if (from === null || to === null || from === to) return [];
    return [{ matchId: after.eventId, side, kind: to > from ? 'goal' : 'cancelled' }];
  });
}
