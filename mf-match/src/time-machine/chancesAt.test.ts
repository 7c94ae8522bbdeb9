import { describe, expect, it, test } from '@jest/globals';

import { chancesAt, ratesOf } from './chancesAt';

const start = { home: 0.5, draw: 0.27, away: 0.23 };
const sum = ({ home, draw = 0, away }: { home: number; draw?: number; away: number }) =>
  home + draw + away;

describe('football', () => {
  it('begins with the chances at kick-off and ends with the result', () => {
    const kickOff = chancesAt('football', start, { lead: 0, played: 0 });
    expect(kickOff.home).toBeCloseTo(start.home, 3);
    expect(kickOff.draw).toBeCloseTo(start.draw, 3);
    const end = (lead: number) => chancesAt('football', start, { lead, played: 1 });
    expect(end(1)).toEqual({ home: 1, draw: 0, away: 0 });
    expect(end(0)).toEqual({ home: 0, draw: 1, away: 0 });
  });

  it('trusts a lead more the less time is left', () => {
    const homeAt = (played: number) => chancesAt('football', start, { lead: 1, played }).home;
    const over = [0.1, 0.3, 0.5, 0.7, 0.9].map(homeAt);
    expect(over).toEqual(over.toSorted((a, b) => a - b));
    expect(homeAt(0.9)).toBeGreaterThan(0.9);
  });

  it('takes few goals from a likely draw', () => {
    const goals = (draw: number) => {
      const rates = ratesOf({ home: (1 - draw) / 2, draw, away: (1 - draw) / 2 });
      return rates.home + rates.away;
    };
    expect(goals(0.33)).toBeLessThan(goals(0.22));
  });
});

describe('basketball', () => {
  it('begins with the chances at tip-off, has no draw, and ends with who leads', () => {
    const even = { home: 0.6, away: 0.4 };
    const kickOff = chancesAt('basketball', even, { lead: 0, played: 0 });
    expect(kickOff.home).toBeCloseTo(0.6, 4);
    expect(kickOff).not.toHaveProperty('draw');
    expect(chancesAt('basketball', even, { lead: 3, played: 1 }).home).toBeGreaterThan(0.999);
    expect(chancesAt('basketball', even, { lead: -3, played: 1 }).home).toBeLessThan(0.001);
  });
});

test.each([
  ['football', { lead: 2, played: 0.4 }],
  ['basketball', { lead: -7, played: 0.8 }],
] as const)('chances of %s add up to 1', (sport, standing) => {
  const { home, away } = start;
  const known =
    sport === 'football' ? start : { home: home / (home + away), away: away / (home + away) };
  expect(sum(chancesAt(sport, known, standing))).toBeCloseTo(1, 9);
});
