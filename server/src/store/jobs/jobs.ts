import PgBoss from 'pg-boss';
import type { Logger } from 'pino';

import { inSpan } from '../traces/spans';

export interface Job {
  name: string;
  /** Minutes, hours, … in UTC; one of several servers runs it. */
  cron: string;
  run(): Promise<void>;
}

const connections = 2;
/** An interrupted job runs again, so none stays half done. */
const stopMs = 1_500;

/** Runs the jobs through the database, so that each runs once for all servers, and is retried if it failed. */
export async function startJobs(url: string, logger: Logger, jobs: readonly Job[]) {
  const boss = new PgBoss({ connectionString: url, max: connections, application_name: 'jobs' });
  boss.on('error', (error) => logger.error({ err: error }, 'jobs: the queue failed'));
  await boss.start();
  for (const { name, cron, run } of jobs) {
    await boss.createQueue(name);
    await boss.schedule(name, cron, undefined, { retryLimit: 3, retryBackoff: true });
    await boss.work(name, () => inSpan(`job ${name}`, run, { root: true }));
  }
  return { stop: () => boss.stop({ graceful: true, wait: true, timeout: stopMs }) };
}
