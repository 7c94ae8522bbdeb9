import { expect, it } from '@jest/globals';

import { inPlayPricesOf } from './inPlay';
import * as shapes from './shapes';

const value = (name: string, odd: string, handicap: string | null = null, suspended = false) => ({
  value: name,
  odd,
  handicap,
  main: null,
  suspended,
});

/** An entry of `odds/live`, as in the provider's documentation. */
const entry = (stopped = false) => ({
  fixture: { id: 77, status: { long: 'Second Half', elapsed: 61, seconds: '61:05' } },
  status: { stopped, blocked: false, finished: false },
  update: '2026-11-21T15:04:05+00:00',
  odds: [
    {
      id: 59,
      name: 'Fulltime Result',
      values: [value('Home', '1.3'), value('Draw', '4.333'), value('Away', '17')],
    },
    {
      id: 36,
      name: 'Over/Under Line',
      values: [
        value('Over', '1.9', '2.5'),
        value('Under', '1.95', '2.5'),
        value('Over', '3.1', '3.5', true),
        value('Under', '1.3', '3.5'),
      ],
    },
  ],
});
const pricesOf = (raw: unknown) => inPlayPricesOf(shapes.liveOdds.parse(raw));

it('takes the result and the totals that are offered', () => {
  expect(pricesOf(entry()).map(({ market, line, prices }) => [market, line, prices])).toEqual([
    ['1x2', 0, { home: 1.3, draw: 4.333, away: 17 }],
    ['overUnder', 2.5, { home: 1.9, away: 1.95 }],
  ]);
  expect(pricesOf(entry())[0]).toMatchObject({ matchRef: '77', at: '2026-11-21T15:04:05.000Z' });
});

it('quotes nothing while betting is stopped', () => {
  expect(pricesOf(entry(true))).toEqual([]);
});
