import { sql, type Kysely } from 'kysely';

/** Published tips and settlements are immutable: neither can be changed or deleted by any code path. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TYPE tip_result AS ENUM ('win', 'halfWin', 'push', 'halfLoss', 'loss', 'void')`,
  `CREATE TABLE tips (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     match_id integer NOT NULL REFERENCES matches,
     bookmaker_id integer NOT NULL REFERENCES bookmakers,
     market market NOT NULL,
     line numeric(6, 2) NOT NULL DEFAULT 0,
     outcome text NOT NULL CHECK (outcome IN ('home', 'draw', 'away')),
     price numeric(8, 3) NOT NULL CHECK (price > 1),
     stake numeric(5, 2) NOT NULL CHECK (stake > 0 AND stake <= 10),
     reason jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(reason) = 'object'),
     vip boolean NOT NULL DEFAULT false,
     tipster_kind text NOT NULL CHECK (tipster_kind IN ('editor', 'model')),
     tipster text NOT NULL CHECK (tipster <> ''),
     kick_off timestamptz NOT NULL,
     published_at timestamptz NOT NULL,
     replayed boolean NOT NULL DEFAULT false,
     CHECK (published_at < kick_off),
     CHECK (outcome <> 'draw' OR market = '1x2'),
     CHECK (NOT replayed OR tipster_kind = 'model'),
     CHECK (line * 4 = round(line * 4)))`,
  `CREATE UNIQUE INDEX tips_once ON tips (match_id, market, line, outcome, tipster_kind, tipster)`,
  `CREATE INDEX tips_kick_off ON tips (kick_off, id)`,

  `CREATE TABLE tip_settlements (
     tip_id integer NOT NULL REFERENCES tips,
     revision integer NOT NULL CHECK (revision > 0),
     result tip_result NOT NULL,
     profit numeric(10, 4) NOT NULL,
     match_status match_status NOT NULL,
     home_score smallint,
     away_score smallint,
     settled_at timestamptz NOT NULL,
     PRIMARY KEY (tip_id, revision))`,

  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     RAISE EXCEPTION '% is never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$`,
  ...['tips', 'tip_settlements'].map(
    (table) => `CREATE TRIGGER ${table}_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
     FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  ),
];
