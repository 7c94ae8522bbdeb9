/** The rows of some teams with the one before and the one after each, in the table's order. */
export function rowsAround<R extends { competitorId: number }>(
  rows: readonly R[],
  own: readonly number[],
): R[] {
  const ownRows = rows.flatMap(({ competitorId }, at) => (own.includes(competitorId) ? [at] : []));
  return rows.filter((_, at) => ownRows.some((row) => Math.abs(row - at) <= 1));
}
