import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';

import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import type { ApiClient } from './feeds/api-football/client';
import { Poller } from './feeds/api-football/poller';
import {
  at,
  change,
  entry,
  event,
  type Event,
  figures,
  goal,
  harbour,
  mill,
  red,
  yellow,
} from './feeds/api-football/testingAnswers';
import { createIngest } from './feeds/ingest/ingest';
import { matchDetail } from './sport/matches/sections/detail';
import { findMatch } from './sport/matches/sections/matchKey';
import { matchRatings } from './sport/matches/sections/ratings/ratings';
import { ratingsIn } from './sport/players/ratings';
import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';

const logger = pino({ level: 'silent' });
const folder = resolve('../shared/data/api-football-v3/responses');
const test = duringTests(openTestDatabase);

interface Rated {
  name: string;
  rating: number;
  minutes: number;
}

/** The data of a match's page after a poll of the provider. */
async function rated(entry: { fixture: { id: number; date: string } }) {
  const { db } = test;
  let now = Date.parse(entry.fixture.date) + 3 * 3_600_000;
  const ingest = createIngest({ db, now: () => new Date(now), logger });
  const client: ApiClient = {
    ...{ remaining: () => 1_000, share: () => 1, quota: () => null },
    get: (path, query) =>
      Promise.resolve(path === 'fixtures' && (query.live ?? query.league) ? [entry] : []),
  };
  const storedCards = () => Promise.resolve(new Map());
  const poller = new Poller({
    ...{ client, ingest, logger, storedCards, now: () => new Date((now += 1)) },
  });
  await poller.round();
  const { id } = await db
    .selectFrom('feed_refs')
    .select('id')
    .where('kind', '=', 'match')
    .where('source', '=', 'api-football')
    .where('ref', '=', String(entry.fixture.id))
    .executeTakeFirstOrThrow();
  const { ratings, bestPlayerId } = await matchRatings(db, (await findMatch(db, id))!);
  const players = new Map<string, Rated>();
  for (const { player, rating, minutes } of ratings) {
    players.set(player.name, { name: player.name, rating, minutes });
    const course = bestPlayerId === null ? null : await ratingsIn(db, player.playerId, [id]);
    if (course) expect([player.name, course.get(id)]).toEqual([player.name, rating]);
  }
  const { sections } = (await matchDetail(db, id))!;
  expect(sections.includes('ratings')).toBe(players.size > 0);
  const best = ratings.find(({ player }) => player.playerId === bestPlayerId)?.player.name;
  return { players, best };
}

/** Rounds in hundredths, so that half a tenth rounds up. */
const rounded = (sum: number) => Math.floor((Math.round(sum * 1e4) / 1e2 + 5) / 10) / 10;

