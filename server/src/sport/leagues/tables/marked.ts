import type { Table } from './tableRows';
import { type ZoneRule, zonesOf } from '../rules/zones';

/** Adds the zones to a table if the rule applies to it. */
export function withZones(table: Table, rule: ZoneRule | undefined): Table {
  const { stage, group, rows } = table;
  const zones = zonesOf(rule, { stage, group, teams: rows.length });
  return zones.length > 0 ? { ...table, zones: [...zones] } : table;
}

/** Adds to each row the places gained or lost since the previous table. */
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
