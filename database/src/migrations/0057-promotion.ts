import { sql, type Kysely } from 'kysely';

/** Promotions: rounds of verifiable draws, chances, invited friends, and claims of prizes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const hex = (column: string, bytes: number) =>
  `${column} text CHECK (${column} ~ '^[0-9a-f]{${bytes * 2}}$')`;

const statements = [
  `CREATE TABLE promotions (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     -- The operators' name. Reading a file again creates no second promotion.
     key text NOT NULL UNIQUE CHECK (key ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
     state text NOT NULL CHECK (state IN ('announced', 'open', 'closed', 'revealed')),
     opens_at timestamptz NOT NULL,
     closes_at timestamptz NOT NULL,
     -- Titles, terms, regions and limits from the file.
     rules jsonb NOT NULL,
     created_at timestamptz NOT NULL,
     CHECK (opens_at < closes_at))`,

  `CREATE TABLE promotion_prizes (
     promotion_id integer NOT NULL REFERENCES promotions,
     prize_id integer NOT NULL CHECK (prize_id > 0),
     kind text NOT NULL CHECK (kind IN ('vip', 'thing')),
     days integer CHECK (days BETWEEN 1 AND 3660),
     number integer NOT NULL CHECK (number > 0),
     odds double precision NOT NULL CHECK (odds > 0 AND odds <= 1),
     names jsonb NOT NULL,
     PRIMARY KEY (promotion_id, prize_id),
     CHECK ((kind = 'vip') = (days IS NOT NULL)))`,

  // The number of each prize issued: never more than available.
  `CREATE TABLE promotion_pots (
     promotion_id integer NOT NULL,
     prize_id integer NOT NULL,
     number integer NOT NULL,
     given integer NOT NULL DEFAULT 0,
     PRIMARY KEY (promotion_id, prize_id),
     FOREIGN KEY (promotion_id, prize_id) REFERENCES promotion_prizes,
     CHECK (given BETWEEN 0 AND number))`,

  `CREATE TABLE promotion_rounds (
     promotion_id integer NOT NULL REFERENCES promotions,
     round_id integer NOT NULL CHECK (round_id > 0),
     state text NOT NULL CHECK (state IN ('announced', 'open', 'closed', 'revealed')),
     -- The seed, or the secret it is derived from, encrypted with the server's key.
     sealed bytea NOT NULL,
     -- Null until the beacon named in the witness has published.
     ${hex('seed_hash', 32)},
     ${hex('seed', 32)},
     witness jsonb,
     first_ticket integer NOT NULL CHECK (first_ticket > 0),
     draws integer NOT NULL DEFAULT 0 CHECK (draws >= 0),
     ${hex('head', 32)},
     head_signature text,
     public_key text NOT NULL,
     opened_at timestamptz,
     closed_at timestamptz,
     revealed_at timestamptz,
     PRIMARY KEY (promotion_id, round_id),
     CHECK (state = 'announced' OR (seed_hash IS NOT NULL AND head IS NOT NULL AND head_signature IS NOT NULL)),
     CHECK ((state = 'revealed') = (seed IS NOT NULL)))`,

  // A member of a promotion. Dependent rows stay, anonymous, after the account is deleted.
  `CREATE TABLE promotion_participants (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     promotion_id integer NOT NULL REFERENCES promotions,
     user_id integer REFERENCES users ON DELETE SET NULL,
     joined_at timestamptz NOT NULL,
     UNIQUE (promotion_id, user_id))`,
  `CREATE INDEX promotion_participants_user ON promotion_participants (user_id)`,

  // A member's chances are the sum of these; each reason counts once.
  `CREATE TABLE promotion_chances (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     participant_id integer NOT NULL REFERENCES promotion_participants,
     amount smallint NOT NULL,
     reason text NOT NULL CHECK (reason IN ('entry', 'invited', 'friend', 'draw')),
     reference text NOT NULL,
     at timestamptz NOT NULL,
     CHECK (amount = CASE reason WHEN 'draw' THEN -1 ELSE amount END AND (reason = 'draw' OR amount > 0)),
     UNIQUE (participant_id, reason, reference))`,

  `CREATE TABLE promotion_draws (
     promotion_id integer NOT NULL,
     ticket integer NOT NULL CHECK (ticket > 0),
     round_id integer NOT NULL,
     participant_id integer NOT NULL REFERENCES promotion_participants,
     key uuid NOT NULL,
     ${hex('client_random', 16)} NOT NULL,
     prize_id integer,
     -- Prize that the rule drew after it had run out.
     used_up integer,
     -- Chances left after this draw.
     chances integer NOT NULL CHECK (chances >= 0),
     at timestamptz NOT NULL,
     ${hex('previous', 32)} NOT NULL,
     ${hex('hash', 32)} NOT NULL,
     PRIMARY KEY (promotion_id, ticket),
     FOREIGN KEY (promotion_id, round_id) REFERENCES promotion_rounds,
     FOREIGN KEY (promotion_id, prize_id) REFERENCES promotion_prizes,
     UNIQUE (participant_id, key),
     UNIQUE (promotion_id, round_id, previous),
     CHECK (prize_id IS NULL OR used_up IS NULL))`,
  `CREATE INDEX promotion_draws_won ON promotion_draws (promotion_id, ticket) WHERE prize_id IS NOT NULL`,

  `CREATE TABLE promotion_referrals (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     promotion_id integer NOT NULL REFERENCES promotions,
     inviter_id integer NOT NULL REFERENCES promotion_participants,
     friend_id integer NOT NULL UNIQUE REFERENCES promotion_participants,
     state text NOT NULL CHECK (state IN ('pending', 'qualified', 'notCounted')),
     reason text,
     -- Hashes of the normalised email address, the device and the household.
     mail_hash bytea,
     device_hash bytea,
     household_hash bytea,
     created_at timestamptz NOT NULL,
     decided_at timestamptz,
     CHECK (inviter_id <> friend_id),
     CHECK ((state = 'notCounted') = (reason IS NOT NULL)),
     CHECK ((state = 'pending') = (decided_at IS NULL)))`,
  `CREATE INDEX promotion_referrals_inviter ON promotion_referrals (inviter_id, created_at)`,
  `CREATE INDEX promotion_referrals_mail ON promotion_referrals (promotion_id, mail_hash)`,
  `CREATE INDEX promotion_referrals_device ON promotion_referrals (promotion_id, device_hash)`,
  `CREATE INDEX promotion_referrals_household ON promotion_referrals (promotion_id, household_hash, decided_at)`,

  `CREATE TABLE promotion_claims (
     promotion_id integer NOT NULL,
     ticket integer NOT NULL,
     participant_id integer NOT NULL REFERENCES promotion_participants,
     prize_id integer NOT NULL,
     state text NOT NULL CHECK (state IN ('open', 'claimed', 'sent', 'delivered', 'lapsed')),
     deadline timestamptz NOT NULL,
     -- Delivery address, encrypted with the server's key.
     sealed_form bytea,
     reminded_at timestamptz,
     claimed_at timestamptz,
     sent_at timestamptz,
     delivered_at timestamptz,
     PRIMARY KEY (promotion_id, ticket),
     FOREIGN KEY (promotion_id, ticket) REFERENCES promotion_draws,
     CHECK (state IN ('open', 'lapsed') OR claimed_at IS NOT NULL),
     CHECK (state NOT IN ('open', 'lapsed') OR sealed_form IS NULL))`,
  `CREATE INDEX promotion_claims_due ON promotion_claims (state, deadline)`,

  // Prizes that were not claimed in time, returned to the pot from a given draw.
  `CREATE TABLE promotion_returns (
     promotion_id integer NOT NULL,
     ticket integer NOT NULL,
     round_id integer NOT NULL,
     prize_id integer NOT NULL,
     before_ticket integer NOT NULL,
     at timestamptz NOT NULL,
     signature text NOT NULL,
     PRIMARY KEY (promotion_id, ticket),
     FOREIGN KEY (promotion_id, ticket) REFERENCES promotion_claims,
     FOREIGN KEY (promotion_id, round_id) REFERENCES promotion_rounds)`,

  // If two transactions spend a member's last chance at once, the second waits for the first and then finds none.
  `CREATE FUNCTION promotion_chances_guard() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM FROM promotion_participants WHERE id = NEW.participant_id FOR NO KEY UPDATE;
     IF NEW.amount + (SELECT coalesce(sum(amount), 0) FROM promotion_chances
                      WHERE participant_id = NEW.participant_id) < 0 THEN
       RAISE EXCEPTION 'no chance left' USING ERRCODE = 'check_violation',
         CONSTRAINT = 'promotion_chances_not_negative';
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER promotion_chances_guard BEFORE INSERT ON promotion_chances
     FOR EACH ROW EXECUTE FUNCTION promotion_chances_guard()`,

  `CREATE FUNCTION promotion_unchanging() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$`,
  ...['promotion_prizes', 'promotion_chances', 'promotion_draws', 'promotion_returns'].map(
    (table) => `CREATE TRIGGER ${table}_unchanging BEFORE UPDATE OR DELETE ON ${table}
     FOR EACH ROW EXECUTE FUNCTION promotion_unchanging()`,
  ),
];
