import type { Table } from './tableRows';
import { type ZoneRule, zonesOf } from '../rules/zones';

/** The table with the places that mean something, where it is one that the rule speaks of. */
export function withZones(table: Table, rule: ZoneRule | undefined): Table {
  const { stage, group, rows } = table;
  const zones = zonesOf(rule, { stage, group, teams: rows.length });
  return zones.length > 0 ? { ...table, zones: [...zones] } : table;
}

/** Each row with the places it has won or lost against the table as it was before. */
export function withMoves(tables: Table[], before: readonly Table[]): Table[] {
  return tables.map((table) => {
    const same = before.find(({ stage, group }) => stage === table.stage && group === table.group);
    const ranks = new Map(same?.rows.map(({ competitorId, rank }) => [competitorId, rank]));
    const rows = table.rows.map((row) => {
      const moved = (ranks.get(row.competitorId) ?? row.rank) - row.rank;
      return moved === 0 ? row : { ...row, moved };
    });
    return { ...table, rows: rows as Table['rows'] };
  });
}
