import { setTimeout as sleep } from 'node:timers/promises';

import { ask } from './postgres';

const lookMs = 250;
/** Application name of a following server. A base backup that streams the log has another name. */
const standby = 'walreceiver';
const question = `SELECT current_setting('synchronous_standby_names') <> '' AS waits,
  EXISTS (SELECT FROM pg_stat_replication WHERE state = 'streaming' AND application_name = '${standby}') AS follows`;

/** Sets whether a server's commits wait for its standby. */
export async function waitForStandby(port: number, waits: boolean): Promise<void> {
  await ask(port, `ALTER SYSTEM SET synchronous_standby_names = '${waits ? standby : ''}'`);
  await ask(port, 'SELECT pg_reload_conf()');
}

/**
 * Makes the primary's commits wait for its standby only while one is streaming, because otherwise no commit would finish. Commits
 * made without a standby exist in one place only, as with a single server.
 */
export class StandbyWatch {
  readonly #over = new AbortController();
  #watching: Promise<void> = Promise.resolve();

  constructor(private readonly primary: () => number) {}

  start(): void {
    this.#watching = this.#watch();
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#over;
    while (!signal.aborted) {
      // Retry if the primary is down.
      await this.#look().catch(() => undefined);
      await sleep(lookMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const port = this.primary();
    const [state] = await ask(port, question);
    if (state && state.waits !== state.follows) await waitForStandby(port, state.follows === true);
  }
}
