import { slug } from '@scoreline/shared-lib/contract';

import type {
  CategoryEvent,
  SeasonEvent,
  TournamentEvent,
} from '@scoreline/shared-lib/contract/feed';
import type { Batch } from './batch';
import { arrayLiteral, idOf, insertRows, run } from './rows';
import { idsFor } from './wishedIds';

/** One at a time: they are few, and everything else refers to them. All sources share a country's category. */
export async function storeCategories(batch: Batch, events: CategoryEvent[]): Promise<void> {
  for (const event of await batch.newest('category', events, ({ ref }) => ref)) {
    const values = [event.sport, event.name, slug(event.name, event.ref), event.countryCode];
    const id = await idOf(
      batch.db,
      `INSERT INTO categories (sport, name, slug, country_code) VALUES ($1, $2, $3, $4)
       ON CONFLICT (sport, slug) DO UPDATE SET name = excluded.name,
         country_code = coalesce(excluded.country_code, categories.country_code)
       RETURNING id`,
      values,
    );
    done(batch, 'category', event, id);
  }
}

export async function storeTournaments(batch: Batch, events: TournamentEvent[]): Promise<void> {
  const fresh = await batch.newest('tournament', events, ({ ref }) => ref);
  await batch.load('category', fresh, ({ categoryRef }) => categoryRef);
  for (const event of fresh) {
    const category = batch.resolve(event, 'category', event.categoryRef);
    if (category === undefined) continue;
    const known = batch.refs.id('tournament', event.source, event.ref);
    const [made] = known ? [known] : await idsFor(batch.db, 'tournaments', [event]);
    if (made === undefined) throw new Error('no id was given to a tournament');
    const id = await storeTournament(batch, event, category, made);
    done(batch, 'tournament', event, id);
  }
}

// Another source may have a competition of the same name; the id then makes the slug unique.
async function storeTournament(
  { db }: Batch,
  event: TournamentEvent,
  category: number,
  id: number,
): Promise<number> {
  return idOf(
    db,
    `INSERT INTO tournaments (id, category_id, sport, name, slug, priority, tie_breakers, has_standings)
     SELECT $1::integer, $2, $3, $4, CASE WHEN EXISTS (
         SELECT FROM tournaments t WHERE t.category_id = $2 AND t.slug = $5 AND t.id <> $1)
       THEN $5 || '-' || $1 ELSE $5 END, $6, $7, $8
     ON CONFLICT (id) DO UPDATE SET category_id = excluded.category_id, name = excluded.name, slug = excluded.slug,
       priority = excluded.priority, tie_breakers = excluded.tie_breakers, has_standings = excluded.has_standings
     RETURNING id`,
    [
      id,
      category,
      event.sport,
      event.name,
      slug(event.name, event.ref),
      event.priority,
      arrayLiteral(event.tieBreakers),
      event.hasStandings,
    ],
  );
}

export async function storeSeasons(batch: Batch, events: SeasonEvent[]): Promise<void> {
  const fresh = await batch.newest('season', events, ({ ref }) => ref);
  await batch.load('tournament', fresh, ({ tournamentRef }) => tournamentRef);
  for (const event of fresh) {
    const names = event.teams.map(({ teamRef }) => ({ source: event.source, ref: teamRef }));
    await batch.refs.load(batch.db, 'team', names);
    const tournament = batch.resolve(event, 'tournament', event.tournamentRef);
    const teams = event.teams.map(({ teamRef }) => batch.refs.id('team', event.source, teamRef));
    const stranger = event.teams[teams.indexOf(undefined)];
    if (stranger) batch.reject(event, `unknown team "${stranger.teamRef}"`);
    if (tournament === undefined || stranger) continue;
    const id = await storeSeason(batch, event, tournament);
    await storeStages(batch, event, id);
    await storeSeasonTeams(batch, event, id, teams as number[]);
    done(batch, 'season', event, id);
  }
}

async function storeSeason({ db }: Batch, event: SeasonEvent, tournament: number): Promise<number> {
  if (event.current)
    await run(db, `UPDATE seasons SET current = false WHERE tournament_id = $1 AND current`, [
      tournament,
    ]);
  return idOf(
    db,
    `INSERT INTO seasons (tournament_id, name, start_date, end_date, current) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (tournament_id, name) DO UPDATE SET start_date = excluded.start_date,
       end_date = excluded.end_date, current = excluded.current
     RETURNING id`,
    [tournament, event.name, event.startDate, event.endDate, event.current],
  );
}

async function storeStages(batch: Batch, event: SeasonEvent, season: number): Promise<void> {
  for (const { ref, kind, name, order } of event.stages) {
    const id = await idOf(
      batch.db,
      `INSERT INTO stages (season_id, kind, name, position) VALUES ($1, $2, $3, $4)
       ON CONFLICT (season_id, name) DO UPDATE SET kind = excluded.kind, position = excluded.position
       RETURNING id`,
      [season, kind, name, order],
    );
    batch.refs.set('stage', event.source, ref, { id: id, revision: event.revision });
  }
}

async function storeSeasonTeams(
  { db }: Batch,
  event: SeasonEvent,
  season: number,
  teams: number[],
): Promise<void> {
  const rows = event.teams.map(({ groups }, i) => ({
    season_id: season,
    team_id: teams[i],
    groups,
  }));
  await insertRows(
    db,
    'season_teams',
    { season_id: 'integer', team_id: 'integer', groups: 'text[]' },
    [...new Map(rows.map((row) => [row.team_id, row])).values()],
    `ON CONFLICT (season_id, team_id) DO UPDATE SET groups = excluded.groups`,
  );
  await run(db, `DELETE FROM season_teams WHERE season_id = $1 AND team_id <> ALL($2::integer[])`, [
    season,
    arrayLiteral(teams),
  ]);
}

function done(
  batch: Batch,
  kind: string,
  { source, ref, revision }: { source: string; ref: string; revision: number },
  id: number,
): void {
  batch.refs.set(kind, source, ref, { id, revision });
  batch.applied += 1;
}
