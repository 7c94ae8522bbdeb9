import { expect, it } from '@jest/globals';

import { Attendance } from './attendance';

const clients = ['a', 'b', 'c'].map((name) => ({ name }));
const [a, b, c] = clients as [object, object, object];

it('measures from the first who leaves to the last who is back', () => {
  const times: number[] = [];
  let now = 0;
  const attendance = new Attendance(
    (ms) => times.push(ms),
    () => now,
  );
  const at = (ms: number, happens: () => void) => {
    now = ms;
    happens();
  };
  at(100, () => attendance.left(a));
  at(150, () => attendance.left(b));
  at(200, () => attendance.back(a));
  at(250, () => attendance.left(c));
  at(260, () => attendance.back(b));
  expect([times, attendance.away]).toEqual([[], 1]);
  at(900, () => attendance.back(c));
  expect([times, attendance.away]).toEqual([[800], 0]);
  at(1_000, () => attendance.left(b));
  at(1_010, () => attendance.back(b));
  expect(times).toEqual([800, 10]);
});

it('counts nobody who was never away, nor twice', () => {
  const times: number[] = [];
  const attendance = new Attendance(
    (ms) => times.push(ms),
    () => 0,
  );
  attendance.back(a);
  attendance.left(b);
  attendance.left(b);
  attendance.back(b);
  attendance.back(b);
  expect(times).toEqual([0]);
});
