import type { LineupSide } from '@scoreline/shared-lib/contract';

export type Starter = LineupSide['starters'][number];

const gridOf = ({ grid }: Starter): [row: number, column: number] | null => {
  const [, row, column] = /^(\d+):(\d+)$/.exec(grid ?? '') ?? [];
  return row && column ? [Number(row), Number(column)] : null;
};

const lines = (formation: string | null): number[] =>
  (formation ?? '')
    .split('-')
    .map(Number)
    .filter((count) => count > 0);

function byGrid(starters: readonly Starter[]): Starter[][] {
  const rows = new Map<number, Starter[]>();
  const placed = starters.flatMap((starter) => {
    const grid = gridOf(starter);
    return grid ? [{ starter, row: grid[0], column: grid[1] }] : [];
  });
  for (const { starter, row } of placed.sort((a, b) => a.column - b.column))
    rows.set(row, [...(rows.get(row) ?? []), starter]);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

function byFormation(starters: readonly Starter[], counts: number[]): Starter[][] {
  const rows: Starter[][] = [];
  let next = 0;
  for (const count of [1, ...counts]) {
    rows.push(starters.slice(next, next + count));
    next += count;
  }
  return rows;
}

/**
 * The starters in rows from their own goal, each row from the left: by the provider's positions, else by the formation in the
 * order of the sheet. Null if neither is known.
 */
export function placeStarters({
  starters,
  formation,
}: Pick<LineupSide, 'starters' | 'formation'>): Starter[][] | null {
  if (starters.length === 0) return null;
  if (starters.every((starter) => gridOf(starter) !== null)) return byGrid(starters);
  const counts = lines(formation);
  const named = counts.reduce((sum, count) => sum + count, 1);
  return named === starters.length ? byFormation(starters, counts) : null;
}
