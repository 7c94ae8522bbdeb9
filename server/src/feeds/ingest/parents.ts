import {
  arrayLiteral,
  queueRows,
  queueStatement,
  run,
  type Columns,
  type Executor,
  type Row,
} from './rows';

/** Whether this user may skip row checks, for rows whose parents are checked beforehand; only the owner of the server may. */
export async function maySkipRowChecks(db: Executor): Promise<boolean> {
  const rows = await run<{ may: boolean }>(
    db,
    `SELECT rolsuper AS may FROM pg_roles WHERE rolname = current_user`,
  );
  return rows[0]?.may === true;
}

/** Finds and locks the players that the rows will name, as a foreign key does row by row. @throws RangeError if one is missing */
export async function holdPlayers(db: Executor, ids: Iterable<number>): Promise<void> {
  const wanted = [...new Set(ids)];
  if (!wanted.length) return;
  const [found] = await run<{ n: number }>(
    db,
    `SELECT count(*)::integer AS n FROM
       (SELECT FROM players WHERE id = ANY($1::integer[]) FOR KEY SHARE) held`,
    [arrayLiteral(wanted)],
  );
  if (found?.n !== wanted.length) throw new RangeError('a player is not there any more');
}

/** Queues rows whose parents are locked or of this transaction: checking each again takes two thirds of the write. */
export function queueOwned(
  db: Executor,
  table: string,
  columns: Columns,
  rows: readonly Row[],
): void {
  if (!rows.length) return;
  queueStatement(db, `SET LOCAL session_replication_role = replica`);
  queueRows(db, table, columns, rows);
  queueStatement(db, `SET LOCAL session_replication_role = origin`);
}
