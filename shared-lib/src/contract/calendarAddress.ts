/** The matches of a calendar: of a team or league by id, or of the member with this key. */
export type CalendarSubject = { team: number } | { league: number } | { key: string };

interface CalendarChoices {
  language: string;
  /** Omits results. */
  spoilerFree: boolean;
}

/** Path and query of an iCalendar document, below a brand's base path. */
export function calendarAddress(
  subject: CalendarSubject,
  { language, spoilerFree }: CalendarChoices,
): string {
  const query = new URLSearchParams({ lang: language });
  if (spoilerFree) query.set('spoilers', 'off');
  // In the query, because paths are logged.
  if ('key' in subject) query.set('key', subject.key);
  const [[kind, id] = []] = Object.entries(subject) as [string, number | string][];
  const file = kind === 'key' ? 'mine' : `${kind}/${id}`;
  return `calendar/${file}.ics?${query.toString()}`;
}
