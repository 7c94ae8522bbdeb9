import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { missingOf } from './details';
import { pricesOf } from './odds';
import * as shapes from './shapes';
import { feeOf, profileOf, squadOf, transfersOf } from './squads';
import { statusOf } from './statuses';

const at = new Date('2024-04-05T12:00:00Z');

test.each([
  ['TBD', 'notStarted'],
  ['NS', 'notStarted'],
  ['1H', 'live'],
  ['HT', 'halfTime'],
  ['2H', 'live'],
  ['ET', 'live'],
  ['BT', 'live'],
  ['P', 'live'],
  ['LIVE', 'live'],
  ['SUSP', 'suspended'],
  ['INT', 'interrupted'],
  ['FT', 'finished'],
  ['AET', 'afterExtraTime'],
  ['PEN', 'afterPenalties'],
  ['PST', 'postponed'],
  ['CANC', 'cancelled'],
  ['ABD', 'abandoned'],
  ['AWD', 'awarded'],
  ['WO', 'awarded'],
  ['???', 'unknown'],
])('status %s is %s', (short, status) => {
  expect(statusOf(short)).toBe(status);
});

test.each([
  ['€ 28.5M', 28_500_000],
  ['€800K', 800_000],
  ['Loan', null],
  ['N/A', null],
])('a fee of %s', (type, fee) => {
  expect(feeOf(type)).toBe(fee);
});

test('prices by market and line, without the ones that lack a side', () => {
  const bets = [
    {
      id: 1,
      values: [
        ['Home', '2.10'],
        ['Draw', '3.40'],
        ['Away', '3.60'],
      ],
    },
    {
      id: 5,
      values: [
        ['Over 2.5', '1.90'],
        ['Under 2.5', '1.95'],
        ['Over 3.5', '3.10'],
      ],
    },
    {
      id: 4,
      values: [
        ['Home -0.5', '2.05'],
        ['Away -0.5', '1.85'],
      ],
    },
    { id: 99, values: [['Yes', '1.80']] },
  ].map(({ id, values }) => ({ id, values: values.map(([value, odd]) => ({ value, odd })) }));
  const entry = {
    fixture: { id: 7 },
    update: '2024-04-05T10:00:00+00:00',
    bookmakers: [{ name: 'Bet365', bets }],
  };
  expect(pricesOf(shapes.odds.parse(entry))).toMatchObject([
    { market: '1x2', line: 0, prices: { home: 2.1, draw: 3.4, away: 3.6 }, bookmaker: 'Bet365' },
    { market: 'overUnder', line: 2.5, prices: { home: 1.9, away: 1.95 } },
    { market: 'asianHandicap', line: -0.5, prices: { home: 2.05, away: 1.85 } },
  ]);
});

const folder = resolve('../shared/data/api-football-v3/responses');
if (!existsSync(folder)) console.warn(`skipped: ${folder} is absent`);

(existsSync(folder) ? describe : describe.skip)('recorded answers', () => {
  const entries = (name: string) =>
    (JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as { response: unknown[] })
      .response;
  const all = <T>(schema: Parameters<typeof shapes.parseAll<T>>[0], name: string) =>
    shapes.parseAll(schema, entries(name), (reason) => {
      throw new Error(reason);
    });

  test('a squad with shirt numbers and positions', () => {
    const [squad] = all(shapes.squad, 'player-squad-Leipzig');
    const events = squadOf(squad!, at);
    expect(events.at(-1)).toMatchObject({ type: 'squad', teamRef: '173', from: '2024-04-05' });
    expect(events[0]).toMatchObject({ name: 'P. Gulácsi', position: 'goalkeeper' });
    expect(events).toHaveLength(squad!.players.length + 1);
  });

  test('transfers of a player between teams, of which one at least is known', () => {
    const [player] = all(shapes.transfers, 'transfer-pellegri');
    const moves = transfersOf(player!, (team) => team === 503, at).slice(1);
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) expect(move).toMatchObject({ type: 'transfer', playerRef: '123' });
    expect(moves).toContainEqual(
      expect.objectContaining({ date: '2022-01-27', kind: 'loan', toTeamRef: '503', fee: null }),
    );
    expect(transfersOf(player!, () => false, at)).toEqual([]);
  });

  test('who is missing, with the reason', () => {
    const injuries = all(shapes.injury, 'injuries-date-bundes');
    const fixture = {
      fixture: { id: 1049122 },
      teams: { home: { id: 170, name: 'FC Augsburg' }, away: { id: 1, name: '' } },
    } as Parameters<typeof missingOf>[0];
    const lineup = missingOf(fixture, injuries, at).at(-1);
    expect(lineup).toMatchObject({ type: 'lineup', side: 'home', confirmed: false, players: [] });
    expect(lineup).toHaveProperty(
      'missing',
      expect.arrayContaining([{ playerRef: '46930', reason: 'Yellow Cards' }]),
    );
  });

  test('a player in full', () => {
    const profiles = all(shapes.profile, 'player-info-bundes-2022').map((one) =>
      profileOf(one, at),
    );
    expect(profiles.length).toBeGreaterThan(3);
    for (const player of profiles) {
      expect(player.birthDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(player.position).not.toBeNull();
    }
  });
});
