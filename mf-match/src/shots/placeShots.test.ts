import { expect, it } from '@jest/globals';

import { nearestShot, pitch, positionOf } from './placeShots';

const shot = { side: 'home' as const, x: 90, y: 60, xg: 0.1 };

it('has the home side attack to the end of the line, the away side to its start', () => {
  expect(positionOf(shot, false)).toMatchObject({ x: 94.5, y: 40.8 });
  expect(positionOf({ ...shot, side: 'away' }, false).x).toBeCloseTo(pitch.length - 94.5);
  expect(positionOf(shot, true).x).toBeCloseTo(pitch.length - 94.5);
});

it('draws a better chance larger', () => {
  expect(positionOf({ ...shot, xg: 0.7 }, false).radius).toBeGreaterThan(
    positionOf(shot, false).radius,
  );
});

it('finds the nearest shot', () => {
  const positions = [shot, { ...shot, x: 80, y: 20 }].map((each) => positionOf(each, false));
  expect(nearestShot(positions, 84, 14)).toBe(1);
  expect(nearestShot(positions, 95, 41)).toBe(0);
});
