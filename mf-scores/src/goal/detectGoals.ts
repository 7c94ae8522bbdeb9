import type { MatchSummary } from '@scoreline/shared-lib/contract';

export type SideName = 'home' | 'away';

export interface GoalNews {
  matchId: number;
  side: SideName;
  kind: 'goal' | 'cancelled';
}

const sides: readonly SideName[] = ['home', 'away'];

/**
 * Goals and cancelled goals between two states of a football match. A first score (null to 0) is not a goal, and a score missing
 * from either state is ignored.
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
