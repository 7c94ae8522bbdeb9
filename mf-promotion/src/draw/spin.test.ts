import { describe, expect, it } from '@jest/globals';
import { itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

import { courseOf, ticksOf } from './spin';

const angleOf = ({ transform }: Keyframe) =>
  Number(/rotate\((.*)deg\)/.exec(String(transform))![1]);

describe('the way of the wheel', () => {
  it.each([
    [0, 90],
    [300, 20],
    [45, 45],
  ])('from %d ends at %d after some turns, forwards alone', (from, to) => {
    const { keyframes, way, duration } = courseOf(from, to);
    const angles = keyframes.map(angleOf);
    expect(angles).toEqual([...angles].sort((one, other) => one - other));
    expect(lastItem(angles) % 360).toBeCloseTo(to, 9);
    expect(way).toBeGreaterThan(4 * 360);
    expect(duration).toBeGreaterThan(3_000);
    expect(duration).toBeLessThan(6_500);
  });

  it('has the same speed on both sides of the seam, and none at the end', () => {
    const { timeAt, way, duration } = courseOf(0, 200);
    const speed = (degrees: number) => 1 / (timeAt(degrees + 1) - timeAt(degrees));
    expect(speed(179)).toBeCloseTo(speed(180), 2);
    expect(speed(way - 1)).toBeLessThan(speed(180) / 10);
    expect(timeAt(way)).toBeCloseTo(duration, 6);
  });

  it('clicks once an edge, rarer and rarer', () => {
    const ticks = ticksOf(courseOf(0, 100), 16);
    expect(ticks.length).toBeGreaterThan(60);
    const last = ticks
      .slice(-6)
      .map((at, n, all) => (n ? at - itemAt(all, n - 1) : 0))
      .slice(1);
    expect(last).toEqual([...last].sort((one, other) => one - other));
  });
});
