import { sql, type Kysely } from 'kysely';

/** VIP: the payment provider's state of members, granted days, and the entitlements derived from both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `CREATE TABLE vip_customers (
     customer_ref text PRIMARY KEY,
     provider text NOT NULL CHECK (provider IN ('stripe', 'demo')),
     -- Null after the account is deleted. Its subscription is then ended at the provider.
     user_id integer REFERENCES users ON DELETE SET NULL,
     brand_number smallint NOT NULL,
     created_at timestamptz NOT NULL)`,
  `CREATE UNIQUE INDEX vip_customers_user ON vip_customers (user_id, provider)`,

  `CREATE TABLE vip_subscriptions (
     subscription_ref text PRIMARY KEY,
     customer_ref text NOT NULL REFERENCES vip_customers,
     plan text NOT NULL CHECK (plan IN ('month', 'year')),
     status text NOT NULL CHECK (status IN ('incomplete', 'active', 'pastDue', 'ended')),
     renews boolean NOT NULL,
     amount integer NOT NULL CHECK (amount >= 0),
     currency text NOT NULL CHECK (currency ~ '^[a-z]{3}$'),
     starts_at timestamptz NOT NULL,
     -- Paid until, and valid until. The grace period is in between.
     paid_until timestamptz NOT NULL,
     ends_at timestamptz NOT NULL,
     synced_at timestamptz NOT NULL,
     CHECK (starts_at <= ends_at AND paid_until >= starts_at),
     CHECK (status IN ('active', 'pastDue') OR NOT renews))`,
  `CREATE INDEX vip_subscriptions_customer ON vip_subscriptions (customer_ref)`,

  `CREATE TABLE vip_grants (
     id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
     source text NOT NULL CHECK (source IN ('prize', 'grant')),
     -- Reference of the reason. Nothing is granted for the same one twice.
     reference text NOT NULL CHECK (reference <> ''),
     days integer NOT NULL CHECK (days BETWEEN 1 AND 3660),
     granted_at timestamptz NOT NULL,
     revoked_at timestamptz CHECK (revoked_at >= granted_at),
     UNIQUE (source, reference))`,
  `CREATE INDEX vip_grants_user ON vip_grants (user_id)`,

  // Derived from subscriptions and grants; a member has only one at a time.
  `CREATE TABLE vip_entitlements (
     user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
     source text NOT NULL CHECK (source IN ('payment', 'prize', 'grant')),
     starts_at timestamptz NOT NULL,
     ends_at timestamptz NOT NULL,
     PRIMARY KEY (user_id, starts_at),
     CHECK (starts_at < ends_at),
     CONSTRAINT vip_entitlements_apart EXCLUDE USING gist
       (int4range(user_id, user_id, '[]') WITH &&, tstzrange(starts_at, ends_at) WITH &&))`,

  `CREATE TABLE vip_history (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
     at timestamptz NOT NULL,
     kind text NOT NULL,
     -- The reported payment, grant or change. Each is reported once.
     reference text NOT NULL,
     amount integer,
     currency text,
     invoice_url text CHECK (invoice_url ~ '^https?://'),
     CHECK ((amount IS NULL) = (currency IS NULL)),
     UNIQUE (kind, reference))`,
  `CREATE INDEX vip_history_user ON vip_history (user_id, at DESC)`,

  `CREATE TABLE vip_events (
     event_id text PRIMARY KEY,
     type text NOT NULL,
     received_at timestamptz NOT NULL)`,

  // VIP tips that VIP members were notified of.
  `CREATE TABLE vip_told_tips (
     tip_id integer PRIMARY KEY REFERENCES tips,
     told_at timestamptz NOT NULL)`,

  // The data of the demo's fake payment provider; unused with a real one.
  `CREATE TABLE vip_demo (
     ref text PRIMARY KEY,
     kind text NOT NULL CHECK (kind IN ('checkout', 'portal', 'subscription')),
     customer_ref text NOT NULL,
     data jsonb NOT NULL,
     created_at timestamptz NOT NULL)`,
  `CREATE INDEX vip_demo_customer ON vip_demo (customer_ref, kind)`,
];
