import { describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { registerMember } from '../accounts/testing';
import { openSignInTest, origin, queryOf, redeem } from './testing';

const test = duringTests(openSignInTest);

describe('signing in with Google', () => {
  it('comes back with a ticket that signs in once', async () => {
    const device = await test.newDevice();
    const answer = await test.comeBack(device, await test.begin(device, 'google'));
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/login\?provider=google&ticket=[\w-]{43}$/),
    ]);
    const ticket = queryOf(answer).get('ticket');
    const { data } = await redeem(device, 'google', ticket);
    expect(data).toMatchObject({
      communicationEmail: 'anna@fan.example',
      thirdPartyName: 'Anna Example',
      registerLoginType: 'google',
      firstLogin: true,
    });
    expect((await redeem(device, 'google', ticket)).bizCode).toBe(12005);
    const again = await test.comeBack(device, await test.begin(device, 'google'));
    const second = await redeem(device, 'google', queryOf(again).get('ticket'));
    expect(second.data).toMatchObject({
      userId: (data as { userId: number }).userId,
      firstLogin: false,
    });
  });

  it('joins the account of an address the provider has verified, never of another', async () => {
    const [owner, other] = [await test.newDevice(), await test.newDevice()];
    const cleo = await registerMember(test, owner, 'cleo@fan.example');
    const bela = await registerMember(test, await test.newDevice(), 'bela@fan.example');
    const signInAs = async (user: string) => {
      test.google.state.user = user;
      const answer = await test.comeBack(other, await test.begin(other, 'google'));
      return (await redeem(other, 'google', queryOf(answer).get('ticket'))).data as {
        userId: number;
        communicationEmail: string;
      };
    };
    expect((await signInAs('cleo')).userId).toBe(cleo.userId);
    const stranger = await signInAs('bela');
    test.google.state.user = 'anna';
    expect(stranger.userId).not.toBe(bela.userId);
    expect(stranger.communicationEmail).toBe('');
  });

  it('refuses a replayed answer, a changed state, another browser and another provider', async () => {
    const device = await test.newDevice();
    const back = await test.begin(device, 'google');
    const stranger = await test.newDevice();
    expect(queryOf(await test.comeBack(stranger, back)).get('error')).toBe('failed');
    const second = await test.begin(device, 'google');
    const done = await test.comeBack(device, second);
    expect(queryOf(done).get('ticket')).not.toBeNull();
    const ways = [
      second.url,
      (await test.begin(device, 'google')).url.replace(/state=[^&]+/, 'state=made-up'),
      (await test.begin(device, 'google')).url.replace('/auth/google/', '/auth/facebook/'),
      (await test.begin(device, 'google')).url.replace(/code=[^&]+/, 'code=made-up'),
    ];
    for (const url of ways)
      expect(queryOf(await test.comeBack(device, { url })).get('error')).toBe('failed');
    const foreign = await redeem(stranger, 'google', queryOf(done).get('ticket'));
    expect(foreign.bizCode).toBe(12005);
  });

  it.each([
    ['/pt/login', '/pt/login'],
    ['/me', '/login'],
    ['//elsewhere.example/login', '/login'],
  ])('asked for by %s ends at %s', async (from, to) => {
    const device = await test.newDevice();
    const answer = await test.comeBack(device, await test.begin(device, 'google', { from }));
    expect(answer.headers.location).toMatch(new RegExp(`^${to}[?]provider=google&ticket=`));
  });

  it('in a pop-up tells its opener, of our origin alone', async () => {
    const device = await test.newDevice();
    const answer = await test.comeBack(
      device,
      await test.begin(device, 'google', { display: 'popup' }),
    );
    const [, message, to] = /postMessage\((\{.*?\}), ("[^"]+")\)/.exec(answer.body) ?? [];
    expect(JSON.parse(to ?? '')).toBe(origin);
    const posted = JSON.parse(message ?? '') as Record<string, string>;
    expect(posted).toEqual({
      source: 'scoreline-sign-in',
      provider: 'google',
      ticket: expect.any(String),
    });
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'nonce-/,
    );
    expect((await redeem(device, 'google', posted.ticket ?? null)).bizCode).toBe(10000);
  });
});

describe('signing in with Apple', () => {
  it('comes back by a form that Apple posts', async () => {
    const device = await test.newDevice();
    test.apple.state.user = 'anna-apple';
    const back = await test.begin(device, 'apple');
    expect(back.url).toBe('/apple/redirect');
    const user = JSON.stringify({ name: { firstName: 'Anna', lastName: 'Of Apple' } });
    const answer = await test.comeBack(device, {
      ...back,
      form: `${back.form}&user=${encodeURIComponent(user)}`,
    });
    const { data } = await redeem(device, 'apple', queryOf(answer).get('ticket'));
    expect(data).toMatchObject({
      registerLoginType: 'apple',
      communicationEmail: 'anna@fan.example',
    });
  });
});

it('an answer of Apple’s in the address goes on to the callback, whatever the language', async () => {
  for (const page of ['/apple/redirect', '/he/apple/redirect', '/livescore/pt/apple/redirect']) {
    const { statusCode, headers } = await test.app.inject(`${page}?state=abc&code=1`);
    expect([statusCode, headers.location]).toEqual([303, '/auth/apple/callback?state=abc&code=1']);
  }
});

describe('signing in with Facebook', () => {
  it('makes an account of its own: Facebook does not say which addresses it verified', async () => {
    const device = await test.newDevice();
    const answer = await test.comeBack(device, await test.begin(device, 'facebook'));
    const { data } = await redeem(device, 'facebook', queryOf(answer).get('ticket'));
    expect(data).toMatchObject({
      registerLoginType: 'facebook',
      thirdPartyName: 'Dora Example',
      communicationEmail: '',
    });
  });
});