describe('ratings of what API-FOOTBALL gives', () => {
  // Harbour Town 3–1 Mill City: a goal with assist, an own goal, a penalty for each side, one missed.
  const events = [
    event(at(12), harbour, goal, 'H10', 'H8'),
    event(at(30), mill, yellow, 'M4'),
    event(at(44), harbour, ['Goal', 'Own Goal'], 'M5'),
    event(at(58), harbour, change, 'H10', 'H13'),
    event(at(64), mill, yellow, 'M4'),
    event(at(64), mill, red, 'M4'),
    event(at(70), mill, ['Goal', 'Penalty'], 'M11'),
    event(at(72), mill, ['Var', 'Goal cancelled'], 'M10'),
    event(at(75), harbour, ['Goal', 'Missed Penalty'], 'H11'),
    event(at(80), harbour, red, 'H3'),
    event(at(82), harbour, goal, 'H13'),
    event(at(84), harbour, change, 'H9', 'H12'),
  ];
  const statistics = [figures(harbour, 7, 2), figures(mill, 3, 4)];
  /** (7 − 3) ÷ 10, added for Harbour Town and subtracted for Mill City. */
  const pressure = 0.4;

  it('are those that one counts by hand', async () => {
    const { players, best } = await rated(entry([3, 1], events, { statistics }));
    const expected: [name: string, minutes: number, sum: number][] = [
      // Forward, a goal, off after 58 minutes, during which his side scored two.
      ['H10', 58, 6.3 + 0.9 + 2 * 0.1 + 0.5 * pressure * (58 / 90)],
      // Midfielder, an assist, on for all goals.
      ['H8', 90, 6.3 + 0.6 + 3 * 0.1 - 0.12 + 0.5 * pressure],
      // Forward who came on: a goal, and on for the penalty against his side.
      ['H13', 32, 6.3 + 0.9 + 0.1 - 0.06 + 0.5 * pressure * (32 / 90)],
      // Forward with a missed penalty.
      ['H11', 90, 6.3 - 0.7 + 3 * 0.1 - 0.06 + 0.5 * pressure],
      // Defender with a straight red card after 80 minutes.
      ['H3', 80, 6.3 - 1.5 + 2 * 0.1 - 0.25 + 0.4 * pressure * (80 / 90)],
      // Goalkeepers: two saves and one goal against, four saves and three goals against.
      ['H1', 90, 6.3 + 3 * 0.1 - 0.35 + 2 * 0.2],
      ['M1', 90, 6.3 + 0.1 - 3 * 0.35 + 4 * 0.2],
      // Defender with an own goal.
      ['M5', 90, 6.3 - 0.8 + 0.1 - 3 * 0.25 - 0.4 * pressure],
      // Defender with two yellow cards, the second as one event: off after 64 minutes, two goals against.
      ['M4', 64, 6.3 - 0.3 - 1 - 2 * 0.25 - 0.4 * pressure * (64 / 90)],
      // Forward with a penalty.
      ['M11', 90, 6.3 + 0.6 + 0.1 - 3 * 0.06 - 0.5 * pressure],
      // A cancelled goal counts for nobody.
      ['M10', 90, 6.3 + 0.1 - 3 * 0.06 - 0.5 * pressure],
    ];
    for (const [name, minutes, sum] of expected)
      expect(players.get(`Invented ${name}`)).toEqual({
        ...{ name: `Invented ${name}`, minutes, rating: rounded(sum) },
      });
    expect(best).toBe('Invented H10');
    // Six minutes without an event, or never on.
    for (const name of ['H12', 'H14', 'M12', 'M13', 'M14'])
      expect(players.has(`Invented ${name}`)).toBe(false);
    expect(players.size).toBe(11 + 11 + 1);
  });

  it('count no saves and no pressure where there are no statistics', async () => {
    const { players } = await rated(entry([3, 1], events));
    expect(players.get('Invented H1')?.rating).toBe(rounded(6.3 + 3 * 0.1 - 0.35));
    expect(players.get('Invented H11')?.rating).toBe(rounded(6.3 - 0.7 + 3 * 0.1 - 0.06));
  });

  it('are of 90 minutes where penalties follow them, and kicks count nothing', async () => {
    const kick = (minute: number, team: typeof harbour, detail: string, player: string) => ({
      ...event(at(120, minute), team, ['Goal', detail], player),
      comments: 'Penalty Shootout',
    });
    const { players, best } = await rated(
      entry(
        [0, 0],
        [
          event(at(61), mill, change, 'M10', 'M13'),
          kick(1, harbour, 'Penalty', 'H10'),
          kick(2, mill, 'Missed Penalty', 'M11'),
        ],
        {
          short: 'PEN',
          penalty: [1, 0],
          statistics: [figures(harbour, 3, 5), figures(mill, 5, 3)],
        },
      ),
    );
    expect(players.get('Invented H1')).toMatchObject({
      ...{ minutes: 90, rating: rounded(6.3 + 0.8 + 5 * 0.2) },
    });
    expect(players.get('Invented M1')?.rating).toBe(rounded(6.3 + 0.8 + 3 * 0.2));
    expect(players.get('Invented M13')).toMatchObject({ minutes: 29 });
    expect(players.get('Invented H10')?.rating).toBe(rounded(6.3 - 0.5 * 0.25));
    expect(players.get('Invented M11')?.rating).toBe(rounded(6.3 + 0.5 * 0.25));
    expect(best).toBe('Invented H1');
  });

  it.each<[string, [number, number], Event[] | undefined]>([
    ['line-ups alone', [3, 1], undefined],
    ['line-ups of a match without goals, and nothing else', [0, 0], undefined],
    ['no events yet', [0, 0], []],
    ['a goal less than the score', [3, 1], events.slice(1)],
    ['a goal for the other side', [2, 2], events],
    ['a goal of the away side less than the score', [3, 2], events],
    ['goals and cards, and nobody changed', [3, 1], events.filter(({ type }) => type !== 'subst')],
  ])('are none of %s', async (_what, score, some) => {
    const { players, best } = await rated(entry(score, some, { statistics }));
    expect([...players]).toEqual([]);
    expect(best).toBeUndefined();
  });

  it('are of the minutes so far while a match is live, as soon as its goals are all there', async () => {
    const live = (score: [number, number], some = events.slice(0, 1)) => {
      const one = entry(score, some, { short: '2H', statistics });
      return {
        ...one,
        fixture: { ...one.fixture, status: { short: '2H', elapsed: 50, extra: null } },
      };
    };
    const { players, best } = await rated(live([1, 0]));
    expect(players.get('Invented H10')).toMatchObject({
      ...{ minutes: 50, rating: rounded(6.3 + 0.9 + 0.1 + 0.5 * pressure) },
    });
    expect(best).toBeUndefined();
    expect((await rated(live([2, 0]))).players.size).toBe(0);
    expect((await rated(live([0, 0], []))).players.size).toBe(0);
  });
});

