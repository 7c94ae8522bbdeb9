import { negotiate } from '@fastify/accept-negotiator';

export type ContentCoding = 'br' | 'gzip';

const offered: (ContentCoding | 'identity')[] = ['br', 'gzip', 'identity'];

/** The coding that an `Accept-Encoding` wants most, Brotli among equals; null for none (RFC 9110, 12.5.3). */
export function contentCodingOf(acceptEncoding = ''): ContentCoding | null {
  const coding = negotiate(acceptEncoding.toLowerCase(), offered);
  return coding === 'identity' ? null : coding;
}
