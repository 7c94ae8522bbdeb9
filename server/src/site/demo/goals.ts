import type { Incident } from '@scoreline/shared-lib/contract';

export type Side = 'home' | 'away';

/** A goal that counts. */
export interface Goal {
  side: Side;
  /** `45+2` */
  minute: string;
  player: string;
  kind: 'goal' | 'ownGoal' | 'penaltyGoal';
  score: { home: number; away: number };
}

const goalKinds = new Set<Incident['kind']>(['goal', 'ownGoal', 'penaltyGoal']);
const isGoalKind = (kind: Incident['kind']): kind is Goal['kind'] => goalKinds.has(kind);
/** The period of a shoot-out: its kicks decide a match and are no goals. */
const shootOut = 5;

/** The goals of a match in order, each for the side that it counts for. */
export function goalsOf(incidents: readonly Incident[]): Goal[] {
  const score = { home: 0, away: 0 };
  return incidents.flatMap(({ kind, side, period, minute, added, player, removed }) => {
    if (!isGoalKind(kind) || side === null || removed || period >= shootOut) return [];
    score[side] += 1;
    const extra = added ? `+${added}` : '';
    return [
      {
        ...{ side, kind, score: { ...score } },
        minute: minute === null ? '' : `${minute}${extra}’`,
        player: player?.name ?? '',
      },
    ];
  });
}
