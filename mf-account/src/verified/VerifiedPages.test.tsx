import { beforeEach, expect, it } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { addressNow as where } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';

const login = testLogin({
  communicationEmail: 'fan+1@mail.example',
  registerLoginType: 'code',
  firstLogin: true,
});
const link = `/email-verified#${new URLSearchParams({ email: 'fan+1@mail.example', code: '123456' })}`;

const open = (path: string, answer: unknown = login) => openPage(path, () => answer);
const verify = async () => userEvent.click(screen.getByRole('button', { name: 'Verify' }));

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

it('the link of a mail signs in at a press, and leaves no code in the address', async () => {
  const { fake, store } = await open(link);
  expect(screen.getByText('fan+1@mail.example')).toBeTruthy();
  expect(fake.calls).toEqual([]);
  await verify();
  await screen.findByRole('heading', { name: 'Your email is verified' });
  expect(fake.calls.map(({ request }) => request)).toEqual([
    { email: 'fan+1@mail.example', code: '123456' },
  ]);
  expect(store.getState().session).toMatchObject({ isLogin: true, userId: 9 });
  expect(where()).toBe('/email-verified');
});

it('a link that no longer works leads to a new code for the same address', async () => {
  await open(link, { bizCode: 12002, message: 'wrong', data: null });
  await verify();
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(where()).toBe('/email-verified-failed?email=fan%2B1%40mail.example');
  expect(screen.getByRole('link', { name: 'Send a new code' }).getAttribute('href')).toBe(
    '/login/change?in=email&email=fan%2B1%40mail.example',
  );
});

it('a call that did not arrive can be tried again', async () => {
  await open(link, new Response('', { status: 503 }));
  await verify();
  await screen.findByRole('alert');
  expect(where()).toBe(link);
  expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
});

it('without a code the page says what is', async () => {
  await open('/email-verified');
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});
