import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

import { fetchBounded, jsonOf } from '../../../store/fetchBounded';
import type { ServiceAccount } from './serviceAccount';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const assertionSeconds = 3_600;
/** A token is renewed this long before it expires. */
const earlyMs = 60_000;
const timeoutMs = 10_000;
const mostBytes = 64 * 1024;

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

interface Token {
  text: string;
  until: number;
}

/** Access tokens of a service account (RFC 7523): one request for all waiting callers, cached until shortly before it expires. */
export function createAccessTokens(account: ServiceAccount, now: () => Date) {
  let known: Promise<Token> | null = null;

  async function ask(): Promise<Token> {
    const asked = now().getTime();
    const assertion = await signed(account, asked);
    const answer = await fetchBounded(account.token_uri, {
      mostBytes,
      method: 'POST',
      body: new URLSearchParams({ grant_type: grantType, assertion }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`No access token was given: ${answer.status}.`);
    const { access_token: text, expires_in: seconds } = answerSchema.parse(jsonOf(answer));
    return { text, until: asked + seconds * 1000 - earlyMs };
  }

  /** Of all callers that find the same expired token, the first one requests the next. */
  function renewed(old: Promise<Token> | null): Promise<Token> {
    if (known && known !== old) return known;
    const asking = ask();
    known = asking;
    asking.catch(() => {
      if (known === asking) known = null;
    });
    return asking;
  }

  return {
    async get(): Promise<string> {
      const asked = known ?? renewed(null);
      const token = await asked;
      return token.until > now().getTime() ? token.text : (await renewed(asked)).text;
    },
    /** Drops a refused token, unless it was already replaced. */
    async forget(text: string): Promise<void> {
      const asked = known;
      const isKnown = (await asked)?.text === text;
      if (isKnown && known === asked) known = null;
    },
  };
}

async function signed(account: ServiceAccount, time: number): Promise<string> {
  const seconds = Math.floor(time / 1000);
  const key = await importPKCS8(account.private_key, 'RS256');
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + assertionSeconds)
    .sign(key);
}
