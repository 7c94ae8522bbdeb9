import type { StateEvent } from '@scoreline/shared-lib/contract/feed';
import { newestOf, type Batch } from '../batch';
import { run, valuesOf, type Row } from '../rows';

/** Stores the newest state of each match; `state_revision` rejects late ones. */
export async function storeStates(batch: Batch, events: StateEvent[]): Promise<void> {
  await batch.load('match', events, ({ matchRef }) => matchRef);
  const known = events.filter(
    (event) => batch.resolve(event, 'match', event.matchRef) !== undefined,
  );
  const rows = newestOf(known, ({ matchRef }) => matchRef).map((event) =>
    rowOf(event, batch.refs.known('match', event.source, event.matchRef)),
  );
  if (!rows.length) return;
  const { text, parameters } = valuesOf({ id: 'integer', revision: 'bigint', ...columns }, rows);
  const written = await run<{ id: number; changed: boolean }>(batch.db, statement(text), [
    ...parameters,
    batch.now,
  ]);
  for (const { id, changed } of written) if (changed) batch.changed.add(id);
  batch.count(known.length, written.length);
}

function rowOf(event: StateEvent, id: number): Row {
  const { clock, score, periods, redCards } = event;
  return {
    id,
    revision: event.revision,
    status: event.status,
    home_score: score?.home,
    away_score: score?.away,
    home_periods: periods.map(({ home }) => home),
    away_periods: periods.map(({ away }) => away),
    home_red_cards: redCards.home,
    away_red_cards: redCards.away,
    attendance: event.attendance,
    clock_period: clock?.period,
    clock_minute: clock?.minute,
    clock_added: clock?.added,
    clock_seconds: clock?.seconds,
    clock_running: clock?.running ?? false,
    clock_at: clock?.at,
    award_reason: event.awardReason,
    status_word: event.statusWord,
  };
}

const columns = {
  status: 'match_status',
  home_score: 'smallint',
  away_score: 'smallint',
  home_periods: 'smallint[]',
  away_periods: 'smallint[]',
  home_red_cards: 'smallint',
  away_red_cards: 'smallint',
  attendance: 'integer',
  clock_period: 'smallint',
  clock_minute: 'smallint',
  clock_added: 'smallint',
  clock_seconds: 'real',
  clock_running: 'boolean',
  clock_at: 'timestamptz',
  award_reason: 'text',
  status_word: 'text',
};

const names = Object.keys(columns);
const valueOf = (name: string) => `v.${name}`;

/** `fresh` reads the rows before the update, so that a repeated state counts as no change. */
const statement = (values: string): string => `
  WITH fresh AS (
    SELECT v.*, (${names.map((name) => `m.${name}`).join(', ')})
      IS DISTINCT FROM (${names.map(valueOf).join(', ')}) AS changed
    FROM ${values} JOIN matches m ON m.id = v.id AND v.revision > m.state_revision),
  written AS (
    UPDATE matches m SET state_revision = v.revision,
      updated_at = CASE WHEN v.changed THEN $${names.length + 3}::timestamptz ELSE m.updated_at END,
      ${names.map((name) => `${name} = ${valueOf(name)}`).join(', ')}
    FROM fresh v WHERE m.id = v.id)
  SELECT id, changed FROM fresh`;
