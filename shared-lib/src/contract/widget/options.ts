import { readId } from '../id';
import { sports, type Sport } from '../sport';

export const widgetTypes = ['matches', 'match', 'standings', 'bracket', 'odds'] as const;
export type WidgetType = (typeof widgetTypes)[number];

export const widgetThemes = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

export const widgetDensities = ['comfortable', 'compact'] as const;
export type WidgetDensity = (typeof widgetDensities)[number];

/** Attributes of the element, also query parameters of the iframe. */
export const widgetParameters = [
  'client-id',
  'type',
  'sport',
  'league',
  'match',
  'lang',
  'theme',
  'accent',
  'density',
  'odds',
  'count',
] as const;
export type WidgetParameter = (typeof widgetParameters)[number];

export interface WidgetOptions {
  clientId: string;
  type: WidgetType;
  sport: Sport;
  league: number | null;
  match: number | null;
  /** Null for the visitor's own language. */
  lang: string | null;
  theme: WidgetTheme;
  /** `#rrggbb` in lower case; null for the brand's. */
  accent: string | null;
  density: WidgetDensity;
  /** Whether matches have prices, where the client and the visitor's region allow them. */
  odds: boolean;
  /** Number of rows to reserve height for. */
  count: number;
}

/** Default `count` of each type. */
export const usualCounts: Record<WidgetType, number> = {
  matches: 6,
  match: 1,
  standings: 10,
  bracket: 4,
  odds: 4,
};
const mostRows = 30;

/** Reads an attribute of the element, or a query parameter of the iframe. */
export type ReadParameter = (name: WidgetParameter) => string | null;

const clientIdPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const isClientId = (text: string): boolean => clientIdPattern.test(text);

const oneOf = <T extends string>(known: readonly T[], text: string): T | undefined =>
  known.find((each) => each === text);

/** Normalises `#abc`, `abc` and `#aabbcc` to `#aabbcc`. */
function colourOf(text: string): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

function countOf(text: string): number | undefined {
  const count = Number(text);
  return /^\d{1,2}$/.test(text) && count >= 1 && count <= mostRows ? count : undefined;
}

const switchOf = (text: string): boolean | undefined =>
  text === 'on' ? true : text === 'off' ? false : undefined;

/** The first missing parameter that the type requires. */
function lacks({ type, league, match }: WidgetOptions): WidgetParameter | null {
  if (type === 'standings' || type === 'bracket') return league === null ? 'league' : null;
  if (type === 'match' || type === 'odds') return match === null ? 'match' : null;
  return null;
}

export interface ReadOptions {
  options: WidgetOptions;
  /** The first invalid or missing parameter; null if all are valid. */
  problem: WidgetParameter | null;
}

/** Reads an embedder's options. Invalid values get their defaults, so that a height can always be reserved. */
export function readWidgetOptions(
  read: ReadParameter,
  isLanguage: (code: string) => boolean,
): ReadOptions {
  let problem: WidgetParameter | null = null;
  function take<T>(name: WidgetParameter, parse: (text: string) => T | undefined, fallback: T): T {
    const text = read(name)?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) problem ??= name;
    return value ?? fallback;
  }
  const clientId = take('client-id', (text) => (isClientId(text) ? text : undefined), '');
  const type = take('type', (text) => oneOf(widgetTypes, text), 'matches');
  const options: WidgetOptions = {
    clientId,
    type,
    sport: take('sport', (text) => oneOf(sports, text), 'football'),
    league: take<number | null>('league', readId, null),
    match: take<number | null>('match', readId, null),
    lang: take<string | null>('lang', (text) => (isLanguage(text) ? text : undefined), null),
    theme: take('theme', (text) => oneOf(widgetThemes, text), 'auto'),
    accent: take<string | null>('accent', colourOf, null),
    density: take('density', (text) => oneOf(widgetDensities, text), 'comfortable'),
    odds: take('odds', switchOf, false),
    count: take('count', countOf, usualCounts[type]),
  };
  return { options, problem: problem ?? (clientId ? lacks(options) : 'client-id') };
}

/** The parameters of `options`, without those that equal their defaults. */
export function widgetParametersOf(options: WidgetOptions): [WidgetParameter, string][] {
  const { clientId, type, sport, league, match, lang, theme, accent, density, odds, count } =
    options;
  const pairs: [WidgetParameter, string | number | null][] = [
    ['client-id', clientId],
    ['type', type],
    ['sport', type === 'matches' && league === null ? sport : null],
    ['league', type === 'matches' || type === 'standings' || type === 'bracket' ? league : null],
    ['match', type === 'match' || type === 'odds' ? match : null],
    ['lang', lang],
    ['theme', theme === 'auto' ? null : theme],
    ['accent', accent],
    ['density', density === 'compact' ? density : null],
    ['odds', odds && type !== 'odds' ? 'on' : null],
    ['count', count === usualCounts[type] ? null : count],
  ];
  return pairs.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
}
