/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { languageOf } from '../routing';
import {
  dateFormat,
  formatAway,
  formatList,
  formatLongDate,
  numberFormat,
  regionIn,
} from './formats';
import { type LanguageData, learnLanguage } from './languageData';

const kickOff = new Date('2026-11-27T19:45:00Z');
const zone = { timeZone: 'Europe/Berlin' };
const shortDay = { weekday: 'short', day: 'numeric', month: 'short', ...zone } as const;
const fullDay = { weekday: 'long', day: 'numeric', month: 'long', ...zone } as const;
const month = { month: 'long', year: 'numeric', ...zone } as const;
const time = { hour: '2-digit', minute: '2-digit', ...zone } as const;

/** CLDR's day, whole day, month of a calendar, today, Germany and 1234.5 per language. */
const written: [string, string[]][] = [
  ['az', ['27 noy, C.', '27 noyabr, cümə', 'noyabr 2026', 'bu gün', 'Almaniya', '1.234,5']],
  ['be', ['пт, 27 ліс', 'пятніца, 27 лістапада', 'лістапад 2026', 'сёння', 'Германія', '1234,5']],
  ['bs', ['pet, 27. nov', 'petak, 27. novembar', 'novembar 2026.', 'danas', 'Njemačka', '1.234,5']],
  [
    'eu',
    [
      'aza. 27(a), or.',
      'azaroaren 27(a), ostirala',
      '2026(e)ko azaroa',
      'gaur',
      'Alemania',
      '1.234,5',
    ],
  ],
  ['jw', ['Jum, 27 Nov', 'Jumat, 27 November', 'November 2026', 'dino iki', 'Jérman', '1.234,5']],
  [
    'kk',
    ['27 қар., жм', '27 қараша, жұма', '2026\u202fж. қараша', 'бүгін', 'Германия', '1\u00a0234,5'],
  ],
  ['ne', ['नोभेम्बर 27, शुक्र', 'नोभेम्बर 27, शुक्रबार', '2026 नोभेम्बर', 'आज', 'जर्मनी', '1,234.5']],
  ['si', ['නොවැ 27 සිකු', 'නොවැම්බර් 27 සිකුරාදා', '2026 නොවැම්බර්', 'අද', 'ජර්මනිය', '1,234.5']],
  ['uz', ['Jum, 27-noy', 'juma, 27-noyabr', 'noyabr, 2026', 'bugun', 'Germaniya', '1\u00a0234,5']],
];

const formats = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const;

/** Makes every locale but English unknown, as Basque is to Chromium. Returns a function that restores them. */
function knowEnglishAlone(): () => void {
  const whole = formats.map((name) => Object.getOwnPropertyDescriptor(Intl, name)!);
  for (const name of formats) {
    const value: unknown = new Proxy(Intl[name], {
      construct: (target, [locale, options]: [string, object]) =>
        Reflect.construct(target, [locale.startsWith('en') ? locale : 'en', options]) as object,
    });
    Object.defineProperty(Intl, name, { configurable: true, writable: true, value });
  }
  return () => formats.forEach((name, at) => Object.defineProperty(Intl, name, whole[at]!));
}

