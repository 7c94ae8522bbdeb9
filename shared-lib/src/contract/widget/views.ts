import { readId } from '../id';
import { sports } from '../sport';
import type { WidgetOptions } from './options';

/** Key of a widget's first content; identical requests have identical keys. */
export type WidgetViewKey = string;

/** Maximum number of views per request. */
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

/** Splits a key into kind and parts; null for an invalid key. */
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

/** Key of a widget's content; `date` and `timeZone` are the visitor's and bound the day. */
export function viewKeyOf(
  { type, sport: of, league, match }: WidgetOptions,
  { date, timeZone }: { date: string; timeZone: string },
): WidgetViewKey {
  if (type === 'matches')
    return league === null ? `day:${of}:${date}:${timeZone}` : `round:${league}`;
  return `${type}:${type === 'match' || type === 'odds' ? match : league}`;
}

/** Channel sent as `from` in links of a client's widgets. */
export const widgetChannel = (clientId: string): string => `widget-${clientId}`;

/** The client of a widget's channel; null for any other channel. */
export const clientOfChannel = (channel: string): string | null =>
  /^widget-([a-z0-9][a-z0-9-]{0,39})$/.exec(channel)?.[1] ?? null;
