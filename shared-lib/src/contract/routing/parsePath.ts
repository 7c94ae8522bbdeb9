import { isLanguage } from './languages';

export interface ParsedPath {
  /** False if the path is outside the brand's base path. */
  inBase: boolean;
  /** The language segment of the path, supported or not; null if there is none. */
  segment: string | null;
  /** The segment if it is a supported language. */
  language: string | null;
  /** The path after base path and language, `/search`; `/` for home. Without a trailing slash. */
  rest: string;
}

const languageLike = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** Two-letter first segments that are our own routes. */
const routeWords = ['me'];

const isSegment = (segment: string): boolean =>
  languageLike.test(segment) && !routeWords.includes(segment.toLowerCase());

/** The path below a base path, `/en/search` of `/livescore/en/search`; null outside it. */
function belowBase(basePath: string, path: string): string | null {
  const base = basePath.replace(/\/$/, '');
  if (path === base || path === basePath) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** Splits a path into base path, language segment and the rest, which names the route. */
export function parsePath(basePath: string, path: string): ParsedPath {
  const below = belowBase(basePath, path);
  if (below === null) return { inBase: false, segment: null, language: null, rest: path };
  const [first = '', ...others] = below.split('/').filter(Boolean);
  if (!isSegment(first))
    return { inBase: true, segment: null, language: null, rest: joined([first, ...others]) };
  const code = first.toLowerCase();
  const language = isLanguage(code) ? code : null;
  return { inBase: true, segment: first, language, rest: joined(others) };
}

const joined = (segments: string[]): string => `/${segments.filter(Boolean).join('/')}`;
