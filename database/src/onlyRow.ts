/** The row of a query that always returns one. @throws if it did not */
export function onlyRow<Row>({ rows }: { rows: Row[] }): Row {
  if (rows.length !== 1) throw new Error(`one row was expected, not ${rows.length}`);
  return rows[0] as Row;
}
