import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, jest } from '@jest/globals';
import { pino } from 'pino';

import { readConfig } from '../config';
import { eventually } from '@scoreline/database/eventually';
import { openTestDatabase } from '@scoreline/database/testing';
import { createIngest } from './ingest/ingest';
import { createNbaFeed } from './nba/feed';
import { createOutageLog } from './outage';

it('an outage is logged when it begins and when it is over', () => {
  const logger = { warn: jest.fn(), info: jest.fn() };
  const outage = createOutageLog(logger, 'nba');
  outage.answered();
  for (let attempt = 0; attempt < 3; attempt += 1) outage.failed(new Error('unreachable'));
  expect([logger.warn.mock.calls.length, logger.info.mock.calls.length]).toEqual([1, 0]);
  outage.answered();
  outage.failed(new Error('unreachable'));
  expect([logger.warn.mock.calls.length, logger.info.mock.calls.length]).toEqual([2, 1]);
});

it('a second source that cannot be reached is logged once', async () => {
  let asked = 0;
  const lines: string[] = [];
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const database = await openTestDatabase();
  const now = () => new Date();
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  const ingest = createIngest({ db: database.db, now, logger });
  const deps = { config: readConfig({}), ingest, db: database.db, logger, now };
  const feed = createNbaFeed(deps, { url, every: 5, idle: 5 });
  await feed.start();
  await eventually(() => expect(asked).toBeGreaterThan(3));
  await feed.stop();
  await database.close();
  server.close();
  expect(lines).toHaveLength(1);
});
