import type { AppStore } from '@scoreline/shared-lib/api';
import type { BrandConfig, LoginData } from '@scoreline/shared-lib/contract';
import { type FakeAnswer, openRemote } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import texts from '../../locales/en.json';
import { remote } from '../remote';

interface Before {
  brand?: Partial<BrandConfig>;
  prepare?: (store: AppStore) => void;
}

/** Opens a page of the remote against a fake server and waits until it has rendered. */
export async function openPage(path: string, answers: FakeAnswer, before: Before = {}) {
  const page = { path, answers, texts: { account: texts }, ...before };
  const { api: fake, store } = await openRemote(remote, page);
  await screen.findByRole('heading', { level: 1 });
  return { fake, store };
}

/** The server's answer to a successful sign-in. */
export const testLogin = (over: Partial<LoginData> = {}): LoginData => ({
  accessToken: 'secret',
  communicationEmail: 'fan@mail.example',
  thirdPartyName: '',
  userId: 9,
  registerLoginType: 'password',
  inviteCode: '',
  firstLogin: false,
  ...over,
});
