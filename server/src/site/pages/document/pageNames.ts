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

/** Who the names are for: `timeZone` is null where the visitor's is not known. */
interface Reader {
  locale: string;
  timeZone: string | null;
}

export interface PageNames {
  /** What the title and the description are filled with, by the name that the texts give it. */
  names: Record<string, string>;
  /** Which of them are times, as they are written and as instants. */
  times: { written: string; instant: string }[];
}

/** A time that may be read in any zone names the one it is of. */
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

/** What a page's title and description are filled with, as far as its first data tells. */
export function pageNames(answers: readonly Answered[], reader: Reader): PageNames {
  const found: PageNames = { names: {}, times: [] };
  for (const { declared, query } of answers) {
    for (const [name, source] of Object.entries(declared.names ?? {}))
      put(found, name, source, query.data, reader);
  }
  return found;
}
