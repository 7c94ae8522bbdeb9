/** The shapes of a date that the product writes, by CLDR's skeletons. */
export type DateShape =
  'E' | 'd' | 'MMMd' | 'MMMEd' | 'MMMMd' | 'MMMMEEEEd' | 'yMMMM' | 'yMMMd' | 'yMMMEd' | 'yMMMMd';

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>>;

type Unit = Record<'past' | 'future', Plurals>;

/**
 * CLDR's data of a language that some browsers lack, so that every browser writes it alike: `shared-lib/locales/cldr/{lang}.json`,
 * written by `npx scoreline languages cldr`.
 */
export interface LanguageData {
  /** Twelve each; `alone` without a day, as the head of a calendar. */
  months: Record<'long' | 'short' | 'alone', string[]>;
  /** Seven each, Sunday first. */
  weekdays: Record<'long' | 'short', string[]>;
  dates: Record<DateShape, string>;
  /** A date and a time, `{1}, {0}`. */
  dateTime: string;
  /** Hours of twelve, `h:mm a`, and what `a` is. */
  clock: { pattern: string; am: string; pm: string };
  relative: {
    yesterday: string;
    today: string;
    tomorrow: string;
    now: string;
    day: Unit;
    hour: Unit;
    minute: Unit;
    second: Unit;
  };
  numbers: {
    decimal: string;
    group: string;
    /** Digits before the first separator at the least: 1 writes 1.000, 2 writes 1000 and 10.000. */
    groupFrom: number;
    /** Groups of two above the thousands, 12,34,567. */
    lakhs: boolean;
    percent: string;
    currency: string;
    centimetres: string;
  };
  list: Record<'start' | 'middle' | 'end' | 'two', string>;
  /** By ISO 3166-1 alpha-2 in upper case. */
  regions: Record<string, string>;
  /** Shorter names of a few of them. */
  shortRegions: Record<string, string>;
}

const known = new Map<string, LanguageData>();

const subtagOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;

/**
 * From now on this language (BCP-47) is written by `data` instead of by the browser. It reaches this copy of the contract alone:
 * remotes format by `shared-lib/format`, which the shell shares.
 */
export function learnLanguage(tag: string, data: LanguageData): void {
  known.set(subtagOf(tag), data);
}

/** CLDR's data of a locale's language; undefined where every browser knows it. */
export const languageData = (locale: string): LanguageData | undefined =>
  known.get(subtagOf(locale));