const isThere = existsSync(folder);
if (!isThere) console.warn(`skipped: ${folder} is absent`);

(isThere ? describe : describe.skip)('ratings of recorded matches', () => {
  interface Recorded {
    fixture: { id: number; date: string };
  }
  const recorded = async (id: number) => {
    const file = join(folder, 'fixtures-cl-penalties.json');
    const { response } = JSON.parse(readFileSync(file, 'utf8')) as { response: Recorded[] };
    return rated(itemWhere(response, ({ fixture }) => fixture.id === id));
  };

  it('are those that one counts by hand: a goalkeeper with a clean sheet of 120 minutes, a scorer who went off', async () => {
    const { players, best } = await recorded(1149523);
    const of = (name: string) => [players.get(name)?.minutes, players.get(name)?.rating];
    const pressure = (4 - 3) / 7;
    expect(of('David Raya')).toEqual([120, rounded(6.3 + 0.1 + 0.8 + 3 * 0.2)]);
    expect(of('L. Trossard')).toEqual([
      105,
      rounded(6.3 + 0.9 + 0.1 + 0.5 * pressure * (105 / 120)),
    ]);
    expect(of('M. Ødegaard')).toEqual([120, rounded(6.3 + 0.6 + 0.1 + 0.2 + 0.5 * pressure)]);
    expect(of('William Saliba')).toEqual([120, rounded(6.3 - 0.3 + 0.1 + 0.5 + 0.4 * pressure)]);
    expect(of('Diogo Costa')).toEqual([120, rounded(6.3 - 0.35 + 3 * 0.2)]);
    expect(of('A. Varela')).toEqual([90, rounded(6.3 - 0.12 - 0.5 * pressure * (90 / 120))]);
    expect(of('M. Grujić')).toEqual([30, rounded(6.3 - 0.5 * pressure * (30 / 120))]);
    expect(players.size).toBe(22 + 3 + 5);
    expect(best).toBe('David Raya');
  });

  it('are those that one counts by hand: goals on both sides, a substitute who scores', async () => {
    const { players } = await recorded(1149519);
    const of = (name: string) => [players.get(name)?.minutes, players.get(name)?.rating];
    const pressure = (9 - 5) / 14;
    expect(of('M. Depay')).toEqual([41, rounded(6.3 + 0.9 + 0.1 + 0.5 * pressure * (41 / 120))]);
    expect(of('Koke')).toEqual([
      ...[120, rounded(6.3 + 0.6 - 0.3 + 2 * 0.1 - 0.12 + 0.5 * pressure)],
    ]);
    expect(of('Y. Sommer')).toEqual([120, rounded(6.3 + 0.1 - 2 * 0.35 + 7 * 0.2)]);
    expect(of('F. Dimarco')).toEqual([
      ...[84, rounded(6.3 + 1 + 0.1 - 0.12 - 0.5 * pressure * (84 / 120))],
    ]);
  });
});
