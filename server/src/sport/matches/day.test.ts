import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';

import { addDays, dayIn, daysOfMonth, daySpan } from './day';

const spanOf = (date: string, timeZone: string) => {
  const { from, to } = daySpan(date, timeZone);
  return [from.toISOString(), (to.getTime() - from.getTime()) / 3_600_000];
};

describe('daySpan', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z', 24],
    ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z', 24],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15:00.000Z', 24],
    ['2026-07-01', 'Pacific/Chatham', '2026-06-30T11:15:00.000Z', 24],
    ['2026-01-01', 'Pacific/Chatham', '2025-12-31T10:15:00.000Z', 24],
    ['2026-11-21', 'America/St_Johns', '2026-11-21T03:30:00.000Z', 24],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z', 24],
    ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z', 23],
    ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z', 25],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', 25],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z', 24.5],
    // Midnight itself is skipped.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', 23],
    // The island moved across the date line.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z', 0],
  ])('of %s in %s begins at %s and lasts %d hours', (date, zone, from, hours) => {
    expect(spanOf(date, zone)).toEqual([from, hours]);
  });

  it('never depends on the text that Node writes', () => {
    const text = jest.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
    text.mockReturnValue(() => '11/27/2026');
    expect(spanOf('2026-11-27', 'Asia/Seoul')).toEqual(['2026-11-26T15:00:00.000Z', 24]);
    expect(dayIn(new Date('2026-11-27T18:30:00Z'), 'Asia/Seoul')).toBe('2026-11-28');
    text.mockRestore();
  });

  it('has every instant in exactly one day, in any zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const instants = fc.date({
      min: new Date('2015-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const date = dayIn(instant, zone);
        const { from, to } = daySpan(date, zone);
        expect(from <= instant && instant < to).toBe(true);
        expect(daySpan(addDays(date, 1), zone).from).toEqual(to);
      }),
    );
  });
});

it('knows the days of a month', () => {
  expect(daysOfMonth('2024-02')).toHaveLength(29);
  expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31');
});

it.each(['Mars/Olympus', '', '../../etc'])('does not know the zone %s', (zone) => {
  expect(() => daySpan('2026-11-21', zone)).toThrow('Sorry, this time zone is not known.');
});

it.each(['1492-10-12', '9999-12-31'])('does not take the date %s', (date) => {
  expect(() => daySpan(date, 'UTC')).toThrow('Sorry, this date does not exist.');
});
