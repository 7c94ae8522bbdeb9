import type { Fixture } from '../../fixture';

/** Between two kick-offs of a team; stated here anew, as the calendar's own figure may be wrong. */
const restMs = 40 * 3_600_000;

/** Matches that a team would play too soon after another one, in words. */
export function tooSoon(fixtures: readonly Fixture[]): string[] {
  const own = new Map<string, Fixture[]>();
  for (const fixture of fixtures)
    for (const { ref } of [fixture.home, fixture.away])
      own.set(ref, [...(own.get(ref) ?? []), fixture]);
  return [...own].flatMap(([team, matches]) => {
    const inOrder = matches.toSorted((a, b) => a.start - b.start);
    return inOrder.flatMap((fixture, index) => {
      const before = inOrder[index - 1];
      return before && fixture.start - before.start < restMs
        ? [`${team}: ${before.ref}, then ${fixture.ref}`]
        : [];
    });
  });
}
