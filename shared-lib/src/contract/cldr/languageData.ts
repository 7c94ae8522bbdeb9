/** Date shapes used in the product, named by CLDR's skeletons. */
export type DateShape =
  'E' | 'd' | 'MMMd' | 'MMMEd' | 'MMMMd' | 'MMMMEEEEd' | 'yMMMM' | 'yMMMd' | 'yMMMEd' | 'yMMMMd';

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>>;

type Unit = Record<'past' | 'future', Plurals>;

/**
 * CLDR data of a language that some browsers lack, so that every browser formats it alike. `npx scoreline languages cldr` writes
 * it to `shared-lib/locales/cldr/{lang}.json`.
 */
export interface LanguageData {
  /** Twelve each; `alone` is the form without a day, as in a calendar's head. */
  months: Record<'long' | 'short' | 'alone', string[]>;
  /** Seven each, Sunday first. */
  weekdays: Record<'long' | 'short', string[]>;
  dates: Record<DateShape, string>;
  /** Joins a date and a time: `{1}, {0}`. */
  dateTime: string;
  /** Twelve-hour clock: `h:mm a`, and the texts of `a`. */
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
    /** Minimum number of digits before the first separator: 1 writes 1.000, 2 writes 1000 and 10.000. */
    groupFrom: number;
    /** Groups of two above the thousands, as in 12,34,567. */
    lakhs: boolean;
    percent: string;
    currency: string;
    centimetres: string;
  };
  list: Record<'start' | 'middle' | 'end' | 'two', string>;
  /** By ISO 3166-1 alpha-2 in upper case. */
  regions: Record<string, string>;
  /** Shorter names of some regions. */
  shortRegions: Record<string, string>;
}

const known = new Map<string, LanguageData>();

const subtagOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;

/**
 * Formats this language (BCP-47) with `data` instead of the browser's from now on. Affects only this copy of the contract:
 * remotes format with `shared-lib/format`, which the shell shares.
 */
export function learnLanguage(tag: string, data: LanguageData): void {
  known.set(subtagOf(tag), data);
}

/** CLDR data of a locale's language; undefined if every browser knows it. */
export const languageData = (locale: string): LanguageData | undefined =>
  known.get(subtagOf(locale));
