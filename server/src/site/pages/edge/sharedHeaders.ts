import {
  isOver,
  type MatchDetail,
  type MatchSummary,
  type OperationResponse,
} from '@scoreline/shared-lib/contract';

import { type Answered, ofAnswer } from '../firstData';
import { variantHeader } from './variant';

type Headers = Record<string, string>;

/** Seconds for which a cache in front may send an answer, and for which it may still do so while it asks for the next. */
interface Lifetime {
  fresh: number;
  stale: number;
}

/** Together no longer than a goal may take to a page: an open page has it by its live socket anyhow. */
const live: Lifetime = { fresh: 2, stale: 3 };
/** Of what nothing but a release or a correction changes. */
const settled: Lifetime = { fresh: 60, stale: 60 };
/** Until then results are still corrected. */
const settlesAfterMs = 12 * 3_600_000;

/** More names would not pass through every proxy: pages of more matches are named by their day or league alone. */
const mostMatches = 20;

/**
 * Cookies decide nothing here but by the variant. Caches keep answers by host; one whose proxy is told host and scheme by
 * these headers is not to mix them up either.
 */
const vary = `accept-encoding, ${variantHeader}, x-forwarded-host, x-forwarded-proto`;

/** Browsers ask again each time: `must-revalidate` keeps them from using what only a cache in front may send late. */
const cacheControl = ({ fresh, stale }: Lifetime): string =>
  `public, max-age=0, must-revalidate, s-maxage=${fresh}, stale-while-revalidate=${stale}`;

const listed = ofAnswer(({ leagues }: OperationResponse<'sports-query/match/list'>) =>
  leagues.flatMap(({ matches }) => matches),
);
const detailed = ofAnswer(({ summary }: MatchDetail) => [summary]);

/** The matches that decide whether an answer still changes; null for one that may at any time. */
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
  /** What the answers are about, `match:17`. */
  subjects: readonly string[];
  brand: string;
  /** The number of the release that the answer runs. */
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
 * Headers of an answer that a cache in front may give to all who ask alike: how long, by what it tells them apart, and the
 * names by which an operator purges it, as Fastly and Varnish (`Surrogate-Key`) and as Cloudflare (`Cache-Tag`) read them.
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

/** Of a redirect: it depends on variant, address and release alone. */
export const sharedRedirect: Headers = { vary, 'cache-control': cacheControl(settled) };

/** Of an answer that nobody but the visitor may keep. */
export const privateHeaders: Headers = { 'cache-control': 'private, no-cache' };
