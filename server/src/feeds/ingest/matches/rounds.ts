import { insertRows, run, valuesOf, type Executor } from '../rows';

interface NamedRound {
  stage: number;
  number: number;
  name: string;
}

export const roundKey = (stage: number, number: number): string => `${stage}:${number}`;

/** Ids of rounds by `roundKey`; inserts new rounds and updates names. */
export async function roundIds(
  db: Executor,
  rounds: readonly NamedRound[],
): Promise<Map<string, number>> {
  const wanted = new Map(rounds.map((round) => [roundKey(round.stage, round.number), round]));
  if (!wanted.size) return new Map();
  const rows = [...wanted.values()].map(({ stage, number, name }) => ({
    stage_id: stage,
    number,
    name,
  }));
  await insertRows(db, 'rounds', columns, rows, onConflict);
  const { text, parameters } = valuesOf({ stage_id: 'integer', number: 'smallint' }, rows);
  const found = await run<{ id: number; stage_id: number; number: number }>(
    db,
    `SELECT r.id, r.stage_id, r.number FROM rounds r JOIN ${text} USING (stage_id, number)`,
    parameters,
  );
  return new Map(found.map(({ id, stage_id, number }) => [roundKey(stage_id, number), id]));
}

const columns = { stage_id: 'integer', number: 'smallint', name: 'text' };
const onConflict = `ON CONFLICT (stage_id, number) DO UPDATE SET name = excluded.name
  WHERE rounds.name <> excluded.name`;
