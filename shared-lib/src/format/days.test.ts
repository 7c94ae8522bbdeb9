import { describe, expect, it, jest } from '@jest/globals';

import { formatKickOff, formatMatchDate, formatMoment, setTimeFormat } from './dateFormats';
import {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatRelative,
  relativeDay,
  startOfDay,
  untilNextDay,
} from './days';

const hour = 3_600_000;

describe('days', () => {
  it.each([
    ['2026-11-21T23:30:00Z', 'Europe/Madrid', '2026-11-22'],
    ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22'],
    ['2026-11-21T18:15:00Z', 'Asia/Kathmandu', '2026-11-22'],
    ['2026-11-21T11:14:59Z', 'Pacific/Chatham', '2026-11-22'],
    ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
    ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
  ])('%s in %s is %s', (instant, zone, day) => expect(dayOf(instant, zone)).toBe(day));

  it('never depend on the text that the browser writes', () => {
    jest
      .spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get')
      .mockReturnValue(() => '11/27/2026');
    expect(dayOf('2026-11-27T18:30:00Z', 'Asia/Tokyo')).toBe('2026-11-28');
    const start = startOfDay('2026-11-27', 'Asia/Tokyo');
    expect(new Date(start).toISOString()).toBe('2026-11-26T15:00:00.000Z');
  });

  it('are 23 and 25 hours long when clocks change', () => {
    const length = (day: string, zone: string) =>
      (startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)) / hour;
    expect(length('2026-03-29', 'Europe/Madrid')).toBe(23);
    expect(length('2026-10-25', 'Europe/Madrid')).toBe(25);
    expect(length('2026-03-08', 'America/New_York')).toBe(23);
    expect(length('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5);
    expect(length('2026-11-21', 'Asia/Kathmandu')).toBe(24);
  });

  it('begin at the first instant there is, where midnight is skipped', () => {
    const start = startOfDay('2018-11-04', 'America/Sao_Paulo');
    expect(new Date(start).toISOString()).toBe('2018-11-04T03:00:00.000Z');
    expect(dayOf(start - 1, 'America/Sao_Paulo')).toBe('2018-11-03');
  });

  it('begin once, where midnight comes twice', () => {
    const start = startOfDay('2026-11-01', 'America/Havana');
    expect(dayOf(start, 'America/Havana')).toBe('2026-11-01');
    expect(dayOf(start - 1, 'America/Havana')).toBe('2026-10-31');
  });

  it('are counted through months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    const now = Date.parse('2026-10-24T22:30:00Z');
    expect(untilNextDay(now, 'Europe/Madrid')).toBe(24.5 * hour);
  });

  it('are named in the language', () => {
    expect(formatDay('2026-11-21', 'es')).toBe('sáb, 21 nov');
    expect(relativeDay('2026-11-22', '2026-11-21', 'pt')).toBe('amanhã');
    expect(relativeDay('2026-11-20', '2026-11-21', 'en')).toBe('yesterday');
    expect(relativeDay('2026-11-24', '2026-11-21', 'en')).toBeNull();
  });
});

describe('times', () => {
  it('are on the viewer’s clock in 24 hours', () => {
    const kickOff = '2026-11-21T18:30:00Z';
    expect(formatKickOff(kickOff, 'en-US', 'Europe/Madrid')).toBe('19:30');
    expect(formatKickOff(kickOff, 'bn', 'Asia/Kathmandu')).toBe('00:15');
  });
  it('have one clock wherever they are written', () => {
    const moment = '2026-11-21T18:30:00Z';
    for (const [clock, time] of [
      ['h23', '18:30'],
      ['h12', '6:30\u00a0PM'],
    ] as const) {
      setTimeFormat(clock);
      expect(formatMoment(Date.parse(moment), 'en', 'UTC')).toBe(`Nov 21, ${time}`);
      expect(formatMatchDate(moment, 'en', 'UTC')).toContain(time);
    }
    setTimeFormat('system');
  });
  it('are told from now', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatRelative(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
    expect(formatRelative(now + 2.5 * hour, now, 'en')).toBe('in 2 hours');
    expect(formatRelative(now - 10_000, now, 'en')).toBe('this minute');
  });
});
