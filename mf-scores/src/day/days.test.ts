import { describe, expect, it } from '@jest/globals';

import { asDay } from '../scoreboard/useChoice';
import { addMonths, dayStep, monthDays, weekdays, weekStart } from './monthDays';
import { stripDays } from './stripDays';
import { swipeStep } from './useDaySwipe';

describe('stripDays', () => {
  it('shows today and seven days to either side, across a month and a clock change', () => {
    const days = stripDays('2026-03-29', '2026-03-29');
    expect(days).toHaveLength(15);
    expect([days[0], days[7], days[14]]).toEqual(['2026-03-22', '2026-03-29', '2026-04-05']);
  });

  it('leads on from the chosen day, at its ends and far away', () => {
    const edge = stripDays('2026-11-21', '2026-11-28');
    expect([edge[0], edge.at(-1)]).toEqual(['2026-11-14', '2026-12-01']);
    const far = stripDays('2026-11-21', '2025-01-01');
    expect([far[0], far[7], far.at(-1)]).toEqual(['2024-12-25', '2025-01-01', '2025-01-08']);
    for (let away = -40; away <= 40; away += 1) {
      const chosen = new Date(Date.UTC(2026, 10, 21 + away)).toISOString().slice(0, 10);
      const days = stripDays('2026-11-21', chosen);
      expect([...new Set(days)].sort()).toEqual(days);
      expect(days.indexOf(chosen)).toBeGreaterThanOrEqual(3);
      expect(days.length - 1 - days.indexOf(chosen)).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a month', () => {
  it('has its days, leap years too', () => {
    expect(monthDays('2028-02')).toHaveLength(29);
    expect(addMonths('2026-11', 2)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('begins in the column its first weekday has in the language', () => {
    // 1 November 2026 is a Sunday.
    expect(weekStart('2026-11', 'en-GB')).toBe(7);
    expect(weekdays('en-GB')[6]).toBe('Sun');
  });

  it('is walked in the direction of reading', () => {
    expect(dayStep('ArrowRight', '2026-11-30', false)).toBe('2026-12-01');
    expect(dayStep('ArrowRight', '2026-11-30', true)).toBe('2026-11-29');
    expect(dayStep('ArrowUp', '2026-11-03', false)).toBe('2026-10-27');
    expect(dayStep('Enter', '2026-11-03', false)).toBeNull();
  });
});

describe('swipeStep', () => {
  it('goes on to the left where one reads from the left, and the other way round', () => {
    expect(swipeStep(-90, 10, false)).toBe(1);
    expect(swipeStep(-90, 10, true)).toBe(-1);
  });

  it('leaves scrolling and tapping alone', () => {
    expect(swipeStep(-90, 80, false)).toBeNull();
    expect(swipeStep(20, 0, false)).toBeNull();
  });
});

describe('asDay', () => {
  it('takes days that exist and nothing else', () => {
    expect(asDay('2028-02-29')).toBe('2028-02-29');
    for (const wrong of ['2026-02-30', '2026-13-01', 'today', '', null])
      expect(asDay(wrong)).toBeNull();
  });
});
