import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Escapes `<`, so that no value can end the script. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The last page of a pop-up: it posts the outcome to its opener, restricted to this origin, and closes. Without an opener it
 * loads the login page.
 */
export function answerPopup(
  reply: FastifyReply,
  outcome: Record<string, string | undefined>,
  origin: string,
  login: string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const message = literal({ source: 'scoreline-sign-in', ...outcome });
  const script = `if (opener) { opener.postMessage(${message}, ${literal(origin)}); close(); } else location.replace(${literal(login)});`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><meta charset="utf-8"><title>…</title><script nonce="${nonce}">${script}</script>`,
    );
}