describe('a language that browsers do not know', () => {
  let knowAll = () => {};
  beforeAll(() => {
    knowAll = knowEnglishAlone();
    for (const [code] of written) {
      const file = readFileSync(`shared-lib/locales/cldr/${code}.json`, 'utf8');
      learnLanguage(languageOf(code).tag, JSON.parse(file) as LanguageData);
    }
  });
  afterAll(() => knowAll());

  it.each(written)('%s has its own days, months, regions and decimal signs', (code, expected) => {
    const { tag } = languageOf(code);
    expect([
      dateFormat(tag, shortDay).format(kickOff),
      dateFormat(tag, fullDay).format(kickOff),
      dateFormat(tag, month).format(kickOff),
      formatAway(0, 'day', tag),
      regionIn(tag, 'de'),
      numberFormat(tag).format(1234.5),
    ]).toEqual(expected);
  });

  it('has the visitor’s clock and zone, in hours of 24 and of twelve', () => {
    expect(dateFormat('eu', { ...time, hourCycle: 'h23' }).format(kickOff)).toBe('20:45');
    expect(dateFormat('be', { ...time, hourCycle: 'h12' }).format(kickOff)).toBe('8:45\u202fPM');
    const midnight = new Date('2026-11-26T23:00:00Z');
    expect(dateFormat('be', { ...time, hourCycle: 'h23' }).format(midnight)).toBe('00:00');
    expect(dateFormat('be', { ...time, hourCycle: 'h12' }).format(midnight)).toBe('12:00\u202fAM');
    const whole = { ...shortDay, year: 'numeric', ...time, hourCycle: 'h23' } as const;
    expect(dateFormat('be', whole).format(kickOff)).toBe('пт, 27 ліс 2026, 20:45');
    expect(
      dateFormat('eu', { ...whole, timeZone: 'UTC', timeZoneName: 'short' }).format(kickOff),
    ).toBe('2026 aza. 27(a), or. (19:45) UTC');
    expect(formatLongDate(kickOff, 'kk', 'UTC')).toBe('2026\u202fж. 27 қараша');
  });

  it('has its parts, as a date whose time must not be broken needs them', () => {
    const parts = dateFormat('be', { ...shortDay, ...time, hourCycle: 'h12' }).formatToParts(
      kickOff,
    );
    expect(parts.map(({ type }) => type).filter((type) => type !== 'literal')).toEqual([
      'weekday',
      'day',
      'month',
      'hour',
      'minute',
      'dayPeriod',
    ]);
  });

  it('counts time by its own plurals', () => {
    const ago = [-1, -2, -5, -21].map((away) => formatAway(away, 'hour', 'be'));
    expect(ago).toEqual(['1 гадзіну таму', '2 гадзіны таму', '5 гадзін таму', '21 гадзіну таму']);
    expect(formatAway(3, 'day', 'az')).toBe('3 gün ərzində');
    expect(formatAway(-1, 'day', 'uz')).toBe('kecha');
    expect(formatAway(0, 'minute', 'kk')).toBe('осы минут');
  });

  it('puts percent, currency and minus where they belong', () => {
    expect(numberFormat('eu', { style: 'percent' }).format(0.53)).toBe('%\u00a053');
    expect(numberFormat('be', { style: 'percent' }).format(-0.53)).toBe('−53\u00a0%');
    const euros = { style: 'currency', currency: 'EUR' } as const;
    expect(numberFormat('az', euros).format(4.99)).toBe('4,99\u00a0€');
    expect(numberFormat('si', euros).format(4.99)).toBe('€4.99');
    expect(numberFormat('ne').format(1234567)).toBe('12,34,567');
    expect(numberFormat('be').format(12345)).toBe('12\u00a0345');
    const compact = { ...euros, notation: 'compact', maximumFractionDigits: 1 } as const;
    expect(numberFormat('bs', compact).format(12_500_000)).toBe('12,5M\u00a0€');
    const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
    expect(numberFormat('uz', signed).format(2.5)).toBe('+2,5');
    expect(numberFormat('kk', { style: 'unit', unit: 'centimeter' }).format(181)).toBe('181 см');
  });

  it('lists things', () => {
    expect(formatList(['a', 'b', 'c'], 'eu')).toBe('a, b eta c');
    expect(formatList(['a', 'b'], 'kk')).toBe('a және b');
    expect(formatList(['a', 'b', 'c', 'd'], 'be')).toBe('a, b, c і d');
    expect(formatList(['$&'], 'be')).toBe('$&');
    expect(formatList([], 'be')).toBe('');
  });

  it('has short names of a few regions', () => {
    expect(regionIn('jv', 'US', 'short')).toBe('AS');
    expect(regionIn('jv', 'de', 'short')).toBe('Jérman');
  });

  it('has no pattern for a date that nothing here writes', () => {
    expect(() => dateFormat('eu', { month: 'long', ...zone })).toThrow('no pattern for the date');
  });
});
