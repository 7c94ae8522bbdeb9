import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { addressNow as where } from '@scoreline/shared-lib/testing';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';

const data = testLogin({ firstLogin: true });
const open = (answer: (path: string) => unknown) => openPage('/login/email', answer);

async function submit(email: string, password: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

describe('signing in by e-mail and password', () => {
  it('says what is wrong before anything is sent', async () => {
    const { fake } = await open(() => data);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Email address is required')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Email'), 'fan@mail');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(fake.calls).toHaveLength(0);
  });

  it('says no longer what was wrong once it is right', async () => {
    await open(() => data);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(screen.getByLabelText('Email'), 'fan@mail.example');
    expect(screen.queryByText(/email address/i)).toBeNull();
    expect(screen.getByText('Please enter your password')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Password'), 'a');
    expect(screen.queryByText('Please enter your password')).toBeNull();
  });

  it('goes back to where one was, with the query', async () => {
    sessionStorage.setItem('from', '/search');
    sessionStorage.setItem('query', '?q=ajax');
    const { store } = await open(() => data);
    await submit('fan@mail.example', 'a long password');
    await waitFor(() => expect(where()).toBe('/search?q=ajax'));
    expect(store.getState().session).toMatchObject({ isLogin: true, userId: 9 });
    expect(sessionStorage.getItem('from')).toBeNull();
  });

  it('keeps the user id alone and asks for the code where the address is not verified', async () => {
    const { store, fake } = await open((path) =>
      path.endsWith('verify-email') ? data : { bizCode: 12000, message: '', data: { userId: 9 } },
    );
    await submit('fan@mail.example', 'a long password');
    await waitFor(() => expect(where()).toBe('/login/verify/email/fan%40mail.example'));
    expect(store.getState().session).toMatchObject({ isLogin: false, userId: 9 });
    expect(document.cookie).not.toContain('token=');
    await userEvent.click(await screen.findByLabelText('Code'));
    await userEvent.paste('123 456');
    await waitFor(() => expect(where()).toBe('/me'));
    expect(lastItem(fake.calls).request).toEqual({ email: 'fan@mail.example', code: '123456' });
    expect(store.getState().session.isLogin).toBe(true);
  });

  it('asks for the code at once, says how many tries a wrong one leaves, and asks again', async () => {
    await open((path) =>
      path.endsWith('verify-email')
        ? { bizCode: 12002, message: '', data: { triesLeft: 3 } }
        : { bizCode: 12000, message: '', data: { userId: 9 } },
    );
    await submit('fan@mail.example', 'a long password');
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await userEvent.paste('111111');
    expect((await screen.findByRole('alert')).textContent).toContain('You have 3 tries left.');
    expect(code).toHaveProperty('value', '');
    await waitFor(() => expect(document.activeElement).toBe(code));
  });

  it('offers a mailed code where too many have guessed', async () => {
    const { fake } = await open((path) =>
      path.endsWith('send-code') ? {} : new Response('{}', { status: 429 }),
    );
    await submit('fan@mail.example', 'a long password');
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a code' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(where()).toBe('/login/verify/code/fan%40mail.example'));
    expect(lastItem(fake.calls).request).toEqual({ email: 'fan@mail.example' });
  });

  it('shows the password only when asked to', async () => {
    await open(() => data);
    const field = screen.getByLabelText('Password');
    expect(field.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.getAttribute('type')).toBe('text');
  });
});
