interface Match {
  home: { ref: string };
  away: { ref: string };
  /** ISO 8601 UTC. */
  startTime: string;
}

export interface Parts<M> {
  /** Matches after the regular season. */
  playOffs: Set<M>;
  /** Whether clubs have played unequal numbers of matches for a reason that the file does not give. */
  isUnequal: boolean;
}

/** Distinguishes play-offs from a half-played round: a finalist plays at least two rounds. */
const leastRounds = 2;

/**
 * Finds the play-offs of a complete season, which files do not mark. A club of another division plays only a match or two;
 * clubs outside the play-offs have played as often as all had before them, and a play-off is between two clubs that have done
 * so. `isBalanced`: all pairs meet equally often, as everywhere except in the MLS.
 */
export function playOffsOf<M extends Match>(matches: readonly M[], isBalanced = true): Parts<M> {
  const total = countsOf(matches);
  const most = Math.max(...total.values());
  const isWhole = most >= total.size - 1;
  const isGuest = ({ ref }: { ref: string }) => isWhole && (total.get(ref) ?? 0) <= most / 4;
  const guests = new Set(matches.filter(({ home, away }) => isGuest(home) || isGuest(away)));
  const own = matches.filter((match) => !guests.has(match));
  const { playOffs, isUnequal } = knockOutOf(own, isBalanced);
  return { playOffs: new Set([...guests, ...playOffs]), isUnequal };
}

function knockOutOf<M extends Match>(matches: readonly M[], isBalanced: boolean): Parts<M> {
  const counts = countsOf(matches);
  const least = Math.min(...counts.values());
  const most = Math.max(...counts.values());
  if (matches.length === 0 || most === least) return { playOffs: new Set(), isUnequal: false };
  const played = new Map<string, number>();
  const later = matches
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
    .filter(({ home, away }) => {
      const before = [home, away].map(({ ref }) => played.get(ref) ?? 0);
      for (const { ref } of [home, away]) played.set(ref, (played.get(ref) ?? 0) + 1);
      return before.some((count) => count >= least);
    });
  const playOffs = new Set(later);
  const first = matches.filter((match) => !playOffs.has(match));
  const isWhole = [...countsOf(first).values()].every((count) => count === least);
  const isFair = !isBalanced || isRoundRobin(first, counts.size, least);
  if (!isWhole || !isFair || most - least < leastRounds || !isKnockOut(later))
    return { playOffs: new Set(), isUnequal: true };
  return { playOffs, isUnequal: false };
}

/** Whether all pairs have met equally often. */
function isRoundRobin(matches: readonly Match[], clubs: number, games: number): boolean {
  const isComplete = pairsOf(matches).size === (clubs * (clubs - 1)) / 2;
  return !isComplete || games % (clubs - 1) === 0;
}

const pairsOf = (matches: readonly Match[]) =>
  new Map(
    matches.map(({ home, away }) => [[home.ref, away.ref].sort().join('\n'), { home, away }]),
  );

/** Each tie eliminates a club, and one may be for third place; in groups more pairs meet. */
function isKnockOut(matches: readonly Match[]): boolean {
  const groups = new Map<string, string>();
  const groupOf = (ref: string): string => {
    const next = groups.get(ref) ?? ref;
    return next === ref ? ref : groupOf(next);
  };
  const closing = [...pairsOf(matches).values()].filter(({ home, away }) => {
    const [one, other] = [groupOf(home.ref), groupOf(away.ref)];
    groups.set(one, other);
    return one === other;
  });
  return closing.length <= 1;
}

function countsOf(matches: readonly Match[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { home, away } of matches)
    for (const { ref } of [home, away]) counts.set(ref, (counts.get(ref) ?? 0) + 1);
  return counts;
}
