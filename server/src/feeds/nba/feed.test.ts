import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { pino } from 'pino';

import { readConfig } from '../../config';
import { duringTests } from '@scoreline/database/duringTests';
import { eventually } from '@scoreline/database/eventually';
import { openTestDatabase } from '@scoreline/database/testing';
import { createIngest } from '../ingest/ingest';
import { boxEvents, incidentsOf } from './details';
import { createNbaFeed } from './feed';
import { stateOf } from './games';
import { pricesOf } from './odds';
import { boxScore, game, odds, playByPlay } from './shapes';

const at = new Date('2025-11-06T05:00:00Z');
const logger = pino({ level: 'silent' });

const running = {
  gameId: '0022500200',
  gameStatus: 2,
  gameStatusText: 'Q3 04:12',
  period: 3,
  gameClock: 'PT04M12.00S',
  gameTimeUTC: '2025-11-06T00:00:00Z',
  homeTeam: {
    teamId: 1610612739,
    teamTricode: 'CLE',
    score: 60,
    periods: [30, 20, 10, 0].map(row),
  },
  awayTeam: {
    teamId: 1610612755,
    teamTricode: 'PHI',
    score: 55,
    periods: [25, 20, 10, 0].map(row),
  },
};
function row(score: number, i: number) {
  return { period: i + 1, score };
}

describe('states', () => {
  test('a running game has the seconds left and the periods begun', () => {
    const state = stateOf(game.parse(running), at);
    expect(state).toMatchObject({ status: 'live', score: { home: 60, away: 55 } });
    expect(state.clock).toMatchObject({ period: 3, seconds: 252, running: true });
    expect(state.periods).toHaveLength(3);
  });

  test.each([
    [{ gameStatusText: 'Halftime' }, 'halfTime'],
    [{ gameStatusText: 'Final/OT', gameStatus: 3, period: 5 }, 'afterExtraTime'],
    [{ gameStatusText: 'Final', gameStatus: 3, period: 4 }, 'finished'],
    [{ gameStatusText: '7:00 pm ET', gameStatus: 1, period: 0 }, 'notStarted'],
    [{ gameStatusText: 'PPD', gameStatus: 1, period: 0 }, 'postponed'],
  ])('%o is %s', (change, status) => {
    expect(stateOf(game.parse({ ...running, ...change }), at).status).toBe(status);
  });
});

describe('a play-by-play', () => {
  let number = 0;
  const action = (period: number, clock: string, actionType: string, more: object = {}) => ({
    ...{ actionNumber: (number += 2), period, clock, actionType, subType: '' },
    ...{ personId: 0, playerNameI: '', scoreHome: '', scoreAway: '', ...more },
  });
  const made = (scoreHome: string, scoreAway: string) => ({
    ...{ personId: 7, playerNameI: 'I. Vented', scoreHome, scoreAway },
  });
  const actions = [
    action(1, 'PT12M00.00S', 'period', { subType: 'start', scoreHome: '0', scoreAway: '0' }),
    action(1, 'PT11M43.00S', 'Missed Shot', { personId: 7, playerNameI: 'I. Vented' }),
    action(1, 'PT10M00.00S', 'Made Shot', made('0', '3')),
    action(4, 'PT00M00.00S', 'period', { subType: 'end', scoreHome: '0', scoreAway: '3' }),
    action(5, 'PT04M30.00S', 'Free Throw', made('1', '3')),
  ];

  test('has a score for each change, its side and scorer, and seconds that overtime adds to', () => {
    const events = incidentsOf(playByPlay.parse({ game: { gameId: '1', actions } }), at);
    const incidents = events.filter((event) => event.type === 'incident');
    expect(incidents).toMatchObject([
      { kind: 'periodStart', second: 0, side: null },
      { kind: 'score', side: 'away', second: 120, playerRef: '7', score: { home: 0, away: 3 } },
      { kind: 'periodEnd', second: 2880 },
      { kind: 'score', side: 'home', second: 2910, score: { home: 1, away: 3 } },
    ]);
  });
});

describe('a box score', () => {
  const player = (personId: number, minutes: string, more: object) => ({
    ...{ personId, firstName: 'Invented', familyName: `Player ${personId}`, jerseyNum: '4' },
    ...{ statistics: { minutes, points: 10 }, ...more },
  });
  const side = (teamId: number, players: object[]) => ({
    ...{ teamId, players, statistics: { points: 100 } },
  });
  const box = (minutes: string, starter: object, bench: object) => ({
    gameId: '1',
    homeTeam: side(1, [player(11, minutes, starter), player(12, '', bench)]),
    awayTeam: side(2, [player(21, minutes, starter)]),
  });
  const live = box('PT25M01.00S', { starter: '1', position: 'C' }, { starter: '0' });
  const archived = box('30:49', { position: 'F' }, { position: '' });

  test.each([
    ['live', { game: live }, 25],
    ['archived', { boxScoreTraditional: archived }, 31],
  ])('%s: statistics, starters and whole minutes', (_, file, minutes) => {
    const events = boxEvents(boxScore.parse(file), at);
    expect(events.find(({ type }) => type === 'statistics')).toMatchObject({
      rows: [{ key: 'points', home: 100, away: 100 }],
    });
    expect(events.find(({ type }) => type === 'lineup')).toMatchObject({
      players: [{ starter: true }, { starter: false }],
    });
    expect(events.filter(({ type }) => type === 'playerStatistics')).toMatchObject([
      { playerRef: '11', values: { minutes } },
      { playerRef: '21', values: { minutes } },
    ]);
  });
});

test('opening and current odds of a book', () => {
  const outcomes = [
    { type: 'home', odds: '1.370', opening_odds: '1.360' },
    { type: 'away', odds: '3.220', opening_odds: '3.300' },
  ];
  const markets = [{ name: '2way', books: [{ name: 'Invented Bets', outcomes }] }];
  const file = odds.parse({ games: [{ gameId: '1', markets }] });
  expect(pricesOf(file, () => '2025-11-06T12:00:00Z', at)).toMatchObject([
    { kind: 'opening', at: '2025-11-04T12:00:00.000Z', prices: { home: 1.36, away: 3.3 } },
    { kind: 'movement', market: 'moneyline', prices: { home: 1.37, away: 3.22 } },
  ]);
});

describe('over HTTP', () => {
  const database = duringTests(openTestDatabase);

  test('the scoreboard becomes a match whose quarters add up', async () => {
    const final = { gameStatus: 3, gameStatusText: 'Final', period: 4, gameClock: '' };
    const text = JSON.stringify({ scoreboard: { games: [{ ...running, ...final }] } });
    const server = createServer((request, response) => {
      const found = request.url?.includes('todaysScoreboard');
      response.writeHead(found ? 200 : 403).end(found ? text : '');
    }).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const { db } = database;
    const now = () => at;
    const ingest = createIngest({ db, now, logger });
    const { port } = server.address() as AddressInfo;
    const feed = createNbaFeed(
      { ...{ db, now, logger, ingest }, config: readConfig({}) },
      { url: `http://127.0.0.1:${port}` },
    );
    await feed.start();
    const rows = () =>
      db.selectFrom('matches').select(['status', 'home_score', 'home_periods']).execute();
    const expected = [{ status: 'finished', home_score: 60, home_periods: [30, 20, 10, 0] }];
    await eventually(async () => expect(await rows()).toEqual(expected), { timeout: 10_000 });
    await feed.stop();
    server.close();
  });
});
