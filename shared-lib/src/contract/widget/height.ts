import type { WidgetOptions } from './options';

/** Pixels shared by the screens' styles and the reserved height. */
export const widgetSizes = {
  comfortable: { head: 44, row: 56, tableRow: 40, odds: 32 },
  compact: { head: 36, row: 48, tableRow: 32, odds: 28 },
  foot: 36,
  /** Score, crests and names of one match. */
  board: 132,
  /** A line of scorers. */
  scorer: 24,
  scorers: 4,
  /** A tie of two teams in a bracket, including the space below it. */
  tie: 76,
  /** Top and bottom borders. */
  edges: 2,
} as const;

type Sized = Pick<WidgetOptions, 'type' | 'density' | 'count' | 'odds'>;

/** Height of a widget in pixels. It does not depend on loaded data, so that nothing shifts when data arrives. */
export function widgetHeight({ type, density, count, odds }: Sized): number {
  const { head, row, tableRow, odds: oddsLine } = widgetSizes[density];
  const { foot, board, scorer, scorers, tie, edges } = widgetSizes;
  const body = {
    matches: count * (row + (odds ? oddsLine : 0)),
    match: board + scorers * scorer + (odds ? oddsLine : 0),
    standings: (count + 1) * tableRow,
    bracket: tableRow + count * tie,
    odds: (count + 1) * tableRow,
  }[type];
  return head + body + foot + edges;
}
