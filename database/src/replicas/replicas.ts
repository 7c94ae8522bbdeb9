import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { connect, type ConnectOptions } from '../connection/connect';
import { createProbe, type Probe } from './probe';
import type { Database } from '../schema';
import { PrimaryLog, walPosition } from './walPosition';

/**
 * Whether a replica serves reads: it does; it lags too much; it does not answer; it was promoted to a primary; it follows
 * another primary or another timeline of this one.
 */
export type ReplicaState = 'read' | 'behind' | 'away' | 'promoted' | 'foreign';

export interface ReplicaFacts {
  /** Its host and port. */
  name: string;
  state: ReplicaState;
  /** Upper bound of its lag, ms; null if unknown. */
  lagMs: number | null;
}

/** A replica that can serve reads now. */
export interface ReplicaChoice {
  db: Kysely<Database>;
  /** By `performance.now()`: everything committed before is there. */
  shownUntil: number;
  /** Call when it failed: it is skipped until it answers again. */
  failed(): void;
}

export interface Replicas {
  /** A replica with everything committed before `since`, by `performance.now()`; null if only the primary will do. */
  pick(since?: number): ReplicaChoice | null;
  facts(): ReplicaFacts[];
  /** The longest lag of a replica that serves reads, ms. */
  readonly mostLagMs: number;
  close(): Promise<void>;
}

export interface ReplicasOptions {
  primary: string;
  urls: readonly string[];
  mostLagMs: number;
  /** For each replica's pool. */
  pool?: ConnectOptions;
  logger?: Pick<Logger, 'info' | 'warn'>;
}

/** Delay between checks of all positions. */
const lookMs = 250;

interface PrimaryRow {
  position: string | null;
  timeline: number | null;
  system: string;
}

interface ReplicaRow {
  standby: boolean;
  position: string | null;
  timeline: number | null;
  system: string;
}

const system = `(SELECT system_identifier::text FROM pg_control_system()) AS system`;
// The primary's timeline is in the name of its current log file.
const primaryQuestion = `SELECT l.position::text AS position, ${system},
  ('x' || substr(pg_walfile_name(l.position), 1, 8))::bit(32)::int AS timeline
  FROM (SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_current_wal_lsn() END AS position) l`;
const replicaQuestion = `SELECT pg_is_in_recovery() AS standby, pg_last_wal_replay_lsn()::text AS position, ${system},
  (SELECT received_tli FROM pg_stat_wal_receiver) AS timeline`;

interface Replica {
  name: string;
  db: Kysely<Database>;
  probe: Probe<ReplicaRow>;
  state: ReplicaState;
  position: bigint | null;
}

const nameOf = (url: string): string => {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
};

/** A replica's state apart from its position; the primary was queried after it. */
function kindOf(row: ReplicaRow | null, head: PrimaryRow | null): ReplicaState {
  if (!row) return 'away';
  if (!row.standby) return 'promoted';
  if (!head?.position) return 'read';
  const branched = row.timeline !== null && row.timeline !== head.timeline;
  // A replica ahead of the primary has a history of its own.
  const isAhead = row.position !== null && walPosition(row.position) > walPosition(head.position);
  return row.system !== head.system || branched || isAhead ? 'foreign' : 'read';
}

/** Watches the replicas of a primary and picks those that are current enough. */
export function openReplicas(options: ReplicasOptions): Replicas {
  const { mostLagMs, logger } = options;
  const log = new PrimaryLog();
  const primary = createProbe<PrimaryRow>(options.primary, primaryQuestion);
  const replicas = options.urls.map((url): Replica => {
    const db = connect(url, { ...options.pool, onError: () => undefined });
    const probe = createProbe<ReplicaRow>(url, replicaQuestion);
    return { name: nameOf(url), db, probe, state: 'away', position: null };
  });
  const stopped = new AbortController();
  let line: string | null = null;
  let turn = 0;

  const shownUntil = ({ position }: Replica) =>
    position === null ? null : log.shownUntil(position);

  function enter(replica: Replica, state: ReplicaState): void {
    if (replica.state === state) return;
    logger?.[state === 'read' ? 'info' : 'warn'](
      { replica: replica.name, state },
      'a database replica changed its state',
    );
    replica.state = state;
  }

  async function look(): Promise<void> {
    // Replicas first: none can be ahead of the primary's later position.
    const rows = await Promise.all(replicas.map(({ probe }) => probe.ask()));
    const at = performance.now();
    const head = await primary.ask();
    if (head?.position) {
      const newLine = `${head.system} ${head.timeline}`;
      if (line !== newLine) log.clear();
      line = newLine;
      log.add(at, walPosition(head.position));
    }
    replicas.forEach((replica, index) => {
      const row = rows[index] ?? null;
      replica.position = row?.position ? walPosition(row.position) : null;
      const kind = kindOf(row, head);
      enter(replica, kind === 'read' && !isNear(replica) ? 'behind' : kind);
    });
  }

  function isNear(replica: Replica): boolean {
    const until = shownUntil(replica);
    return until !== null && performance.now() - until <= mostLagMs;
  }

  async function watch(): Promise<void> {
    while (!stopped.signal.aborted) {
      await look();
      await sleep(lookMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }
  const watching = watch();

  function choose(replica: Replica, since: number): ReplicaChoice | null {
    if (replica.state !== 'read' || !isNear(replica)) return null;
    const until = shownUntil(replica)!;
    if (until < since) return null;
    return { db: replica.db, shownUntil: until, failed: () => enter(replica, 'away') };
  }

  return {
    mostLagMs,
    pick(since = -Infinity) {
      for (let tried = 0; tried < replicas.length; tried++) {
        const choice = choose(itemAt(replicas, turn++ % replicas.length), since);
        if (choice) return choice;
      }
      return null;
    },
    facts: () =>
      replicas.map((replica) => {
        const until = shownUntil(replica);
        const lagMs = until === null ? null : Math.round(performance.now() - until);
        const state = replica.state === 'read' && !isNear(replica) ? 'behind' : replica.state;
        return { name: replica.name, state, lagMs };
      }),
    async close() {
      stopped.abort();
      await watching;
      await Promise.all([primary.close(), ...replicas.map(({ probe }) => probe.close())]);
      await Promise.all(replicas.map(({ db }) => db.destroy()));
    },
  };
}
