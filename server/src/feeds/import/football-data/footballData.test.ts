import { describe, expect, test } from '@jest/globals';

import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemWhere } from '@scoreline/shared-lib/contract/lists';

import { readFootballData } from './footballData';
import { snapshotTime } from './footballDataPrices';

const header =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,HR,AR,B365H,B365D,B365A,B365CH,B365CD,B365CA,AHh,B365AHH,B365AHA,AHCh,B365CAHH,B365CAHA,BFEH,BFED,BFEA';
const match =
  'E0,16/08/2024,20:00,Man United,Fulham,1,0,H,0,0,D,0,1,1.6,4.2,5.25,1.65,4,5,-1,2.05,1.85,-0.75,1.9,2,1.62,4.3,5.5';
const read = (...rows: string[]) =>
  readFootballData({ name: 'E0.csv', text: [header, ...rows].join('\n'), modifiedAt: 5 });
const change = (from: string, to: string) => match.replace(from, to);

describe('a row', () => {
  const { events, skipped } = read(match);
  const only = <T extends string>(type: T) => events.find((event) => event.type === type);

  test('kicks off in London, whatever the clock says there', () => {
    expect(only('fixture')).toMatchObject({ startTime: '2024-08-16T19:00:00.000Z' });
    const winter = read(change('16/08/2024', '16/12/2024')).events;
    expect(winter.find(({ type }) => type === 'fixture')).toMatchObject({
      startTime: '2024-12-16T20:00:00.000Z',
    });
  });

  test('has both halves and the red cards', () => {
    expect(only('state')).toMatchObject({
      status: 'finished',
      score: { home: 1, away: 0 },
      periods: [
        { home: 0, away: 0 },
        { home: 1, away: 0 },
      ],
      redCards: { home: 0, away: 1 },
    });
  });

  test('is of the season and the club that other sources call otherwise', () => {
    expect(only('season')).toMatchObject({ name: '2024/25' });
    expect(events.filter(({ type }) => type === 'team')).toMatchObject([
      { name: 'Manchester United', ref: 'gb-eng/manchester-united' },
      { name: 'Fulham', ref: 'gb-eng/fulham' },
    ]);
  });

  test('gives a first snapshot and a closing price, a moved handicap at its own line', () => {
    const prices = events.filter((event): event is PriceEvent => event.type === 'price');
    const handicaps = prices.filter(({ market }) => market === 'asianHandicap');
    expect(handicaps.map(({ line, kind }) => [line, kind])).toEqual([
      [-1, 'snapshot'],
      [-0.75, 'closing'],
    ]);
    expect(itemWhere(prices, ({ kind }) => kind === 'closing').at).toBe('2024-08-16T19:00:00.000Z');
    expect(skipped).toEqual([]);
  });
});

describe('broken rows are told by their line', () => {
  test.each([
    ['E0,16/08/2024', 'X9,16/08/2024', 'unknown division "X9"'],
    ['16/08/2024', '31/02/2024', '"31/02/2024 20:00" is no date and time'],
    ['16/08/2024', '2024-08-16', '"2024-08-16 20:00" is no date and time'],
    [',1,0,H', ',one,0,H', '"one–0" is no score'],
    [',1,0,H', ',1,0,A', 'the result A does not fit the score 1–0'],
    ['Fulham', 'Man United', '"Man United" plays itself'],
    ['Fulham', '', 'a team has no name'],
    [',5.5', ',5.5,9', '29 cells where the header has 28'],
  ])('%s as %s', (from, to, reason) => {
    const { skipped, events } = read(match, change(from, to));
    expect(skipped).toEqual([{ row: 3, reason }]);
    expect(events.filter(({ type }) => type === 'fixture')).toHaveLength(1);
  });
});

describe('prices that are none', () => {
  test.each([
    ['1.6,4.2,5.25', '0,0,0', 'a price must be above 1'],
    ['1.6,4.2,5.25', '1.6,,5.25', 'not all of them are numbers'],
    ['1.62,4.3,5.5', '1.02,1.1,1.2', 'an overround of 2.72 is no market'],
    ['1.62,4.3,5.5', '900,900,900', 'an overround of 0.00 is no market'],
  ])('%s as %s', (from, to, reason) => {
    const { skipped, events } = read(change(from, to));
    expect(skipped).toHaveLength(1);
    expect(firstItem(skipped).reason).toContain(reason);
    expect(events.filter(({ type }) => type === 'price')).toHaveLength(4);
  });
});

test.each([
  ['2024-08-16T19:00:00.000Z', '2024-08-16T12:00:00.000Z'],
  ['2024-08-18T15:30:00.000Z', '2024-08-16T12:00:00.000Z'],
  ['2024-08-21T18:00:00.000Z', '2024-08-20T12:00:00.000Z'],
  ['2024-08-20T12:30:00.000Z', '2024-08-16T12:00:00.000Z'],
])('before kick-off at %s the prices were taken at %s', (kickOff, taken) => {
  expect(snapshotTime(kickOff)).toBe(taken);
});
