interface Meeting {
  ref: string;
  /** ISO 8601 UTC. */
  startTime: string;
}

const day = 86_400_000;

/** Whether two kick-offs are of one match: no two teams meet twice on one ground within a day. */
export const sameDay = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) < day;

/**
 * The matches of a file in order of time: a second entry of a meeting on the same day is refused, and teams that meet more than
 * once on one ground in a season have their meetings numbered by date from the second on.
 */
export function meetingsOf<M extends Meeting>(
  matches: M[],
  refuse: (match: M, first: M) => void,
): M[] {
  const meetings = new Map<string, M[]>();
  for (const match of matches) {
    const earlier = meetings.get(match.ref) ?? [];
    const first = earlier.find(({ startTime }) => sameDay(startTime, match.startTime));
    if (first) refuse(match, first);
    else meetings.set(match.ref, [...earlier, match]);
  }
  return [...meetings.values()].flatMap(numbered).sort(byDate);
}

const byDate = (a: Meeting, b: Meeting): number => a.startTime.localeCompare(b.startTime);

const numbered = <M extends Meeting>(meetings: M[]): M[] =>
  meetings
    .sort(byDate)
    .map((match, i) => (i === 0 ? match : { ...match, ref: `${match.ref}#${i + 1}` }));
