import { canGunzip, type Cipher, cipherModeOf, seal, unseal } from '../../cipher';
import { type Envelope, headerNames } from '../../contract';
import { apiAddress } from '../environment/address';
import type { ApiEnvironment } from '../environment/environment';

/** Time limit of a call, in milliseconds. */
export const callLimitMs = 10_000;

export interface EncryptedAnswer {
  status: number;
  envelope: Envelope<unknown> | null;
  /** Body text of an answer without an envelope. */
  body: string;
  retryAfter: number | null;
  /** Id under which the server logs and traces the call. */
  traceId: string | null;
  /** Access token that the call carried. */
  token: string | null;
}

interface Sent {
  response: Response;
  token: string | null;
}

async function send(
  environment: ApiEnvironment,
  path: string,
  request: unknown,
  cipher: Cipher,
  signal: AbortSignal,
): Promise<Sent> {
  const own = await environment.headers();
  const headers: Record<string, string> = {
    ...own,
    ...cipher.headers,
    'Content-Type': 'text/plain',
  };
  if (canGunzip()) headers[headerNames.acceptCipher] = 'gzip';
  const response = await environment.fetch(apiAddress(environment.brand.apiUrl, path), {
    method: 'POST',
    headers,
    body: await seal(cipher.key, request),
    signal: timeLimit(signal, callLimitMs),
  });
  const token = own[headerNames.authorization]?.replace(/^Bearer /, '') ?? null;
  return { response, token };
}

async function read({ response, token }: Sent, cipher: Cipher): Promise<EncryptedAnswer> {
  const body = await response.text();
  const retryAfter = Number(response.headers.get('Retry-After')) || null;
  const traceId = response.headers.get(headerNames.traceId);
  const { status } = response;
  if (status !== 200) return { status, envelope: null, body, retryAfter, traceId, token };
  const coding = response.headers.get(headerNames.cipherCoding);
  const envelope = (await unseal(cipher.key, body, coding)) as Envelope<unknown>;
  return { status, envelope, body: '', retryAfter, traceId, token };
}

/** Sends one encrypted call. On a 400 it drops the cipher and repeats the call once with a new one. */
export async function encryptedCall(
  environment: ApiEnvironment,
  path: string,
  request: unknown,
  signal: AbortSignal,
): Promise<EncryptedAnswer> {
  const source = environment.ciphers[cipherModeOf(path)];
  const first = await source.get();
  const sent = await send(environment, path, request, first, signal);
  if (sent.response.status !== 400) return read(sent, first);
  source.forget(first);
  const second = await source.get();
  const repeated = await send(environment, path, request, second, signal);
  if (repeated.response.status === 400) source.forget(second);
  return read(repeated, second);
}

/** Returns a signal that follows `signal` and aborts with a `TimeoutError` after `ms` milliseconds. */
function timeLimit(signal: AbortSignal, ms: number): AbortSignal {
  // eslint-disable-next-line no-restricted-properties -- only where it exists
  if (AbortSignal.any) return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  const both = new AbortController();
  const slow = () => both.abort(new DOMException('The call took too long.', 'TimeoutError'));
  const limit = setTimeout(slow, ms);
  both.signal.addEventListener('abort', () => clearTimeout(limit));
  if (signal.aborted) both.abort(signal.reason);
  signal.addEventListener('abort', () => both.abort(signal.reason));
  return both.signal;
}
