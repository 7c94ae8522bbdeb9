import { negotiate } from '@fastify/accept-negotiator';

export type ContentCoding = 'br' | 'gzip';

/** The coding of those offered that an `Accept-Encoding` wants most, the first among equals; null for none (RFC 9110, 12.5.3). */
export function contentCodingOf(
  acceptEncoding = '',
  offered: readonly ContentCoding[] = ['br', 'gzip'],
): ContentCoding | null {
  const coding = negotiate(acceptEncoding.toLowerCase(), [...offered, 'identity']);
  return coding === 'identity' ? null : (coding as ContentCoding | null);
}
