import type { PlayerPosition } from '@scoreline/shared-lib/contract';

export interface Sheet {
  formation: string | null;
  /** In the order of the sheet. */
  starters: { playerId: number; position: PlayerPosition | null; grid: string | null }[];
}

interface Predicted {
  formation: string | null;
  starters: { playerId: number; grid: string | null }[];
}

/** The most frequent formation; on a tie the newest, which comes first. */
function usualFormation(sheets: readonly Sheet[]): Sheet {
  const count = ({ formation }: Sheet) =>
    sheets.filter((sheet) => sheet.formation === formation).length;
  return sheets.reduce((best, sheet) => (count(sheet) > count(best) ? sheet : best));
}

/**
 * Predicts the starters from the last line-ups, newest first: in the usual formation, the most frequent starters of each line;
 * on a tie, the most recent ones. Excludes players in `out`. Null if the line-ups do not fill a team.
 */
export function predictLineup(
  sheets: readonly Sheet[],
  out: ReadonlySet<number>,
): Predicted | null {
  if (sheets.length === 0) return null;
  const template = usualFormation(sheets);
  const candidates = rankedStarters(sheets).filter(({ playerId }) => !out.has(playerId));
  const taken = new Set<number>();
  const take = (fits: (candidate: Candidate) => boolean) => {
    const found = candidates.find((each) => !taken.has(each.playerId) && fits(each));
    if (found) taken.add(found.playerId);
    return found;
  };
  const chosen = template.starters.map((slot) => ({
    slot,
    player: take(({ position }) => position === slot.position),
  }));
  const starters = chosen.flatMap(({ slot, player }) => {
    // Only a goalkeeper replaces a goalkeeper.
    const mayStandIn = slot.position !== 'goalkeeper';
    const found = player ?? (mayStandIn && take(({ position }) => position !== 'goalkeeper'));
    return found ? [{ playerId: found.playerId, grid: slot.grid }] : [];
  });
  if (starters.length < template.starters.length) return null;
  return { formation: template.formation, starters: inOwnPositions(starters, template) };
}

interface Candidate {
  playerId: number;
  position: PlayerPosition | null;
}

/** All starters, most frequent first; the stable sort keeps the most recent first on a tie. */
function rankedStarters(sheets: readonly Sheet[]): Candidate[] {
  const starts = new Map<number, Candidate & { count: number }>();
  for (const { playerId, position } of sheets.flatMap((sheet) => sheet.starters)) {
    const known = starts.get(playerId) ?? { playerId, position, count: 0 };
    starts.set(playerId, { ...known, count: known.count + 1 });
  }
  return [...starts.values()].sort((a, b) => b.count - a.count);
}

/** Returns players to the position they had in the usual formation. */
function inOwnPositions(starters: Predicted['starters'], { starters: before }: Sheet) {
  const own = new Map(before.map(({ playerId, grid }) => [playerId, grid]));
  const settled = starters.filter(({ playerId }) => own.has(playerId));
  const held = new Set(settled.map(({ playerId }) => own.get(playerId)));
  const free = before.map(({ grid }) => grid).filter((grid) => !held.has(grid));
  const placed = starters.map(({ playerId }) => ({
    playerId,
    grid: own.has(playerId) ? own.get(playerId)! : (free.shift() ?? null),
  }));
  const order = new Map(before.map(({ grid }, at) => [grid, at]));
  return placed.sort((a, b) => (order.get(a.grid) ?? 0) - (order.get(b.grid) ?? 0));
}
