import type { Kysely, Selectable } from 'kysely';

import type { Provider, SignInAttemptTable } from '@scoreline/database/tables/memberTables';
import type { Database } from '@scoreline/database/schema';
import { hashSecret, newSecret } from '../sessions/tokens';
import type { Identity } from './identity';

/**
 * Binds the provider's answer to the browser that started the sign-in, so that nobody is signed in by another person's link.
 * With TLS, no other host can set this cookie.
 */
export const browserCookieAt = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-signInBrowser' : 'signInBrowser';
export const attemptLifeMs = 10 * 60_000;
const ticketLifeMs = 2 * 60_000;

interface AttemptStore {
  db: Kysely<Database>;
  now: () => Date;
}
const after = ({ now }: AttemptStore, ms: number) => new Date(now().getTime() + ms);

export interface NewAttempt {
  provider: Provider;
  browser: string;
  display: 'page' | 'popup';
  returnTo: string;
}

export async function beginAttempt(store: AttemptStore, attempt: NewAttempt) {
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
  await store.db
    .insertInto('sign_in_attempts')
    .values({
      state_hash: hashSecret(secrets.state),
      provider: attempt.provider,
      browser_hash: hashSecret(attempt.browser),
      nonce: secrets.nonce,
      verifier: secrets.verifier,
      return_to: attempt.returnTo,
      display: attempt.display,
      expires_at: after(store, attemptLifeMs),
    })
    .execute();
  return secrets;
}

/** Deletes and returns the attempt of a state, so that a replayed answer finds none. */
export const takeAttempt = (
  { db, now }: AttemptStore,
  provider: Provider,
  state: string,
): Promise<Selectable<SignInAttemptTable> | undefined> =>
  db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', hashSecret(state))
    .where('provider', '=', provider)
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();

/** A ticket for an identified user: single use, valid for two minutes in this browser. */
export async function issueTicket(
  store: AttemptStore,
  browserHash: Buffer,
  identity: Identity,
): Promise<string> {
  const ticket = newSecret();
  await storeTicket(store, ticket, browserHash, identity, ticketLifeMs);
  return ticket;
}

async function storeTicket(
  store: AttemptStore,
  ticket: string,
  browserHash: Buffer,
  { provider, subject, email, emailVerified, name }: Identity,
  lifeMs: number,
) {
  const who = { provider, subject, email, email_verified: emailVerified, name };
  const row = { ticket_hash: hashSecret(ticket), browser_hash: browserHash, ...who };
  return store.db
    .insertInto('sign_in_tickets')
    .values({ ...row, expires_at: after(store, lifeMs) })
    .onConflict((conflict) => conflict.column('ticket_hash').doNothing())
    .executeTakeFirst();
}

export async function takeTicket(
  { db, now }: AttemptStore,
  provider: Provider,
  ticket: string,
  browser: string,
): Promise<Identity | null> {
  const row = await db
    .deleteFrom('sign_in_tickets')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('browser_hash', '=', hashSecret(browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const { subject, email, email_verified, name } = row;
  return { provider, subject, email, emailVerified: email_verified, name };
}

/** False if an app's ID token was used before. The token is stored as a ticket of a random browser, so nobody can redeem it. */
export async function useIdToken(store: AttemptStore, idToken: string, identity: Identity) {
  const nobody = hashSecret(newSecret());
  const noted = await storeTicket(store, idToken, nobody, identity, 2 * attemptLifeMs);
  return noted.numInsertedOrUpdatedRows === 1n;
}
