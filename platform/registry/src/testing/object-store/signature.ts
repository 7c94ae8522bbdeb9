import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The signed parts of a request. */
export interface SignedParts {
  method: string;
  /** As sent: path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

export const sha256Hex = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Percent-encodes everything except RFC 3986's unreserved characters. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalQuery(search: URLSearchParams): string {
  const pairs = [...search].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join('&');
}

export interface Authorization {
  accessKeyId: string;
  /** Day, region, service and `aws4_request`. */
  scope: string;
  signedHeaders: string[];
  signature: string;
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Parses the header; null if it is malformed. */
export function readAuthorization(header: string | undefined): Authorization | null {
  const [, accessKeyId = '', scope = '', headers = '', signature = ''] =
    form.exec(header ?? '') ?? [];
  return signature ? { accessKeyId, scope, signedHeaders: headers.split(';'), signature } : null;
}

/** A request's expected version 4 signature, by AWS's own description. */
export function signatureOf(
  { method, url, headers }: SignedParts,
  { scope, signedHeaders }: Pick<Authorization, 'scope' | 'signedHeaders'>,
  secret: string,
): string {
  const { pathname, searchParams } = new URL(url, 'http://store');
  const path = decodeURIComponent(pathname).split('/').map(encode).join('/');
  const values = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  const canonical = [
    ...[method, path, canonicalQuery(searchParams), values.join('')],
    ...[signedHeaders.join(';'), payload],
  ].join('\n');
  const toSign = [
    ...['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256Hex(canonical)],
  ].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString('hex');
}
