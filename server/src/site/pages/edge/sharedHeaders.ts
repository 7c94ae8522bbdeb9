import {
  isOver,
  type MatchDetail,
  type MatchSummary,
  type OperationResponse,
} from '@scoreline/shared-lib/contract';

import { type Answered, ofAnswer } from '../firstData';
import { variantHeader } from './variant';

type Headers = Record<string, string>;

/** Seconds for which a shared cache may serve an answer, and for which it may serve it stale while it revalidates. */
interface Lifetime {
  fresh: number;
  stale: number;
}

/** Together no longer than a goal may take to reach a page; open pages get it by their live socket. */
const live: Lifetime = { fresh: 2, stale: 3 };
/** For data that only a release or a correction changes. */
const settled: Lifetime = { fresh: 60, stale: 60 };
/** Until this long after the start, results are still corrected. */
const settlesAfterMs = 12 * 3_600_000;

/** Longer lists of keys don't pass every proxy: pages with more matches have only the keys of their day or league. */
const mostMatches = 20;

/**
 * Of the cookies, only the variant decides. Caches key by host; a cache whose proxy passes host and scheme in these headers
 * must not mix them up either.
 */
const vary = `accept-encoding, ${variantHeader}, x-forwarded-host, x-forwarded-proto`;

/**
 * Browsers revalidate each time: `must-revalidate` prevents them from using stale answers, which only shared caches may
 * serve.
 */
const cacheControl = ({ fresh, stale }: Lifetime): string =>
  `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${stale}`;

const listed = ofAnswer(({ leagues }: OperationResponse<'sports-query/match/list'>) =>
  leagues.flatMap(({ matches }) => matches),
);
const detailed = ofAnswer(({ summary }: MatchDetail) => [summary]);

/** The matches that decide whether an answer can still change; null for one that can change at any time. */
function matchesOf({ query: { path, data } }: Answered): MatchSummary[] | null {
  if (path === 'sports-query/match/list') return listed(data);
  if (path === 'sports-query/match/detail') return detailed(data);
  return path.startsWith('sports-query/match/') ? [] : null;
}

function lifetimeOf(answers: readonly Answered[], now: Date): Lifetime {
  if (answers.length === 0) return settled;
  const matches = answers.map(matchesOf);
  const known = matches.flatMap((own) => own ?? []);
  const isLongOver = ({ status, startTime }: MatchSummary) =>
    isOver(status) && now.getTime() - Date.parse(startTime) > settlesAfterMs;
  const isSettled = !matches.includes(null) && known.length > 0 && known.every(isLongOver);
  return isSettled ? settled : live;
}

interface About {
  answers: readonly Answered[];
  /** The subjects of the answers, `match:17`. */
  subjects: readonly string[];
  brand: string;
  seq: number;
  now: Date;
}

function keysOf({ subjects, brand, seq }: About): string[] {
  const about = [...new Set(subjects)];
  const isMatch = (subject: string) => subject.startsWith('match:');
  const isLong = about.filter(isMatch).length > mostMatches;
  const named = isLong ? about.filter((subject) => !isMatch(subject)) : about;
  return [`brand:${brand}`, `release:${brand}:${seq}`, ...named];
}

/**
 * Headers of an answer that a shared cache may serve: its lifetime, its `vary`, and the keys for purging, for Fastly and
 * Varnish (`Surrogate-Key`) and for Cloudflare (`Cache-Tag`).
 */
export function sharedHeaders(about: About): Headers {
  const keys = keysOf(about);
  return {
    vary,
    'cache-control': cacheControl(lifetimeOf(about.answers, about.now)),
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}

/** For a redirect, which depends on variant, address and release only. */
export const sharedRedirect: Headers = { vary, 'cache-control': cacheControl(settled) };

/** For an answer that only the visitor's browser may store. */
export const privateHeaders: Headers = { 'cache-control': 'private, no-cache' };
