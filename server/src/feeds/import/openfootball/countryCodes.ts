/** FIFA codes of the countries whose clubs play in international cups, with the project's country codes. */
const countries: Record<string, string> = {
  ALB: 'al',
  AND: 'ad',
  ARG: 'ar',
  ARM: 'am',
  AUT: 'at',
  AZE: 'az',
  BEL: 'be',
  BIH: 'ba',
  BLR: 'by',
  BOL: 'bo',
  BRA: 'br',
  BUL: 'bg',
  CHI: 'cl',
  COL: 'co',
  CRO: 'hr',
  CYP: 'cy',
  CZE: 'cz',
  DEN: 'dk',
  ECU: 'ec',
  EGY: 'eg',
  ENG: 'gb-eng',
  ESP: 'es',
  EST: 'ee',
  FIN: 'fi',
  FRA: 'fr',
  FRO: 'fo',
  GEO: 'ge',
  GER: 'de',
  GIB: 'gi',
  GRE: 'gr',
  HUN: 'hu',
  IRL: 'ie',
  ISL: 'is',
  ISR: 'il',
  ITA: 'it',
  JPN: 'jp',
  KAZ: 'kz',
  KOR: 'kr',
  KOS: 'xk',
  KSA: 'sa',
  LIE: 'li',
  LTU: 'lt',
  LUX: 'lu',
  LVA: 'lv',
  MAR: 'ma',
  // Monaco's club plays in France.
  MCO: 'fr',
  MDA: 'md',
  MEX: 'mx',
  MKD: 'mk',
  MLT: 'mt',
  MNE: 'me',
  MON: 'fr',
  NED: 'nl',
  NIR: 'gb-nir',
  NOR: 'no',
  NZL: 'nz',
  PAR: 'py',
  PER: 'pe',
  POL: 'pl',
  POR: 'pt',
  ROU: 'ro',
  RSA: 'za',
  RUS: 'ru',
  SCO: 'gb-sct',
  SMR: 'sm',
  SRB: 'rs',
  SUI: 'ch',
  SVK: 'sk',
  SVN: 'si',
  SWE: 'se',
  TUN: 'tn',
  TUR: 'tr',
  UAE: 'ae',
  UKR: 'ua',
  URU: 'uy',
  USA: 'us',
  VEN: 've',
  WAL: 'gb-wls',
};

export const countryOfCode = (code: string): string => countries[code] ?? 'xx';

/** `🇲🇽` is `mx`; a flag of tag characters, like England's, is `gb-eng`. Undefined for anything else. */
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
