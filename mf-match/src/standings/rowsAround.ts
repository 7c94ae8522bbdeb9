/** The rows of the given teams, each with the row before and after it, in table order. */
export function rowsAround<R extends { competitorId: number }>(
  rows: readonly R[],
  own: readonly number[],
): R[] {
  const ownRows = rows.flatMap(({ competitorId }, at) => (own.includes(competitorId) ? [at] : []));
  return rows.filter((_, at) => ownRows.some((row) => Math.abs(row - at) <= 1));
}
