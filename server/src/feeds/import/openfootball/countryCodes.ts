/** FIFA's three letters of the countries whose clubs play in Europe, as the project's country codes. */
const countries: Record<string, string> = {
  AUT: 'at',
  BEL: 'be',
  CRO: 'hr',
  CYP: 'cy',
  CZE: 'cz',
  DEN: 'dk',
  ENG: 'gb-eng',
  ESP: 'es',
  FRA: 'fr',
  GER: 'de',
  GRE: 'gr',
  HUN: 'hu',
  ISR: 'il',
  ITA: 'it',
  // Monaco's club plays in France.
  MCO: 'fr',
  NED: 'nl',
  NIR: 'gb-nir',
  NOR: 'no',
  POL: 'pl',
  POR: 'pt',
  ROU: 'ro',
  RUS: 'ru',
  SCO: 'gb-sct',
  SRB: 'rs',
  SUI: 'ch',
  SVK: 'sk',
  SVN: 'si',
  SWE: 'se',
  TUR: 'tr',
  UKR: 'ua',
  WAL: 'gb-wls',
};

export const countryOfCode = (code: string): string => countries[code] ?? 'xx';

/** `🇲🇽` is `mx`; a flag of tags, as England's, is `gb-eng`. Undefined for anything else. */
export function countryOfFlag(flag: string): string | undefined {
  const points = [...flag].map((symbol) => symbol.codePointAt(0)!);
  const letters = points
    .filter((point) => point >= 0x1f1e6 && point <= 0x1f1ff)
    .map((point) => String.fromCharCode(point - 0x1f1e6 + 97))
    .join('');
  const tags = points
    .filter((point) => point >= 0xe0061 && point <= 0xe007a)
    .map((point) => String.fromCharCode(point - 0xe0000))
    .join('');
  if (tags.length === 5) return `${tags.slice(0, 2)}-${tags.slice(2)}`;
  return letters.length === 2 ? letters : undefined;
}
