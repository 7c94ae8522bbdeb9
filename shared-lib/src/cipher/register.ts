import { bizCodes, type Envelope } from '../contract';
import type { CipherOptions } from './cipher';

/**
 * Posts a registration and returns the envelope's data.
 * @throws {RegistrationError} if the server sends no cipher
 */
export async function register<T>(
  options: CipherOptions,
  contentType: string,
  body: string,
): Promise<T> {
  const response = await options.fetch(options.address, {
    method: 'POST',
    headers: { ...(await options.headers()), 'Content-Type': contentType },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    const wait = Number(response.headers.get('Retry-After')) || undefined;
    throw new RegistrationError(response.status, await response.text(), wait);
  }
  const envelope = (await response.json()) as Envelope<T>;
  if (envelope.bizCode !== bizCodes.success)
    throw new RegistrationError(response.status, envelope.message);
  return envelope.data;
}

/** The server returned no cipher. */
export class RegistrationError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    /** Seconds to wait, with 429. */
    readonly retryAfter?: number,
  ) {
    super(`No cipher: the server answered ${status}.`);
  }
}
