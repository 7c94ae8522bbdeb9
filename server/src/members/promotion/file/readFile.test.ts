import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { FileFaults, readPromotion } from './readFile';

const brands = new Map([
  ['scoreline', 1],
  ['futbol', 2],
]);
const read = (text: string) => readPromotion(text, { name: 'promo.yaml', brands });
const good = `key: winter-2026
opensAt: 2026-12-01T00:00:00Z
closesAt: 2026-12-31T00:00:00+01:00
title: { en: Win VIP, es: Gana VIP }
terms:
  en: [Free entry.]
regions:
  - brand: scoreline
    countries: [ES, PT]
  - brand: futbol
prizes:
  - { kind: vip, days: 7, name: { en: 7 days of VIP }, number: 100, odds: 0.2 }
  - kind: thing
    name: { en: A scarf }
    number: 3
    odds: 0.001
`;

function faultsOf(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof FileFaults) return error.faults;
    throw error;
  }
  return [];
}

it('a file is read with its defaults and its brands’ numbers, as JSON too', () => {
  const file = read(good);
  expect(file).toMatchObject({
    ...{ key: 'winter-2026', minimumAge: 18, entryChances: 1, claimDays: 14 },
    regions: [
      { brand: 'scoreline', brandNumber: 1, countries: ['ES', 'PT'] },
      { brand: 'futbol', brandNumber: 2, countries: null },
    ],
  });
  const { regions, ...rest } = file;
  const plain = regions.map(({ brand, countries }) => ({ brand, countries }));
  expect(read(JSON.stringify({ ...rest, regions: plain }))).toEqual(file);
});

it('reads the example of the operators’ guide', () => {
  const page = readFileSync('docs/operators/tips-promotions.md', 'utf8');
  const [, example = ''] = /```yaml\n([^`]+)```/.exec(page) ?? [];
  expect(read(example).key).toBe('winter-2026');
});

it('every fault is said by its line', () => {
  const bad = good
    .replace('winter-2026', 'Winter 2026')
    .replace('2026-12-31T00:00:00+01:00', '2026-11-30T00:00:00Z')
    .replace('days: 7, ', '')
    .replace('countries: [ES, PT]', 'countries: [Spain]')
    .replace('odds: 0.001', 'odds: 0\n    colour: red');
  expect(faultsOf(bad)).toEqual([
    'promo.yaml:1: key: must be small letters, digits and hyphens',
    'promo.yaml:3: closesAt: must be after opensAt',
    'promo.yaml:9: regions[1].countries[1]: must be a country of two capital letters',
    'promo.yaml:12: prizes[1].days: belongs to prizes of kind "vip", and to all of them',
    expect.stringMatching(/^promo\.yaml:13: prizes\[2\]: .*colour/),
    expect.stringMatching(/^promo\.yaml:16: prizes\[2\]\.odds: /),
  ]);
});

it('what only shows in the whole is said too', () => {
  expect(faultsOf(good.replace('2026-12-31T00:00:00+01:00', '2026-11-30T00:00:00Z'))).toEqual([
    'promo.yaml:3: closesAt: must be after opensAt',
  ]);
  expect(faultsOf(good.replace('odds: 0.2 ', 'odds: 1 '))).toEqual([
    'promo.yaml:12: prizes: has odds of 1.001 together, which is more than 1',
  ]);
  expect(faultsOf(good.replace('brand: futbol', 'brand: scoreline'))).toEqual([
    'promo.yaml:8: regions: names a brand twice',
  ]);
  expect(faultsOf(good.replace('brand: futbol', 'brand: elsewhere'))).toEqual([
    'promo.yaml:10: regions[2].brand: “elsewhere” is none of scoreline, futbol',
  ]);
  expect(faultsOf(good.replace('title: { en: Win VIP, es', 'title: { pt: Win VIP, es'))).toEqual([
    expect.stringMatching(/^promo\.yaml:4: title: needs an English text/),
  ]);
});

it('a file that is no YAML is refused with the place', () => {
  expect(faultsOf('key: [winter\nopensAt: x')[0]).toMatch(/^promo\.yaml:\d: /);
});
