import { sql, type Kysely } from 'kysely';

/**
 * The home side at the time a tip was published or settled: when a correction swaps the sides, a tip follows its team. This is
 * the only change allowed to a tip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = ['tips', 'tip_settlements'] as const;
const matchOf = {
  tips: 'match_id',
  tip_settlements: '(SELECT match_id FROM tips WHERE id = tip_id)',
};

const statements = [
  ...tables.flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN home_id integer REFERENCES teams, DISABLE TRIGGER ${table}_stand`,
    `UPDATE ${table} SET home_id = (SELECT home_id FROM matches WHERE id = ${matchOf[table]})`,
    `ALTER TABLE ${table} ENABLE TRIGGER ${table}_stand, ALTER COLUMN home_id SET NOT NULL`,
  ]),
  `CREATE FUNCTION note_tip_side() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     SELECT home_id INTO NEW.home_id FROM matches WHERE id = NEW.match_id; RETURN NEW; END $$`,
  `CREATE TRIGGER tips_side BEFORE INSERT ON tips FOR EACH ROW EXECUTE FUNCTION note_tip_side()`,
  `CREATE FUNCTION note_settlement_side() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     SELECT m.home_id INTO NEW.home_id FROM tips t JOIN matches m ON m.id = t.match_id WHERE t.id = NEW.tip_id;
     RETURN NEW; END $$`,
  `CREATE TRIGGER tip_settlements_side BEFORE INSERT ON tip_settlements
     FOR EACH ROW EXECUTE FUNCTION note_settlement_side()`,
  `DROP INDEX tips_once`,
  `CREATE UNIQUE INDEX tips_once ON tips (match_id, home_id, market, line, outcome, tipster_kind, tipster)`,

  `CREATE FUNCTION refuse_tip_change() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE turned tips := OLD; BEGIN
     SELECT home_id INTO turned.home_id FROM matches WHERE id = OLD.match_id;
     IF OLD.market NOT IN ('overUnder', 'total') THEN
       turned.outcome := CASE OLD.outcome WHEN 'home' THEN 'away' WHEN 'away' THEN 'home' ELSE OLD.outcome END;
     END IF;
     IF OLD.market IN ('asianHandicap', 'spread') THEN turned.line := -OLD.line; END IF;
     IF turned.home_id = OLD.home_id OR NEW IS DISTINCT FROM turned THEN
       RAISE EXCEPTION 'tips is never changed or deleted' USING ERRCODE = 'restrict_violation';
     END IF;
     RETURN NEW; END $$`,
  `DROP TRIGGER tips_stand ON tips`,
  `CREATE TRIGGER tips_stand BEFORE DELETE OR TRUNCATE ON tips FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER tips_follow BEFORE UPDATE ON tips FOR EACH ROW EXECUTE FUNCTION refuse_tip_change()`,
];
