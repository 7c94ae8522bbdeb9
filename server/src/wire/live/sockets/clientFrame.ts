import { isPlainObject, liveLimits, type ClientFrame } from '@scoreline/shared-lib/contract';

export type ParsedFrame =
  { frame: ClientFrame } | { error: 'badFrame' | 'tooManyTopics'; id: number | null };

/** Parses a client's frame; an invalid one yields the error to answer with. */
export function parseClientFrame(text: string): ParsedFrame {
  const value = parseJson(text);
  if (!isPlainObject(value)) return bad(null);
  const { op, id, topics, since, images } = value;
  if (op === 'ping') return { frame: { op } };
  if (!isId(id)) return bad(null);
  if (op !== 'subscribe' && op !== 'unsubscribe') return bad(id);
  if (!Array.isArray(topics) || !topics.every((topic) => typeof topic === 'string')) return bad(id);
  if (topics.length > liveLimits.topicsPerClient) return { error: 'tooManyTopics', id };
  if (op === 'unsubscribe') return { frame: { op, id, topics } };
  const more = images === 'http' ? { images: 'http' as const } : {};
  if (since === undefined || since === null) return { frame: { op, id, topics, ...more } };
  return isSince(since) ? { frame: { op, id, topics, since, ...more } } : bad(id);
}

const bad = (id: number | null): ParsedFrame => ({ error: 'badFrame', id });

const isId = (value: unknown): value is number => Number.isFinite(value);

const isSince = (value: unknown): value is Record<string, number> =>
  isPlainObject(value) && Object.values(value).every((seq) => Number.isSafeInteger(seq));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
