import type { DateShape, LanguageData } from './languageData';

/** The part of `Intl.DateTimeFormat` that the product uses. */
export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatToParts'>;

type Options = Intl.DateTimeFormatOptions;
type Part = Intl.DateTimeFormatPart;
type Figures = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Matches quoted letters, a run of one field's letters, or any other character. */
const tokens = /'([^']*)'|([yMLdEHhmaz])\2*|[^]/g;

/** @throws {TypeError} for options without a CLDR shape, for example only a month */
function shapeOf({ weekday, day, month, year }: Options): DateShape | null {
  if (!weekday && !day && !month && !year) return null;
  const wide = month === 'long';
  const shape = [
    year ? 'y' : '',
    month ? (wide ? 'MMMM' : 'MMM') : '',
    weekday ? (wide ? 'EEEE' : 'E') : '',
    day ? 'd' : '',
  ].join('');
  const shapes: Record<string, DateShape> = {
    E: 'E',
    d: 'd',
    MMMd: 'MMMd',
    MMMEd: 'MMMEd',
    MMMMd: 'MMMMd',
    MMMMEEEEd: 'MMMMEEEEd',
    yMMMM: 'yMMMM',
    yMMMd: 'yMMMd',
    yMMMEd: 'yMMMEd',
    yMMMMd: 'yMMMMd',
  };
  const found = shapes[shape];
  if (!found) throw new TypeError(`no pattern for the date ${shape}`);
  return found;
}

/** Pattern of a date, of a time, or of both. */
function patternOf(options: Options, data: LanguageData): string {
  const shape = shapeOf(options);
  const date = shape ? data.dates[shape] : '';
  if (!options.hour) return date;
  const time = options.hourCycle === 'h12' ? data.clock.pattern : 'HH:mm';
  return date ? data.dateTime.replace('{1}', () => date).replace('{0}', () => time) : time;
}

function fieldOf(letters: string, figures: Figures, data: LanguageData): Part {
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(figures[type]);
  const month = number('month') - 1;
  const width = letters.length > 3 ? 'long' : 'short';
  const at = (list: string[], index: number) => list[index] ?? '';
  switch (letters[0]) {
    case 'y':
      return { type: 'year', value: figures.year ?? '' };
    case 'M':
      return { type: 'month', value: at(data.months[width], month) };
    case 'L':
      return { type: 'month', value: at(data.months.alone, month) };
    case 'E': {
      const weekday = new Date(Date.UTC(number('year'), month, number('day'))).getUTCDay();
      return { type: 'weekday', value: at(data.weekdays[width], weekday) };
    }
    case 'd':
      return { type: 'day', value: String(number('day')) };
    case 'H':
      return { type: 'hour', value: (figures.hour ?? '').padStart(2, '0') };
    case 'h':
      return { type: 'hour', value: String(number('hour') % 12 || 12) };
    case 'z':
      return { type: 'timeZoneName', value: figures.timeZoneName ?? '' };
    case 'm':
      return { type: 'minute', value: (figures.minute ?? '').padStart(2, '0') };
    default:
      return { type: 'dayPeriod', value: number('hour') < 12 ? data.clock.am : data.clock.pm };
  }
}

/** Creates a date format from CLDR data. The browser computes the numbers, because it knows every time zone. */
export function writeDate(options: Options, data: LanguageData): DateFormat {
  // The browser names the zone: the product only writes UTC.
  const pattern = patternOf(options, data) + (options.timeZoneName ? ' z' : '');
  const figures = new Intl.DateTimeFormat('en-GB', {
    ...{ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZone: options.timeZone,
    timeZoneName: options.timeZoneName,
  });
  const formatToParts = (instant?: Date | number): Part[] => {
    const found: Figures = {};
    for (const { type, value } of figures.formatToParts(instant)) found[type] = value;
    return [...pattern.matchAll(tokens)].map(([token, quoted, field]): Part =>
      field ? fieldOf(token, found, data) : { type: 'literal', value: quoted ?? token },
    );
  };
  const format = (instant?: Date | number) =>
    formatToParts(instant)
      .map(({ value }) => value)
      .join('');
  return { format, formatToParts };
}
