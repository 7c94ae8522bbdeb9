import { startTestServer } from './store/db/testServer';
import { findTestNats } from './wire/live/nats/testingNats';
import { findTestRedis } from './wire/live/testingRedis';

let stopServer: (() => Promise<void>) | undefined;

/** Before any test: a PostgreSQL for all of them, and whether there is a Redis. */
export default async function beforeTests(): Promise<void> {
  await findTestRedis();
  await findTestNats();
  stopServer = await startTestServer();
}

export const stopTestServer = (): Promise<void> | undefined => stopServer?.();
