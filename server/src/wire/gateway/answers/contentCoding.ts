import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type ContentCoding = 'br' | 'gzip';

const all: readonly ContentCoding[] = ['br', 'gzip'];
/** What was chosen of all for a header: browsers know a handful of them. */
const chosen = new LRUCache<string, { coding: ContentCoding | null }>({ max: 200 });
/** Nobody's browser. */
const longestKept = 128;

function choose(
  acceptEncoding: string,
  offered: readonly ContentCoding[],
): { coding: ContentCoding | null } {
  const coding = negotiate(acceptEncoding.toLowerCase(), [...offered, 'identity']);
  return { coding: coding === 'identity' ? null : (coding as ContentCoding | null) };
}

/** The coding of those offered that an `Accept-Encoding` wants most, the first among equals; null for none (RFC 9110, 12.5.3). */
export function contentCodingOf(
  acceptEncoding = '',
  offered: readonly ContentCoding[] = all,
): ContentCoding | null {
  if (offered !== all) return choose(acceptEncoding, offered).coding;
  const found = chosen.get(acceptEncoding) ?? choose(acceptEncoding, offered);
  if (acceptEncoding.length <= longestKept) chosen.set(acceptEncoding, found);
  return found.coding;
}
