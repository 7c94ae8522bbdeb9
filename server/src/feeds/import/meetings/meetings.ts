interface Meeting {
  ref: string;
  /** ISO 8601 UTC. */
  startTime: string;
}

const day = 86_400_000;

/** Whether two kick-offs belong to one match: no two teams meet twice on one ground within a day. */
export const sameDay = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) < day;

/**
 * Sorts a file's matches by time. Rejects a second entry of a meeting on the same day, or on any day where teams meet once a
 * season on one ground; where they meet more often, meetings are numbered by date from the second.
 */
export function meetingsOf<M extends Meeting>(
  matches: M[],
  refuse: (match: M, first: M) => void,
  isOnce: (match: M) => boolean = () => false,
): M[] {
  const meetings = new Map<string, M[]>();
  for (const match of matches) {
    const earlier = meetings.get(match.ref) ?? [];
    const first = isOnce(match)
      ? earlier[0]
      : earlier.find(({ startTime }) => sameDay(startTime, match.startTime));
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
