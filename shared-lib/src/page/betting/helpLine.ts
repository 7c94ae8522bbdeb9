import type { BrandKey } from '@scoreline/shared-lib/contract';

interface HelpLine {
  name: string;
  url: string;
}

/** Organisations that help with gambling, by country (ISO 3166-1 alpha-2). */
const byCountry: Record<string, HelpLine> = {
  BR: { name: 'Jogadores Anônimos', url: 'https://jogadoresanonimos.com.br/' },
  ES: { name: 'Jugar Bien', url: 'https://www.jugarbien.es/' },
  GB: { name: 'GambleAware', url: 'https://www.gambleaware.org/' },
  US: { name: 'NCPG', url: 'https://www.ncpgambling.org/' },
};
const anywhere: HelpLine = { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' };

const homeOf: Record<BrandKey, string> = { futbol: 'ES', futebol: 'BR' };

const countryOfZone: [pattern: RegExp, country: string][] = [
  [/^Europe\/London$/, 'GB'],
  [/^(Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/, 'ES'],
  [/^America\/(Sao_Paulo|Bahia|Fortaleza|Recife|Belem|Manaus|Cuiaba|Maceio)$/, 'BR'],
  [/^America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage)$/, 'US'],
];

/** The organisation of the visitor's country by time zone, otherwise of the brand's country, otherwise an international one. */
export function helpLine(brand: BrandKey, timeZone: string): HelpLine {
  const country = countryOfZone.find(([pattern]) => pattern.test(timeZone))?.[1] ?? homeOf[brand];
  return (country && byCountry[country]) || anywhere;
}
