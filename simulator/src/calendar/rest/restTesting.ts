import type { Fixture } from '../../fixture';

/** Minimum time between two kick-offs of a team. Repeated here, because the calendar's own constant may be wrong. */
const restMs = 40 * 3_600_000;

/** Descriptions of matches that a team would play too soon after another. */
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
