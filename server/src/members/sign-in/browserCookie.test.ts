import { expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { pino } from 'pino';

import { duringTests } from '@scoreline/database/duringTests';
import { openTestDatabase } from '@scoreline/database/testing';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import type { ProviderClient } from './providers';
import { serveSignIn } from './routes';

const test = duringTests(openTestDatabase);

/** The cookies of a sign-in that starts at this origin. */
async function cookieAt(origin: string): Promise<string> {
  const app = Fastify();
  const client: Pick<ProviderClient, 'authorizationUrl'> = {
    authorizationUrl: async () => new URL('https://provider.example/authorize'),
  };
  serveSignIn(app, {
    ...{ db: test.db, now: () => new Date(), logger: pino({ level: 'silent' }) },
    ...{ rateLimiter: memoryRateLimiter(), originOf: () => origin },
    ...{ basePathOf: () => '/', basePaths: ['/'] },
    providers: new Map([['google', client as ProviderClient]]),
  });
  const { headers } = await app.inject('/auth/google/start');
  await app.close();
  return String(headers['set-cookie']);
}

it('the cookie of a sign-in is set by this host alone, and by TLS', async () => {
  expect(await cookieAt('https://www.site.example')).toMatch(
    /^__Host-signInBrowser=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(await cookieAt('http://localhost:8080')).toMatch(
    /^signInBrowser=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});
