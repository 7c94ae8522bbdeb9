import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession, signedIn } from '@scoreline/shared-lib/session';
import { createFakeApi, renderApp, testEnvironment } from '@scoreline/shared-lib/testing';
import { firstItem, lastItem } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';

import account from '../../locales/en.json';
import { EmailLogin } from '../login/EmailLogin';
import { testLogin } from '../testing/openPage';
import { TwoStepPage } from './TwoStepPage';

const data = testLogin();
const uri = 'otpauth://totp/Scoreline:fan%40mail.example?secret=MZXW6YTB&issuer=Scoreline';
const codes = Array.from({ length: 10 }, (_, n) => `${n}ABC-DEFG-HJKM`);
const refused = (bizCode: number, more: unknown = null) => ({ bizCode, message: '', data: more });

async function open(
  page: React.ReactElement,
  answer: (path: string, request: unknown) => unknown,
  member = true,
) {
  const fake = await createFakeApi((path, request) =>
    answer(path.replace('patron/frontend/ciphered/', ''), request),
  );
  const environment = testEnvironment(fake);
  const { store } = await renderApp(null, { texts: { account }, environment });
  if (member) store.dispatch(signedIn(data));
  await renderApp(page, { texts: { account }, path: '/settings/two-step', environment, store });
  return { fake, store };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const enter = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

describe('two-step sign-in in the settings', () => {
  it('is set up with a proof, a code of the app and recovery codes that are shown once', async () => {
    const answers: Record<string, unknown> = {
      'two-step/status': { on: false, recoveryCodesLeft: 0 },
      'two-step/begin': { secret: 'MZXW6YTB', uri },
      'two-step/confirm': refused(12008),
    };
    const { fake } = await open(<TwoStepPage />, (path) => answers[path]);
    await screen.findByRole('button', { name: 'Set up' });
    expect(screen.getByRole('button', { name: 'Set up' })).toHaveProperty('disabled', true);
    await enter('Password', 'a quiet corner');
    await press('Set up');
    const qr = await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    expect(lastItem(fake.calls).request).toEqual({ password: 'a quiet corner' });
    const { data: modules } = encode(uri, { ecc: 'M', border: 4 });
    const dark = modules.flat().filter(Boolean).length;
    expect(qr.querySelector('path')!.getAttribute('d')!.split('M')).toHaveLength(dark + 1);
    expect(screen.getByText('MZXW 6YTB')).toBeTruthy();
    await enter('Code from the app', '000000');
    await press('Switch on');
    await screen.findByText('This code is wrong or has already been used. Wait for the next one.');
    answers['two-step/confirm'] = { recoveryCodes: codes };
    await enter('Code from the app', '۱۲۳ ۴۵۶');
    await press('Switch on');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(lastItem(fake.calls).request).toEqual({ code: '123456' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    await press('I have saved them');
    await screen.findByText('10 recovery codes are left.');
    expect(screen.queryByText(firstItem(codes))).toBeNull();
  });

  it('gives new recovery codes for a code', async () => {
    const { fake } = await open(<TwoStepPage />, (path, request) => {
      if (path === 'two-step/status') return { on: true, recoveryCodesLeft: 1 };
      if (path !== 'two-step/new-codes') return {};
      return (request as { code: string }).code === '123456'
        ? { recoveryCodes: codes }
        : refused(12008);
    });
    await screen.findByText('1 recovery code is left.');
    await enter('Code from the app', '000000');
    await press('New recovery codes');
    await screen.findByRole('alert');
    await enter('Code from the app', '123456');
    await press('New recovery codes');
    await screen.findByRole('heading', { name: 'Your recovery codes' });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
    await press('I have saved them');
    await screen.findByText('10 recovery codes are left.');
    expect(fake.calls.some(({ path }) => path.endsWith('two-step/end'))).toBe(false);
  });

  it('is switched off with a recovery code', async () => {
    const { fake } = await open(<TwoStepPage />, (path) =>
      path === 'two-step/status' ? { on: true, recoveryCodesLeft: 1 } : {},
    );
    await screen.findByText('1 recovery code is left.');
    await press('Use a recovery code');
    await userEvent.type(screen.getByLabelText('Recovery code'), '3abc-defg-hjk');
    expect(screen.getByRole('button', { name: 'Switch off' })).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText('Recovery code'), 'm');
    await press('Switch off');
    await screen.findByRole('button', { name: 'Set up' });
    expect(fake.calls.at(-1)).toMatchObject({ request: { code: '3abc-defg-hjkm' } });
  });
});

describe('signing in with two steps', () => {
  async function atSecondStep(second: () => unknown) {
    const opened = await open(
      <EmailLogin />,
      (path) => (path === 'second-step' ? second() : refused(12007, { userId: 9, ticket: 'once' })),
      false,
    );
    await userEvent.type(screen.getByLabelText('Email'), 'fan@mail.example');
    await userEvent.type(screen.getByLabelText('Password'), 'a quiet corner');
    await press('Continue');
    await screen.findByRole('heading', { name: 'One more step' });
    return opened;
  }

  it('is signed in after the second one alone', async () => {
    const { fake, store } = await atSecondStep(() => data);
    expect(store.getState().session.isLogin).toBe(false);
    await enter('Code from the app', '123456');
    await press('Continue');
    await waitFor(() => expect(store.getState().session.isLogin).toBe(true));
    expect(lastItem(fake.calls).request).toEqual({ ticket: 'once', code: '123456' });
  });

  it('starts over where it took too long, with nothing said to be wrong', async () => {
    const { store } = await atSecondStep(() => refused(12009));
    await enter('Code from the app', '123456');
    await press('Continue');
    await screen.findByText('This took too long. Please start over.');
    expect(screen.queryByLabelText('Code from the app')).toBeNull();
    await press('Start over');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'fan@mail.example');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(store.getState().session.isLogin).toBe(false);
  });
});
