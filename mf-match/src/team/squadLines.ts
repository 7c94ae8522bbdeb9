import {
  type PlayerPosition,
  playerPositions,
  type TeamRoster,
} from '@scoreline/shared-lib/contract';

export type SquadPlayer = TeamRoster['players'][number];

export interface SquadLine {
  position: PlayerPosition | 'unknown';
  players: SquadPlayer[];
}

/** A squad by position from the back, within a position by shirt number. Players without a known position are last. */
export function squadLines(players: readonly SquadPlayer[]): SquadLine[] {
  const number = ({ shirtNumber }: SquadPlayer) => shirtNumber ?? Infinity;
  const lines = [...playerPositions, 'unknown' as const].map((position) => ({
    position,
    players: players
      .filter((player) => (player.position ?? 'unknown') === position)
      .sort((a, b) => number(a) - number(b) || a.name.localeCompare(b.name)),
  }));
  return lines.filter((line) => line.players.length > 0);
}
