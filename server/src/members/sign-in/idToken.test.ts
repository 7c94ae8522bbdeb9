import { describe, expect, it } from '@jest/globals';

import { duringTests } from '@scoreline/database/duringTests';
import { openDevice, openMemberApp } from '../accounts/testing';
import { readConfig } from '../../config';
import { createProviders } from './providers';
import { openSignInTest, origin, redeem } from './testing';

const test = duringTests(openSignInTest);

describe('an ID token of the app', () => {
  const who = {
    sub: 'app-user',
    email: 'app@fan.example',
    email_verified: true,
    aud: 'google-ios',
  };

  it('signs in once', async () => {
    const device = await test.newDevice();
    const token = await test.google.idToken(who);
    expect((await redeem(device, 'google', token)).data).toMatchObject({
      communicationEmail: 'app@fan.example',
    });
    expect((await redeem(await test.newDevice(), 'google', token)).bizCode).toBe(12005);
  });

  it.each([
    ['for somebody else’s app', () => test.google.idToken({ ...who, aud: 'another-app' })],
    ['of another issuer', () => test.apple.idToken(who)],
    ['that is old', () => test.google.idToken(who, 700)],
    [
      'without a signature',
      async () => `${(await test.google.idToken(who)).split('.').slice(0, 2).join('.')}.AAAA`,
    ],
  ])('%s is refused', async (_name, token) => {
    expect((await redeem(await test.newDevice(), 'google', await token())).bizCode).toBe(12005);
  });
});

it('a provider that calls itself otherwise than it is configured is not asked', async () => {
  const settings = { GOOGLE_CLIENT_ID: 'google-client', GOOGLE_CLIENT_SECRET: 'a secret' };
  const clientOf = (issuer: string) =>
    createProviders(readConfig({ ...settings, GOOGLE_ISSUER: issuer })).get('google');
  const request = { redirectUri: origin, state: 'state', nonce: 'nonce', verifier: 'verifier' };
  const { issuer } = test.google;
  const url = await clientOf(issuer)?.authorizationUrl(request);
  expect(url?.origin).toBe(issuer);
  const impostor = clientOf(issuer.replace('localhost', '127.0.0.1'));
  await expect(impostor?.authorizationUrl(request)).rejects.toThrow(/issuer/);
});

it('a way that is not configured is not offered', async () => {
  const plain = await openMemberApp();
  const device = await openDevice(plain, 'device-plain');
  const { bizCode } = await redeem(device, 'google', 'x');
  await plain.close();
  expect(bizCode).toBe(12006);
  expect(createProviders(readConfig({}))).toEqual(new Map());
});
