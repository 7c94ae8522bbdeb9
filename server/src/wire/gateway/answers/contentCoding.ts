import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type ContentCoding = 'br' | 'gzip';

const all: readonly ContentCoding[] = ['br', 'gzip'];
/** Chosen codings by header; browsers send only a handful of them. */
const chosen = new LRUCache<string, { coding: ContentCoding | null }>({ max: 200 });
/** No browser sends a longer one. */
const longestKept = 128;

function choose(
  acceptEncoding: string,
  offered: readonly ContentCoding[],
): { coding: ContentCoding | null } {
  const coding = negotiate(acceptEncoding.toLowerCase(), [...offered, 'identity']);
  return { coding: coding === 'identity' ? null : (coding as ContentCoding | null) };
}

/** The coding that an `Accept-Encoding` prefers among those offered, the first of equals; null for none (RFC 9110, 12.5.3). */
export function contentCodingOf(
  acceptEncoding = '',
  offered: readonly ContentCoding[] = all,
): ContentCoding | null {
  if (offered !== all) return choose(acceptEncoding, offered).coding;
  const found = chosen.get(acceptEncoding) ?? choose(acceptEncoding, offered);
  if (acceptEncoding.length <= longestKept) chosen.set(acceptEncoding, found);
  return found.coding;
}
