import { type MatchSummary, statusText } from '@scoreline/shared-lib/contract';

const short: Partial<Record<ReturnType<typeof statusText>, string>> = {
  halfTime: 'HT',
  break: 'Break',
  finished: 'FT',
  afterExtraTime: 'AET',
  afterOvertime: 'OT',
  afterPenalties: 'Pen',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  abandoned: 'Abandoned',
  awarded: 'Awarded',
  interrupted: 'Interrupted',
  suspended: 'Suspended',
  delayed: 'Delayed',
};

/** The short status below the score of a share image: `FT`, `67'`, `Q3`, or the kick-off. */
export function shareStatus(match: MatchSummary, timeZone: string): string {
  const text = statusText(match);
  if (text === 'live') return running(match);
  return match.statusWord ?? short[text] ?? kickOff(match, timeZone);
}

function running({ sport, clock }: MatchSummary): string {
  if (!clock) return 'Live';
  if (sport === 'basketball') return clock.period > 4 ? 'OT' : `Q${clock.period}`;
  if (clock.minute === undefined) return 'Live';
  return clock.added ? `${clock.minute}+${clock.added}'` : `${clock.minute}'`;
}

/** A match's day and kick-off time in a zone; only the day if the time is unknown. */
export const kickOff = (
  { startTime, timeUnknown }: Pick<MatchSummary, 'startTime' | 'timeUnknown'>,
  timeZone: string,
): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
    ...(!timeUnknown && { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  }).format(new Date(startTime));
