import {
  dateFormat,
  type LeagueDetail,
  partOf,
  type PageQuestion,
} from '@scoreline/shared-lib/contract';

import type { Answered } from '../firstData';
import { timeFormats } from '../written/times';

type Category = LeagueDetail['tournament']['category'];
type Source = NonNullable<PageQuestion['names']>[string];

/** The reader's locale and zone; `timeZone` is null if unknown. */
interface Reader {
  locale: string;
  timeZone: string | null;
}

export interface PageNames {
  /** Values for the title and description, by the placeholders of the texts. */
  names: Record<string, string>;
  /** The values that are times, formatted and as instants. */
  times: { written: string; instant: string }[];
}

/** A time for readers in any zone includes its zone. */
const writtenTime = (instant: string, { locale, timeZone }: Reader): string =>
  dateFormat(locale, {
    ...timeFormats.date,
    ...(timeZone ? { timeZone } : { timeZone: 'UTC', timeZoneName: 'short' }),
  }).format(new Date(instant));

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isCategory = (value: unknown): value is Category =>
  typeof value === 'object' && value !== null && 'name' in value;

function put(found: PageNames, name: string, source: Source, data: unknown, reader: Reader): void {
  if (typeof source === 'string') {
    const text = partOf(data, source);
    if (typeof text === 'string' || typeof text === 'number') found.names[name] = String(text);
    return;
  }
  if ('category' in source) {
    const category = partOf(data, source.category);
    if (isCategory(category)) found.names[name] = category.name;
    return;
  }
  const instant = partOf(data, source.time);
  if (!isInstant(instant)) return;
  found.names[name] = writtenTime(instant, reader);
  found.times.push({ written: found.names[name], instant });
}

/** Values for a page's title and description, from its first data. */
export function pageNames(answers: readonly Answered[], reader: Reader): PageNames {
  const found: PageNames = { names: {}, times: [] };
  for (const { declared, query } of answers) {
    for (const [name, source] of Object.entries(declared.names ?? {}))
      put(found, name, source, query.data, reader);
  }
  return found;
}
