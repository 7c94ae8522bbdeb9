import { once } from 'node:events';

import { readConfig } from './config';
import { exitCodeOf } from './process/exitCode';
import { reportStart } from './process/progress';
import { start } from './start';
import { createLogger } from './wire/telemetry/logger';

const say = (line: string) => void process.stderr.write(`${line}\n`);
/** A slower graceful stop is aborted; the database recovers on its own. */
const stopMs = 10_000;

async function main(): Promise<void> {
  // The reader of our output may exit first.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const pages = pagesBuilt();
  // `start` awaits it and handles a failure; until then the database is being filled.
  pages.catch(() => undefined);
  const stop = await start(config, logger, reportStart(say), pages);
  let stopping = false;
  const stopOnce = (reason: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), config.drainMs + stopMs).unref();
    void stop().then(() => process.exit());
  };
  process.once('SIGINT', stopOnce);
  process.once('SIGTERM', stopOnce);
  // Without its parent nobody would stop it, and the port would stay taken.
  process.once('disconnect', () => stopOnce('the parent is gone'));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'an error that nobody handled');
    process.exitCode = 1;
    stopOnce('an error');
  });
}

/** Resolves when `npm start` has built the pages, which it does while the database is filled. */
async function pagesBuilt(): Promise<void> {
  if (!process.env.AWAIT_PAGES || !process.connected) return;
  const said = await Promise.race([once(process, 'message'), once(process, 'disconnect')]);
  if (said.length === 0) throw new Error('npm start ended before the pages were built.');
}

main().catch((error: Error) => {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  say(`${error.message}${cause}`);
  if (process.env.LOG_LEVEL === 'debug') say(String(error.stack));
  process.exit(exitCodeOf(error));
});
