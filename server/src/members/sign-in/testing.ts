import { pino } from 'pino';

import {
  ciphered,
  openMemberApp,
  type MemberApp,
  type TestDevice,
  unlimited,
} from '../accounts/testing';
import { readConfig } from '../../config';
import { memoryRateLimiter } from '../../wire/gateway/rateLimit';
import { createProviders } from './providers';
import { serveSignIn } from './routes';
import { openFacebook, openProvider } from './testingProviders';

export const origin = 'http://localhost:8080';
const secret = 'a secret of the test';

/** The whole server with local Google, Apple and Facebook, which speak the real protocols. */
export async function openSignInTest() {
  const google = await openProvider('google-client', `${origin}/auth/google/callback`);
  const apple = await openProvider('apple-client', `${origin}/apple/redirect`);
  const facebook = await openFacebook();
  const config = readConfig({
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: secret,
    GOOGLE_ISSUER: google.issuer,
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_CLIENT_SECRET: secret,
    APPLE_ISSUER: apple.issuer,
    FACEBOOK_CLIENT_ID: 'facebook-client',
    FACEBOOK_CLIENT_SECRET: 'fb secret',
    FACEBOOK_URL: facebook.url,
    APP_CLIENT_IDS: 'google-ios, apple-ios',
  });
  const providers = createProviders(config);
  const test: MemberApp = await openMemberApp({
    ...unlimited,
    members: { providers },
    pages: (app) =>
      serveSignIn(app, {
        get db() {
          return test.db;
        },
        now: () => test.clock.now,
        logger: pino({ level: 'silent' }),
        rateLimiter: memoryRateLimiter(),
        providers,
        originOf: () => origin,
        basePathOf: () => '/',
        basePaths: ['/', '/livescore/'],
      }),
  });
  return {
    ...test,
    google,
    apple,
    ...browserOf(test),
    async close() {
      await test.close();
      await Promise.all([google.close(), apple.close(), facebook.close()]);
    },
  };
}

/** Acts as a browser between our server and a provider. */
function browserOf({ app }: Pick<MemberApp, 'app'>) {
  /** Requests our server with the device's cookies. */
  async function visit(device: TestDevice, url: string, form?: string) {
    const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url,
      headers: {
        ...(form === undefined
          ? { cookie }
          : // A cross-site POST carries none of our cookies.
            { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form !== undefined && { payload: form }),
    });
    for (const { name, value } of answer.cookies) device.cookies.set(name, value);
    return answer;
  }

  return {
    /** Starts at a provider. Returns where it redirects the browser to. */
    async begin(device: TestDevice, provider: string, { display = 'page', from = '/me' } = {}) {
      const query = new URLSearchParams({ from, display }).toString();
      const answer = await visit(device, `/auth/${provider}/start?${query}`);
      if (answer.statusCode !== 302) throw new Error(`The start answers ${answer.statusCode}.`);
      return atProvider(String(answer.headers.location));
    },
    async comeBack(device: TestDevice, back: { url: string; form?: string }) {
      const first = await visit(device, back.url, back.form);
      return first.headers.location?.startsWith('/auth/')
        ? visit(device, first.headers.location)
        : first;
    },
  };
}

/** Acts as the browser at the provider until the redirect to us. Returns its URL and posted form. */
async function atProvider(from: string): Promise<{ url: string; form?: string }> {
  const jar = new Map<string, string>();
  let url = from;
  for (let step = 0; step < 12; step++) {
    if (url.startsWith(origin)) return { url: url.slice(origin.length) };
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) return formOf(await answer.text());
    url = new URL(location, url).href;
  }
  throw new Error('The provider does not come to an end.');
}

function formOf(html: string) {
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name, value] as [string, string],
  );
  return { url: action.slice(origin.length), form: new URLSearchParams(fields).toString() };
}

export const queryOf = (answer: { headers: { location?: unknown } }) =>
  new URL(String(answer.headers.location), origin).searchParams;

export const redeem = (device: TestDevice, type: string, token: string | null) =>
  device.call(ciphered('register-login'), { type, token });
