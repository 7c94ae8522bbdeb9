import { afterEach, expect, it, jest } from '@jest/globals';

import { formatKickOff, formatMatchDate, setRegionHours, setTimeFormat } from './dateFormats';
import { dayOf, localTimeZone, setTimeZone } from './days';

const evening = '2026-11-21T23:30:00.000Z';
const shown = () => formatKickOff(evening, 'en-GB', 'UTC');

afterEach(() => {
  setRegionHours(['en-GB']);
  setTimeFormat('system');
  setTimeZone('system');
});

it('writes hours as the country does, unless they were chosen', () => {
  expect(shown()).toBe('23:30');
  setRegionHours(['fr', 'en-US']);
  expect(shown()).toBe('11:30 pm');
  setTimeFormat('h23');
  expect(shown()).toBe('23:30');
  setTimeFormat('system');
  setRegionHours(['es-ES']);
  expect(shown()).toBe('23:30');
});

it.each(['pt-BR', 'zh-CN', 'he-IL'])('writes 23:30 for a reader of %s', (tag) => {
  setRegionHours([tag]);
  expect(shown()).toBe('23:30');
});

it('keeps a time and its PM on one line', () => {
  setTimeFormat('h12');
  const date = formatMatchDate(evening, 'en-US', 'UTC');
  expect(date).toBe('Sat, Nov 21, 2026, 11:30\u00a0PM');
  expect(formatMatchDate(evening, 'ko', 'UTC')).toMatch(/\S\u00a011:30$/);
  setTimeFormat('h23');
  expect(formatMatchDate(evening, 'en-US', 'UTC')).toBe('Sat, Nov 21, 2026, 23:30');
});

it('cuts days in the chosen zone, and in the browser’s where it knows none by that name', () => {
  const own = localTimeZone();
  setTimeZone('Asia/Tokyo');
  expect(dayOf(evening, localTimeZone())).toBe('2026-11-22');
  setTimeZone('Mars/Olympus');
  expect(localTimeZone()).toBe(own);
});

it('tries a zone that the browser does not know once', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  setTimeZone('Mars/Olympus');
  const tried = format.mock.calls.length;
  setTimeZone('Mars/Olympus');
  expect([tried, format.mock.calls.length]).toEqual([1, 1]);
  format.mockRestore();
});
