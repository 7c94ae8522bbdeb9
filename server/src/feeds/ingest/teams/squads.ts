import type { SquadEvent } from '@scoreline/shared-lib/contract/feed';
import type { Batch } from '../batch';
import { run, valuesOf, type Row } from '../rows';

/** Stores a team's squads in order, with one round of statements for each further squad of the same team. */
export async function storeSquads(batch: Batch, events: SquadEvent[]): Promise<void> {
  await batch.load('squad', events, ({ teamRef }) => teamRef);
  await batch.load('team', events, ({ teamRef }) => teamRef);
  const players = events.flatMap(({ source, players }) =>
    players.map(({ playerRef }) => ({ source, ref: playerRef })),
  );
  await batch.refs.load(batch.db, 'player', players);
  for (const round of roundsOf(batch, events)) await storeRound(batch, round);
}

function roundsOf(batch: Batch, events: SquadEvent[]): SquadEvent[][] {
  const rounds: SquadEvent[][] = [];
  const last = new Map<string, { revision: number; round: number }>();
  for (const event of events.toSorted((a, b) => a.revision - b.revision)) {
    const key = `${event.source}\n${event.teamRef}`;
    const known = batch.refs.get('squad', event.source, event.teamRef);
    const before = last.get(key) ?? { revision: known?.revision ?? -Infinity, round: -1 };
    if (event.revision <= before.revision) batch.dropped += 1;
    else {
      last.set(key, { revision: event.revision, round: before.round + 1 });
      (rounds[before.round + 1] ??= []).push(event);
    }
  }
  return rounds;
}

async function storeRound(batch: Batch, events: SquadEvent[]): Promise<void> {
  const squads: Row[] = [];
  const members: Row[] = [];
  for (const event of events) {
    const team = batch.resolve(event, 'team', event.teamRef);
    if (team === undefined) continue;
    const rows = membersOf(batch, event, team);
    if (!rows) continue;
    squads.push({ team_id: team, from_date: event.from });
    members.push(...rows);
    batch.refs.set('squad', event.source, event.teamRef, { id: team, revision: event.revision });
    batch.applied += 1;
  }
  await closeLeavers(batch, squads, members);
  await stayOrJoin(batch, members);
}

function membersOf(batch: Batch, event: SquadEvent, team: number): Row[] | undefined {
  const rows = new Map<number, Row>();
  for (const { playerRef, shirtNumber } of event.players) {
    const player = batch.resolve(event, 'player', playerRef);
    if (player === undefined) return undefined;
    rows.set(player, {
      team_id: team,
      player_id: player,
      shirt_number: shirtNumber,
      from_date: event.from,
    });
  }
  return [...rows.values()];
}

async function closeLeavers({ db }: Batch, squads: Row[], members: Row[]): Promise<void> {
  if (!squads.length) return;
  const teams = valuesOf({ team_id: 'integer', from_date: 'date' }, squads);
  const stay = `SELECT FROM unnest($3::integer[], $4::integer[]) AS s(team_id, player_id)
    WHERE s.team_id = q.team_id AND s.player_id = q.player_id`;
  const { parameters } = valuesOf({ team_id: 'integer', player_id: 'integer' }, members);
  await run(
    db,
    `UPDATE squad_members q SET until_date = greatest(v.from_date, q.from_date) FROM ${teams.text}
     WHERE q.team_id = v.team_id AND q.until_date IS NULL AND NOT EXISTS (${stay})`,
    [...teams.parameters, ...parameters],
  );
}

async function stayOrJoin({ db }: Batch, members: Row[]): Promise<void> {
  if (!members.length) return;
  const { text, parameters } = valuesOf(memberColumns, members);
  await run(
    db,
    `UPDATE squad_members q SET shirt_number = v.shirt_number FROM ${text}
     WHERE q.team_id = v.team_id AND q.player_id = v.player_id AND q.until_date IS NULL
       AND q.shirt_number IS DISTINCT FROM v.shirt_number`,
    parameters,
  );
  await run(
    db,
    `INSERT INTO squad_members (team_id, player_id, shirt_number, from_date)
     SELECT team_id, player_id, shirt_number, from_date FROM ${text}
     WHERE NOT EXISTS (SELECT FROM squad_members q
       WHERE q.team_id = v.team_id AND q.player_id = v.player_id AND q.until_date IS NULL)
     ON CONFLICT (team_id, player_id, from_date)
       DO UPDATE SET until_date = NULL, shirt_number = excluded.shirt_number`,
    parameters,
  );
}

const memberColumns = {
  team_id: 'integer',
  player_id: 'integer',
  shirt_number: 'smallint',
  from_date: 'date',
};
