import type { LoginData } from '@scoreline/shared-lib/contract';
import { signedIn } from '@scoreline/shared-lib/session';
import { type Answers, openRemote } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import texts from '../../locales/en.json';
import { remote } from '../remote';
import { testPromotion, testStanding } from './testPromotion';

const login: LoginData = {
  ...{ accessToken: 'secret', communicationEmail: 'fan@mail.example', thirdPartyName: '' },
  ...{ userId: 9, registerLoginType: 'password', inviteCode: '', firstLogin: false },
};

/** Opens a page of promotion 7, as a member by default, and waits for its heading. */
export async function openPage(rest: string, answers: Answers = {}, isMember = true) {
  const opened = await openRemote(remote, {
    path: rest.startsWith('/') ? rest : `/promotion/7/refer_friends${rest && `/${rest}`}`,
    answers: {
      overview: testPromotion(),
      standing: testStanding(),
      records: { records: [], cursor: null },
      roll: { winners: [], cursor: null },
      current: { promotionId: 7 },
      ...answers,
    },
    texts: { promotion: texts },
    prepare: (store) => isMember && store.dispatch(signedIn(login)),
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** An answer with a business error. */
export const refused = (bizCode: number) => ({ bizCode, message: '', data: null });
