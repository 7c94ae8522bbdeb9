import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { firstItem, itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { readConfig } from '../../config';
import { eventually } from '@scoreline/database/eventually';
import { openTestDatabase, type TestDatabase } from '@scoreline/database/testing';
import { createIngest } from '../ingest/ingest';
import { boxEvents, incidentsOf } from './details';
import { createNbaFeed } from './feed';
import { boxScore, odds, playByPlay } from './shapes';
import { pricesOf } from './odds';

const folder = resolve('../shared/data/nba-api');
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const json = (name: string): unknown =>
  JSON.parse(name.endsWith('.md') ? itemAt(/```json\n(.*?)```/s.exec(text(name))!, 1) : text(name));
const at = new Date('2025-11-06T05:00:00Z');
const logger = pino({ level: 'silent' });

if (!existsSync(folder)) console.warn(`skipped: ${folder} is absent`);

(existsSync(folder) ? describe : describe.skip)('recorded files', () => {
  test('the play-by-play ends in the final score, and every score belongs to a side', () => {
    const events = incidentsOf(playByPlay.parse(json('playbyplayv3.json')), at);
    const incidents = events.filter((event) => event.type === 'incident');
    const scores = incidents.filter(({ kind }) => kind === 'score');
    expect(lastItem(scores).score).toEqual({ home: 116, away: 117 });
    expect(scores.every(({ side, playerRef }) => side && playerRef)).toBe(true);
    expect(incidents.filter(({ kind }) => kind === 'periodEnd')).toHaveLength(4);
    expect(lastItem(incidents).second).toBe(4 * 720);
  });

  test.each(['live_boxscore.md', 'boxscoretraditionalv3.json'])('the box score %s', (name) => {
    const box = boxScore.parse(json(name));
    const events = boxEvents(box, at);
    const [statistics] = events.filter((event) => event.type === 'statistics');
    const points = statistics!.rows.find(({ key }) => key === 'points');
    expect(points).toMatchObject({ home: box.homeTeam.statistics.points });
    const players = events.filter((event) => event.type === 'playerStatistics');
    expect(firstItem(players).values).toMatchObject({ minutes: name.endsWith('md') ? 25 : 31 });
  });

  test('opening and current odds of every book', () => {
    const prices = pricesOf(odds.parse(json('live_odds.md')), () => '2025-11-06T12:00:00Z', at);
    expect(prices.map(({ kind, market, prices }) => [kind, market, prices])).toEqual([
      ['opening', 'moneyline', { home: 1.36, away: 3.3 }],
      ['movement', 'moneyline', { home: 1.37, away: 3.22 }],
    ]);
  });

  describe('over HTTP', () => {
    let server: Server;
    let database: TestDatabase;
    beforeAll(async () => {
      database = await openTestDatabase();
      server = createServer((request, response) => {
        const found = request.url?.includes('todaysScoreboard');
        response.writeHead(found ? 200 : 403).end(found ? text('scoreboardv3.json') : '');
      }).listen(0, '127.0.0.1');
      await new Promise((done) => server.once('listening', done));
    });
    afterAll(async () => {
      server.close();
      await database.close();
    });

    test('the scoreboard becomes matches whose quarters add up', async () => {
      const { db } = database;
      const { port } = server.address() as AddressInfo;
      const now = () => at;
      const deps = {
        db,
        now,
        logger,
        config: readConfig({}),
        ingest: createIngest({ db, now, logger }),
      };
      const feed = createNbaFeed(deps, { url: `http://127.0.0.1:${port}` });
      const rows = () =>
        db.selectFrom('matches').select(['status', 'home_score', 'home_periods']).execute();
      await feed.start();
      await eventually(async () => expect(await rows()).toHaveLength(11), { timeout: 10_000 });
      await feed.stop();
      for (const { status, home_score, home_periods } of await rows()) {
        expect(status).toBe('finished');
        expect(home_periods.reduce((a, b) => a + b, 0)).toBe(home_score);
      }
    });
  });
});
