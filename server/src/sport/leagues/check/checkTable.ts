import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { clubRef } from '../../../store/catalogue/clubs';

const count = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
const rowSchema = z.object({
  position: count,
  club: z.string().trim().min(1),
  played: count,
  points: count,
});

export type OfficialRow = z.infer<typeof rowSchema>;

/** Reads an official table: a CSV with the columns position, club, played and points. @throws with the invalid line */
export function readOfficial(text: string): OfficialRow[] {
  const records = parse(text, { bom: true, columns: true, trim: true, skipEmptyLines: true });
  const rows = (records as unknown[]).map((record, i) => {
    const result = rowSchema.safeParse(record);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    throw new Error(`line ${i + 2}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  });
  if (rows.length === 0)
    throw new Error('it has no rows; the columns are position,club,played,points');
  return rows;
}

export interface ComputedRow {
  name: string;
  rank: number;
  played: number;
  points: number;
}

/**
 * The final order of a season: the parts of a split table, top part first, or its only table.
 * @throws for a season without a single table
 */
export function finalRows({ tables }: Pick<LeagueStandings, 'tables'>): ComputedRow[] {
  const parts = tables.filter(({ stage }) => stage === 'postSeason');
  const whole = tables.filter(({ stage, group }) => stage === 'regularSeason' && group === null);
  const chosen = parts.length > 0 ? parts : whole.slice(0, 1);
  if (chosen.length === 0) throw new Error('the season has no table of a whole league');
  const above = chosen.flatMap(({ rows }) => rows.map(rowOf));
  const rest = firstItem(whole)
    .rows.map(rowOf)
    .filter(({ name }) => above.every((row) => row.name !== name));
  return [...above, ...rest].map((row, i) => ({ ...row, rank: i + 1 }));
}

type Row = LeagueStandings['tables'][number]['rows'][number];
const rowOf = (row: Row): ComputedRow => ({
  ...{ name: row.name, rank: row.rank, played: row.played },
  points: 'points' in row ? row.points : row.won,
});

/** The differences, one per line; a club matches by any of its names in the country. */
export function differences(
  country: string,
  official: readonly OfficialRow[],
  computed: readonly ComputedRow[],
): string[] {
  const own = new Map(computed.map((row) => [clubRef(country, row.name), row]));
  const missing = official.flatMap(({ club, position, played, points }) => {
    const row = own.get(clubRef(country, club));
    if (!row) return `${club}: not in the computed table`;
    own.delete(clubRef(country, club));
    const facts = [
      ['position', row.rank, position],
      ['played', row.played, played],
      ['points', row.points, points],
    ] as const;
    return facts.flatMap(([what, is, should]) =>
      is === should ? [] : `${club}: ${what} ${is}, officially ${should}`,
    );
  });
  return [...missing, ...[...own.values()].map(({ name }) => `${name}: not in the official table`)];
}
