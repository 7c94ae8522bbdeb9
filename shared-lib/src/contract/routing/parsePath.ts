import { isLanguage } from './languages';

export interface ParsedPath {
  /** False for a path that is not the brand's: outside its base path. */
  inBase: boolean;
  /** The language segment as it stands in the path, supported or not; null where there is none. */
  segment: string | null;
  /** The segment where it is a supported language. */
  language: string | null;
  /** What follows base path and language, `/search`; `/` for home. No slash at the end. */
  rest: string;
}

const languageLike = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** Two-letter first segments that are routes of ours. */
const routeWords = ['me'];

const isSegment = (segment: string): boolean =>
  languageLike.test(segment) && !routeWords.includes(segment.toLowerCase());

/** The address below a base path, `/en/search` of `/livescore/en/search`; null outside of it. */
function belowBase(basePath: string, path: string): string | null {
  const base = basePath.replace(/\/$/, '');
  if (path === base || path === basePath) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** Takes a path apart into base path, language segment and the rest that names the route. */
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
