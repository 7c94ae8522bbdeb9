import { sql, type Kysely } from 'kysely';

/** A match's sport, league, season, stage and round must be consistent, and so must its teams; plus a few similar rules. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `ALTER TABLE categories ADD UNIQUE (id, sport)`,
  `ALTER TABLE tournaments ADD UNIQUE (id, sport),
     DROP CONSTRAINT tournaments_category_id_fkey,
     ADD FOREIGN KEY (category_id, sport) REFERENCES categories (id, sport)`,
  `ALTER TABLE seasons ADD UNIQUE (id, tournament_id)`,
  `ALTER TABLE stages ADD UNIQUE (id, season_id)`,
  `ALTER TABLE rounds ADD UNIQUE (id, stage_id)`,
  `ALTER TABLE teams ADD UNIQUE (id, sport)`,
  `ALTER TABLE matches
     DROP CONSTRAINT matches_tournament_id_fkey,
     DROP CONSTRAINT matches_season_id_fkey,
     DROP CONSTRAINT matches_stage_id_fkey,
     DROP CONSTRAINT matches_round_id_fkey,
     DROP CONSTRAINT matches_home_id_fkey,
     DROP CONSTRAINT matches_away_id_fkey,
     ADD FOREIGN KEY (tournament_id, sport) REFERENCES tournaments (id, sport),
     ADD FOREIGN KEY (season_id, tournament_id) REFERENCES seasons (id, tournament_id),
     ADD FOREIGN KEY (stage_id, season_id) REFERENCES stages (id, season_id),
     ADD FOREIGN KEY (round_id, stage_id) REFERENCES rounds (id, stage_id),
     ADD FOREIGN KEY (home_id, sport) REFERENCES teams (id, sport),
     ADD FOREIGN KEY (away_id, sport) REFERENCES teams (id, sport),
     ADD CHECK (NOT clock_running OR clock_period IS NOT NULL),
     ADD CHECK (revision >= 0)`,
  // A player is in a squad only once at a time.
  `CREATE UNIQUE INDEX squad_members_present ON squad_members (team_id, player_id) WHERE until_date IS NULL`,
];
