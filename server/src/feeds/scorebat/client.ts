import { z } from 'zod';

import { fetchBounded, jsonOf } from '../../store/fetchBounded';

export interface ScorebatSettings {
  token: string;
  baseUrl: string;
}

/** Why there is no answer, and when to retry. */
export class Unanswered extends Error {
  constructor(
    reason: string,
    readonly retryAfterMs = 0,
  ) {
    super(reason);
  }
}

/** A match with videos, under the provider's names. */
export interface Listed {
  title: string;
  home: string;
  away: string;
  startsAt: Date;
  url: string;
}

const mostBytes = 8 * 1024 * 1024;
const mostEntries = 2_000;
const defaultTimeoutMs = 15_000;

const body = z.object({ response: z.array(z.unknown()).max(mostEntries) });

/** Rewrites `+0000`, which is not an offset in ISO 8601's extended format. */
const isoOf = (text: string) => text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');

const entrySchema = z.object({
  title: z.string().max(200),
  matchviewUrl: z.url({ protocol: /^https$/ }).max(500),
  date: z
    .string()
    .transform(isoOf)
    .pipe(z.iso.datetime({ offset: true })),
  videos: z.array(z.unknown()).min(1),
});

/** The token reads the feed, so a link to visitors must contain neither it nor any other login. */
function publicUrl(address: string, token: string): string | null {
  const url = new URL(address);
  for (const [name, value] of url.searchParams) if (value === token) url.searchParams.delete(name);
  const isSafe = url.username === '' && url.password === '' && !url.href.includes(token);
  return isSafe ? url.href : null;
}

/** Null for an entry that is malformed or has no video. */
function listedOf(entry: unknown, token: string): Listed | null {
  const { data } = entrySchema.safeParse(entry);
  const [home, away, ...more] = data?.title.split(' - ').map((name) => name.trim()) ?? [];
  const url = data && publicUrl(data.matchviewUrl, token);
  if (!data || !url || !home || !away || more.length > 0) return null;
  return { title: `${home} – ${away}`, home, away, startsAt: new Date(data.date), url };
}

/** Parses seconds or an HTTP date. */
function retryAfterOf(headers: Headers, now: Date): number {
  const text = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

const failed = (error: unknown): Unanswered =>
  new Unanswered(error instanceof Error ? error.message : String(error));

export interface Answer {
  listed: Listed[];
  /** Malformed entries. */
  malformed: number;
}

/** Fetches the newest matches of ScoreBat's Video API v3. Never reads `embed`. @throws Unanswered */
export async function askScorebat(
  { token, baseUrl, timeoutMs = defaultTimeoutMs }: ScorebatSettings & { timeoutMs?: number },
  now: Date,
): Promise<Answer> {
  const url = new URL(`${baseUrl}/video-api/v3/feed/`);
  url.searchParams.set('token', token);
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetchBounded(url, { mostBytes, signal }).catch((error: unknown) => {
    throw failed(error);
  });
  if (!answer.ok)
    throw new Unanswered(`status ${answer.status}`, retryAfterOf(answer.headers, now));
  try {
    const { response } = body.parse(jsonOf(answer));
    const listed = response.map((entry) => listedOf(entry, token)).filter((one) => one !== null);
    return { listed, malformed: response.length - listed.length };
  } catch {
    throw new Unanswered('the answer is not what the Video API v3 documents');
  }
}
