import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type LanguageData, languageOf } from '@scoreline/shared-lib/contract';

import { format, resolveConfig } from 'prettier';

import { root, run } from '../run/children.mjs';
import { fileOf, type Tree } from './texts';

const dataFolder = 'shared-lib/locales/cldr';

/** Languages without dates, regions or numbers in Chromium. */
const unknownToBrowsers = ['az', 'be', 'bs', 'eu', 'jw', 'kk', 'ne', 'si', 'uz'];

/** The newest version that has every package. CLDR 48 names Sinhala's Gregorian months after the lunar ones. */
const version = '46.1.0';
const packages = ['dates', 'localenames', 'misc', 'numbers', 'units'].map(
  (part) => `cldr-${part}-full@${version}`,
);

/** CLDR's entry under these keys. @throws where there is none */
function at(tree: Tree, ...keys: string[]): Tree {
  return keys.reduce<Tree>((found, key) => {
    const next = found[key];
    if (typeof next !== 'object') throw new Error(`CLDR ${version} has no ${keys.join(' / ')}`);
    return next;
  }, tree);
}

const text = (tree: Tree, ...keys: string[]): string =>
  String(at(tree, ...keys.slice(0, -1))[keys.at(-1) ?? '']);

/** CLDR stores days as an object that starts with Sunday, and months as one that starts with 1. */
const list = (tree: Tree, ...keys: string[]): string[] =>
  Object.values(at(tree, ...keys)).map(String);

const plurals = (unit: Tree, time: string) =>
  Object.fromEntries(
    Object.entries(at(unit, `relativeTime-type-${time}`)).map(([key, pattern]) => [
      key.replace('relativeTimePattern-count-', ''),
      String(pattern),
    ]),
  );

const unit = (fields: Tree, name: string) => ({
  past: plurals(at(fields, name), 'past'),
  future: plurals(at(fields, name), 'future'),
});

function datesOf(calendar: Tree): LanguageData['dates'] {
  const shape = (name: string) => text(calendar, 'dateTimeFormats', 'availableFormats', name);
  // Few languages have a pattern for it, so the long month replaces the short one.
  const whole = shape('MMMEd').replace(shape('MMMd'), () => shape('MMMMd'));
  return {
    E: 'E',
    d: shape('d'),
    MMMd: shape('MMMd'),
    MMMEd: shape('MMMEd'),
    MMMMd: shape('MMMMd'),
    MMMMEEEEd: whole.replace(/E+/, 'EEEE'),
    yMMMM: shape('yMMMM'),
    yMMMd: shape('yMMMd'),
    yMMMEd: shape('yMMMEd'),
    yMMMMd: text(calendar, 'dateFormats', 'long'),
  };
}

function numbersOf(numbers: Tree, units: Tree): LanguageData['numbers'] {
  const latin = (name: string) => at(numbers, `${name}-numberSystem-latn`);
  /** Converts `#,##0.00 ¤` to `{0} ¤`. */
  const around = (name: string) => text(latin(name), 'standard').replace(/#[#,0.]+/, '{0}');
  return {
    decimal: text(latin('symbols'), 'decimal'),
    group: text(latin('symbols'), 'group'),
    groupFrom: Number(numbers.minimumGroupingDigits),
    lakhs: text(latin('decimalFormats'), 'standard').startsWith('#,##,'),
    percent: around('percentFormats'),
    currency: around('currencyFormats'),
    centimetres: text(units, 'short', 'length-centimeter', 'unitPattern-count-other'),
  };
}

function regionsOf(names: Tree): Pick<LanguageData, 'regions' | 'shortRegions'> {
  const all = Object.entries(names).map(([code, name]): [string, string] => [code, String(name)]);
  const short = all.filter(([code]) => code.endsWith('-alt-short'));
  return {
    regions: Object.fromEntries(all.filter(([code]) => /^[A-Z]{2}$/.test(code))),
    shortRegions: Object.fromEntries(short.map(([code, name]) => [code.slice(0, 2), name])),
  };
}

function languageDataOf(tag: string, read: (file: string) => Tree): LanguageData {
  const main = (part: string, file: string, ...keys: string[]) =>
    at(read(join(`cldr-${part}-full/main`, tag, `${file}.json`)), 'main', tag, ...keys);
  const calendar = main('dates', 'ca-gregorian', 'dates', 'calendars', 'gregorian');
  const fields = main('dates', 'dateFields', 'dates', 'fields');
  const joined = main('misc', 'listPatterns', 'listPatterns', 'listPattern-type-standard');
  const halves = at(calendar, 'dayPeriods', 'format', 'abbreviated');
  return {
    months: {
      long: list(calendar, 'months', 'format', 'wide'),
      short: list(calendar, 'months', 'format', 'abbreviated'),
      alone: list(calendar, 'months', 'stand-alone', 'wide'),
    },
    weekdays: {
      long: list(calendar, 'days', 'format', 'wide'),
      short: list(calendar, 'days', 'format', 'abbreviated'),
    },
    dates: datesOf(calendar),
    dateTime: text(calendar, 'dateTimeFormats', 'medium'),
    clock: {
      pattern: text(calendar, 'dateTimeFormats', 'availableFormats', 'hm'),
      am: text(halves, 'am'),
      pm: text(halves, 'pm'),
    },
    relative: {
      yesterday: text(fields, 'day', 'relative-type--1'),
      today: text(fields, 'day', 'relative-type-0'),
      tomorrow: text(fields, 'day', 'relative-type-1'),
      now: text(fields, 'minute', 'relative-type-0'),
      day: unit(fields, 'day'),
      hour: unit(fields, 'hour'),
      minute: unit(fields, 'minute'),
      second: unit(fields, 'second'),
    },
    numbers: numbersOf(main('numbers', 'numbers', 'numbers'), main('units', 'units', 'units')),
    list: {
      start: text(joined, 'start'),
      middle: text(joined, 'middle'),
      end: text(joined, 'end'),
      two: text(joined, '2'),
    },
    ...regionsOf(main('localenames', 'territories', 'localeDisplayNames', 'territories')),
  };
}

/** Writes CLDR's data of the languages that some browsers lack. */
export async function writeLanguageData(say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cldr-'));
  try {
    const npm = process.env.npm_execpath ?? 'npm';
    const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-save', ...packages];
    const command: [string, string[]] = npm.endsWith('.js')
      ? [process.execPath, [npm, ...install]]
      : [npm, install];
    const { code, output } = await run(...command);
    if (code !== 0) throw new Error(`npm could not install ${packages.join(', ')}: ${output}`);
    const read = (file: string) =>
      JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8')) as Tree;
    mkdirSync(join(root, dataFolder), { recursive: true });
    for (const language of unknownToBrowsers) {
      const file = fileOf(dataFolder, language);
      const data = languageDataOf(languageOf(language).tag, read);
      const options = { ...(await resolveConfig(join(root, file))), parser: 'json' };
      writeFileSync(join(root, file), await format(JSON.stringify(data), options));
      say(`${file}: ${Object.keys(data.regions).length} regions`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
