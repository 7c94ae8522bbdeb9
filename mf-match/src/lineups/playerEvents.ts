import type { Incident } from '@scoreline/shared-lib/contract';

export interface PlayerEvents {
  goals: number;
  ownGoals: number;
  card: 'yellowCard' | 'secondYellow' | 'redCard' | null;
  /** Minute in which the player went off or came on. */
  off: string | null;
  on: string | null;
}

const nothing = (): PlayerEvents => ({ goals: 0, ownGoals: 0, card: null, off: null, on: null });

const minuteOf = ({ minute, added }: Incident): string =>
  minute === null ? '' : added ? `${minute}+${added}'` : `${minute}'`;

/** Events of each player in a match, by player id. Cancelled incidents do not count. */
export function playerEvents(incidents: readonly Incident[]): Map<number, PlayerEvents> {
  const events = new Map<number, PlayerEvents>();
  const of = (playerId: number): PlayerEvents => {
    const known = events.get(playerId) ?? nothing();
    events.set(playerId, known);
    return known;
  };
  for (const incident of incidents) {
    const { kind, player, otherPlayer, removed } = incident;
    if (removed || !player) continue;
    const own = of(player.playerId);
    if (kind === 'goal' || kind === 'penaltyGoal') own.goals += 1;
    else if (kind === 'ownGoal') own.ownGoals += 1;
    else if (kind === 'yellowCard' || kind === 'secondYellow' || kind === 'redCard')
      own.card = kind;
    else if (kind === 'substitution') {
      own.off = minuteOf(incident);
      if (otherPlayer) of(otherPlayer.playerId).on = minuteOf(incident);
    }
  }
  return events;
}
