import { expect, test } from '@jest/globals';

import { utcOf } from './localTime';

test.each([
  ['2025-01-15', '15:00', 'Europe/London', '2025-01-15T15:00:00.000Z'],
  ['2025-07-15', '15:00', 'Europe/London', '2025-07-15T14:00:00.000Z'],
  ['2025-03-30', '00:30', 'Europe/London', '2025-03-30T00:30:00.000Z'],
  ['2025-03-30', '02:30', 'Europe/London', '2025-03-30T01:30:00.000Z'],
  ['2025-10-26', '03:00', 'Europe/Madrid', '2025-10-26T02:00:00.000Z'],
  ['2025-05-01', '9:15', 'Asia/Kathmandu', '2025-05-01T03:30:00.000Z'],
])('%s %s in %s', (date, time, zone, utc) => {
  expect(utcOf(date, time, zone)).toBe(utc);
});

test.each([
  ['2025-02-30', '15:00'],
  ['2025-02-28', '25:00'],
  ['28/02/2025', '15:00'],
  ['', ''],
])('%s %s is none', (date, time) => {
  expect(utcOf(date, time, 'Europe/London')).toBeNull();
});
