import { sql, type Kysely } from 'kysely';

/**
 * Price movements before kick-off, computed once per change instead of on every request. A renewal is due immediately when a
 * price or kick-off changes, through any code path, and later when a window or a price's first minute ends. No list covers more
 * than two weeks ahead: later matches wait until then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const renew = (
  rows: string,
  due = `start_time - interval '15 days'`,
) => `INSERT INTO price_move_renewals
  SELECT DISTINCT match_id, market, ${due} FROM ${rows} ORDER BY match_id, market
  ON CONFLICT (match_id, market) DO UPDATE SET due_at = excluded.due_at`;

const statements = [
  `CREATE TABLE price_moves (
     match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
     market market NOT NULL,
     movement_window text NOT NULL CHECK (movement_window IN ('12h', '24h', 'opening')),
     start_time timestamptz NOT NULL,
     tournament_id integer NOT NULL REFERENCES tournaments,
     bookmaker_id integer NOT NULL REFERENCES bookmakers,
     line numeric(6, 2) NOT NULL,
     from_line numeric(6, 2) NOT NULL,
     outcome text CHECK (outcome IN ('home', 'draw', 'away')),
     was numeric(8, 3),
     price numeric(8, 3),
     change numeric(9, 2),
     CHECK ((outcome IS NULL) = (change IS NULL)))`,
  `CREATE INDEX price_moves_list ON price_moves (market, movement_window, start_time)`,
  `CREATE INDEX price_moves_match ON price_moves (match_id)`,
  `CREATE TABLE price_move_renewals (
     match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
     market market NOT NULL,
     due_at timestamptz NOT NULL,
     PRIMARY KEY (match_id, market))`,
  `CREATE INDEX price_move_renewals_due ON price_move_renewals (due_at)`,

  `CREATE FUNCTION renew_moves_of_odds() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     ${renew(`changed JOIN matches m ON m.id = match_id WHERE m.status = 'notStarted'`)};
     RETURN NULL; END $$`,
  `CREATE TRIGGER odds_inserted AFTER INSERT ON odds REFERENCING NEW TABLE AS changed
     FOR EACH STATEMENT EXECUTE FUNCTION renew_moves_of_odds()`,
  `CREATE TRIGGER odds_updated AFTER UPDATE ON odds REFERENCING NEW TABLE AS changed
     FOR EACH STATEMENT EXECUTE FUNCTION renew_moves_of_odds()`,

  `CREATE FUNCTION renew_moves_of_matches() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     ${renew(
       `odds JOIN changed c ON c.id = match_id JOIN before b ON b.id = c.id
       WHERE (b.status = 'notStarted' OR c.status = 'notStarted')
         AND (b.status, b.start_time, b.tournament_id) IS DISTINCT FROM (c.status, c.start_time, c.tournament_id)`,
       `timestamptz '-infinity'`,
     )};
     RETURN NULL; END $$`,
  `CREATE TRIGGER matches_moved AFTER UPDATE ON matches REFERENCING OLD TABLE AS before NEW TABLE AS changed
     FOR EACH STATEMENT EXECUTE FUNCTION renew_moves_of_matches()`,
  renew(`odds JOIN matches m ON m.id = match_id WHERE m.status = 'notStarted'`),
];
