import { type MatchSummary, statusText } from '../contract';
import { tickClock, type Ticked } from './clock';
import { formatKickOff } from './dateFormats';

/** Translates a key of the shared namespace; `values` fill the template. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export interface LabelOptions {
  locale: string;
  timeZone: string;
}

type TimedMatch = Pick<
  MatchSummary,
  'sport' | 'status' | 'statusWord' | 'startTime' | 'timeUnknown' | 'clock'
>;

const two = (value: number): string => String(value).padStart(2, '0');

function footballLabel({ period, minute, added }: Ticked, t: Translate): string {
  if (period === 5) return t('status.short.penalties');
  if (minute === undefined) return t('status.short.live');
  return added ? `${minute}+${added}'` : `${minute}'`;
}

function basketballLabel({ period, secondsLeft }: Ticked, t: Translate): string {
  const name =
    period <= 4
      ? t('status.short.quarter', { number: period })
      : t('status.short.overtime', { number: period - 4 });
  if (secondsLeft === undefined) return name;
  return `${name} ${two(Math.floor(secondsLeft / 60))}:${two(secondsLeft % 60)}`;
}

/**
 * Text of a match's time cell: `18:30`, `67'`, `45+2'`, `HT`, `FT`, `AET`, `OT`, `Pen`, `Postp.`, `TBA`, `Q3 04:12`. `now` is in
 * milliseconds on the server's time.
 */
export function matchTimeLabel(
  match: TimedMatch,
  now: number,
  t: Translate,
  options: LabelOptions,
): string {
  if (match.status === 'notStarted') {
    if (match.timeUnknown) return t('status.short.toBeAnnounced');
    return formatKickOff(match.startTime, options.locale, options.timeZone);
  }
  const text = statusText(match);
  if (match.statusWord) return match.statusWord;
  if (text !== 'live') return t(`status.short.${text}`);
  if (!match.clock) return t('status.short.live');
  const ticked = tickClock(match.clock, now, match.sport);
  return match.sport === 'football' ? footballLabel(ticked, t) : basketballLabel(ticked, t);
}
