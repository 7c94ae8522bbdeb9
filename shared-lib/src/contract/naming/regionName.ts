import { regionIn } from '../cldr/formats';

type Style = 'long' | 'short';

function nameOf(
  region: string,
  locale: string,
  own: Record<string, string>,
  style: Style,
): string | null {
  if (own[region]) return own[region];
  return region.includes('-') ? null : (regionIn(locale, region, style) ?? null);
}

/** UN M49 codes of the areas that competitions span, by category slug. */
const areas: Record<string, string> = {
  world: '001',
  international: '001',
  africa: '002',
  'north-america': '003',
  'south-america': '005',
  oceania: '009',
  asia: '142',
  europe: '150',
};

interface Region {
  slug: string;
  /** ISO 3166-1 alpha-2 in lower case, or a code like `gb-eng`. */
  countryCode: string | null;
}

/** Name of a category's region in a language (BCP-47); null if neither the table nor `Intl` has one. */
export function regionName(
  { slug, countryCode }: Region,
  locale: string,
  own: Record<string, string>,
): string | null {
  const region = countryCode ?? areas[slug];
  return region ? nameOf(region, locale, own, 'long') : null;
}

/** A national team's short name, to fit a row: `USA` instead of `United States`. */
export const teamOf = (nation: string, locale: string, own: Record<string, string>) =>
  nameOf(nation, locale, own, 'short');
