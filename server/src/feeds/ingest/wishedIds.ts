import { allocateIds, arrayLiteral, run, type Executor } from './rows';

/** Ids for new rows: the id that a source requests if it is free, else the next one. */
export async function idsFor(
  db: Executor,
  table: string,
  wishes: readonly { id?: number }[],
): Promise<number[]> {
  const taken = await takenIds(
    db,
    table,
    wishes.flatMap(({ id }) => id ?? []),
  );
  const granted = wishes.map(({ id }) => {
    if (id === undefined || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
  const next = await allocateIds(db, table, granted.filter((id) => id === null).length);
  return granted.map((id) => {
    const given = id ?? next.shift();
    if (given === undefined) throw new Error(`no id was given to a row of ${table}`);
    return given;
  });
}

async function takenIds(db: Executor, table: string, ids: number[]): Promise<Set<number>> {
  if (!ids.length) return new Set();
  const rows = await run<{ id: number }>(
    db,
    `SELECT id FROM ${table} WHERE id = ANY($1::integer[])`,
    [arrayLiteral(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}
