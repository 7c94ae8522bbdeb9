import { type MatchSummary, matchPath, statusText } from '@scoreline/shared-lib/contract';

import { attributes, escapeHtml } from '../html';

/** What a page is written in and for. */
export interface Writing {
  /** BCP 47. */
  locale: string;
  /** `18:30` and `16 Nov` in the language and the zone of the page. */
  clock: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  /** The path of a page in the page's own language. */
  addressOf(rest: string): string;
  /** The short name of a state, `FT`; null where the page's texts have none. */
  statusName(status: ReturnType<typeof statusText>): string | null;
  /** A table's heading of a column; null where the page's texts have none. */
  columnName(column: string): string | null;
  /** What a group of a cup is called, `Group A`. */
  groupName(group: string): string;
}

/** How times are written in a language and a zone: made once a page, for making it costs more than a row. */
export function timesIn(locale: string, timeZone: string): Pick<Writing, 'clock' | 'day'> {
  const inZone = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', timeZone, ...format });
  return {
    clock: inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: inZone({ day: 'numeric', month: 'short' }),
  };
}

/** The kick-off until the match begins, then how it stands; its day in a list of several days. */
function timeCell(match: MatchSummary, within: 'day' | 'days', writing: Writing): string {
  const { status, startTime } = match;
  const named = status === 'notStarted' || within === 'days' ? null : statusText(match);
  const format = within === 'days' ? writing.day : writing.clock;
  const shown = (named && writing.statusName(named)) ?? format.format(new Date(startTime));
  return `<time${attributes({ datetime: startTime })}>${escapeHtml(shown)}</time>`;
}

const side = ({ name, score }: MatchSummary['home']): string =>
  `<span>${escapeHtml(name)}</span><b>${score ?? ''}</b>`;

/** A match in a list of one day or of several: its time, both teams with their scores, and the way to its page. */
export function matchRow(match: MatchSummary, within: 'day' | 'days', writing: Writing): string {
  const href = writing.addressOf(matchPath(match));
  const sides = side(match.home) + side(match.away);
  return `<li><a${attributes({ href })}>${timeCell(match, within, writing)}${sides}</a></li>`;
}
