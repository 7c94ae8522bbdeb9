import { expect, it } from '@jest/globals';

import { barsOf, notchesOf } from './pulseShape';

const pulse = {
  eventId: 1,
  minute: 60,
  values: [100, -50],
  goals: [
    { minute: 59, side: 'home' as const },
    { minute: 60, side: 'away' as const },
  ],
};

it('draws a bar a minute, the newest at the end, home up and away down', () => {
  expect(barsOf(pulse)).toBe('M39 2.0h2v5.0h-2zM42 7.0h2v2.5h-2z');
});

it('fills the height with the strongest minute, and keeps a calm spell small', () => {
  const calm = { ...pulse, values: [20, -80], goals: [] };
  expect(barsOf(calm)).toBe('M39 5.8h2v1.3h-2zM42 7.0h2v5.0h-2z');
  expect(barsOf({ ...calm, values: [20] })).toBe('M42 4.5h2v2.5h-2z');
});

it('notches the side that scored, at its minute', () => {
  expect(notchesOf(pulse)).toBe('M38 0h4l-2 4zM41 14h4l-2 -4z');
});
