import { readId } from '../id';
import { sports } from '../sport';
import type { WidgetOptions } from './options';

/** What a widget asks for first, by a key that everybody who asks the same writes alike. */
export type WidgetViewKey = string;

/** At most so many views are answered at once. */
export const viewsPerRequest = 20;

const [sport, id] = [`(${sports.join('|')})`, String.raw`(\d{1,10})`];
const patterns = {
  day: new RegExp(`^day:${sport}:(\\d{4}-\\d{2}-\\d{2}):([A-Za-z0-9_+/-]{1,48})$`),
  round: new RegExp(`^round:${id}$`),
  match: new RegExp(`^match:${id}$`),
  standings: new RegExp(`^standings:${id}$`),
  bracket: new RegExp(`^bracket:${id}$`),
  odds: new RegExp(`^odds:${id}$`),
} as const;

export type WidgetViewKind = keyof typeof patterns;

/** The kind and the parts of a key; null for what is none. */
export function readViewKey(key: string): { kind: WidgetViewKind; parts: string[] } | null {
  for (const [kind, pattern] of Object.entries(patterns)) {
    const found = pattern.exec(key);
    if (!found) continue;
    const parts = found.slice(1);
    if (kind !== 'day' && readId(parts[0]) === undefined) return null;
    return { kind: kind as WidgetViewKind, parts };
  }
  return null;
}

/** The key of what a widget shows; `date` and `timeZone` are the visitor's, by which a day is cut. */
export function viewKeyOf(
  { type, sport: of, league, match }: WidgetOptions,
  { date, timeZone }: { date: string; timeZone: string },
): WidgetViewKey {
  if (type === 'matches')
    return league === null ? `day:${of}:${date}:${timeZone}` : `round:${league}`;
  return `${type}:${type === 'match' || type === 'odds' ? match : league}`;
}

/** The channel that links of a client's widgets carry as `from`. */
export const widgetChannel = (clientId: string): string => `widget-${clientId}`;

/** The client whose widget a channel names; null where it names none. */
export const clientOfChannel = (channel: string): string | null =>
  /^widget-([a-z0-9][a-z0-9-]{0,39})$/.exec(channel)?.[1] ?? null;
