import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';

import { buildApp } from '../app';
import { readConfig } from '../config';
import { openTestDatabase } from '@scoreline/database/testing';
import { startExporting } from '../store/traces/exporting';
import { insertLeague, insertMatch } from '../sport/matches/testing';

/** The whole server with one day of matches, for lab/bench/encrypted-list and lab/bench/traces, which start it as a separate process. */
const matches = 60;
const day = '2026-11-21';

const logger = pino({ level: 'silent' });
const { traces } = readConfig(process.env);
if (traces) startExporting(traces, { role: 'all', logger });
const { db, close } = await openTestDatabase();
const teams = Array.from({ length: 2 * matches }, (_, n) => `Atlético Example ${n}`);
const league = await insertLeague(db, { teams });
for (let n = 0; n < matches; n++) {
  await insertMatch(db, league, [2 * n, 2 * n + 1], {
    start: `${day}T${String(10 + (n % 12)).padStart(2, '0')}:30:00Z`,
    ...(n % 2 && { score: [n % 5, n % 3] as [number, number] }),
  });
}
const app = await buildApp({
  config: { trustProxy: false },
  db,
  logger,
  now: () => new Date(),
  rsaKey: { publicKey: '', decrypt: () => Promise.resolve(randomBytes(1)) },
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.once('disconnect', () => void app.close().then(close));
