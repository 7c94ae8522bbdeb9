import {
  canonicalPath,
  isOver,
  languageOf,
  matchPath,
  type MatchSummary,
  type Naming,
  shootOutText,
  type Sport,
  withSpoilersOff,
} from '@scoreline/shared-lib/contract';

import { matchText } from '../../members/digest/matchText';
import type { CalendarMatch } from '../../sport/calendar/queries';
import type { Brand } from '../pages/brand';
import { day, instant, type Property, text } from './ical';

/** Everything but the matches that the events of a calendar depend on. */
export interface EventContext {
  brand: Brand;
  origin: string;
  language: string;
  naming: Naming;
  /** Names of match statuses, and of `toBeAnnounced`. */
  states: ReadonlyMap<string, string>;
  isSpoilerFree: boolean;
}

/** Usual time from kick-off to the end, in minutes. */
const minutesOf: Record<Sport, number> = { football: 120, basketball: 150 };

/** States that change a fan's plans. */
const named: readonly MatchSummary['status'][] = [
  'cancelled',
  'postponed',
  'delayed',
  'interrupted',
  'abandoned',
  'suspended',
];

function title(match: MatchSummary, context: EventContext): string {
  const { home, away, status } = match;
  const isShown = isOver(status) && !context.isSpoilerFree;
  const kicks = isShown ? shootOutText(match) : null;
  const line = matchText({
    home: { name: home.name, score: isShown ? home.score : null },
    away: { name: away.name, score: isShown ? away.score : null },
    startTime: match.startTime,
    ...(kicks && { kicks }),
  });
  // Some calendars draw isolates as boxes; only text from right to left needs them.
  const plain =
    languageOf(context.language).dir === 'rtl' ? line : line.replace(/[\u2066\u2069]/g, '');
  const isUnset = status === 'notStarted' && match.timeUnknown;
  const state =
    isUnset || named.includes(status)
      ? context.states.get(isUnset ? 'toBeAnnounced' : status)
      : undefined;
  return state ? `${plain} (${state})` : plain;
}

function times({ startTime, timeUnknown, sport }: MatchSummary): Property[] {
  const start = new Date(startTime);
  if (timeUnknown)
    return [
      ['DTSTART;VALUE=DATE', day(start)],
      ['DTEND;VALUE=DATE', day(start, 1)],
    ];
  const end = new Date(start.getTime() + minutesOf[sport] * 60_000);
  return [
    ['DTSTART', instant(start)],
    ['DTEND', instant(end)],
  ];
}

function statusOf({ status }: MatchSummary): string {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
}

/** Properties that change with every revision, even if nothing visible does. */
export const stampOf = ({ match, changedAt }: CalendarMatch): Property[] => [
  ['DTSTAMP', instant(changedAt)],
  ['LAST-MODIFIED', instant(changedAt)],
  ['SEQUENCE', String(match.revision)],
];

/** A match as an event. Its UID is the same in each calendar and language. */
export function eventOf(
  { match, tournament, venue }: CalendarMatch,
  context: EventContext,
): Property[] {
  const { brand, origin, language, naming } = context;
  const path = canonicalPath(brand, language, matchPath(naming.local(match)));
  const page = withSpoilersOff(origin + path, context.isSpoilerFree);
  const league = naming.local(tournament).name;
  return [
    ['UID', `match-${match.eventId}@${brand.key}`],
    ...times(match),
    ['SUMMARY', text(title(naming.local(match), context))],
    ['STATUS', statusOf(match)],
    ['TRANSP', 'TRANSPARENT'],
    ['CATEGORIES', text(league)],
    ...(venue ? [['LOCATION', text(venue)] as const] : []),
    ['DESCRIPTION', text(`${league}\n${page}`)],
    ['URL;VALUE=URI', page],
  ];
}
