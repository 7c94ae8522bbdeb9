import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession, signedIn } from '@scoreline/shared-lib/session';
import { addressNow as where } from '@scoreline/shared-lib/testing';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';

const open = (path: string, answer: () => unknown = () => ({})) => openPage(path, answer);

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

describe('a forgotten password', () => {
  it('leads to the page that takes the mailed code', async () => {
    const { fake } = await open('/forget-password');
    await type('Email', ' fan@mail.example ');
    await press('Send code');
    await waitFor(() => expect(where()).toBe('/reset-password?email=fan%40mail.example'));
    expect(fake.calls.at(-1)).toMatchObject({
      path: 'patron/frontend/ciphered/forgot-password',
      request: { email: 'fan@mail.example' },
    });
  });

  it('is replaced by whoever has the code, and nothing is sent before all is there', async () => {
    const { fake } = await open('/reset-password?email=fan%40mail.example');
    await type('Code', '123');
    await type('New password', 'a quiet corner');
    await press('Save password');
    expect(screen.getByText('Please enter all six digits')).toBeTruthy();
    expect(screen.getByText('The passwords do not match')).toBeTruthy();
    expect(fake.calls).toHaveLength(0);
    await type('Code', '456');
    await type('Confirm password', 'a quiet corner');
    await press('Save password');
    await waitFor(() => expect(where()).toBe('/login/email?email=fan%40mail.example'));
    expect(lastItem(fake.calls).request).toEqual({
      email: 'fan@mail.example',
      code: '123456',
      newPassword: 'a quiet corner',
    });
  });

  it('asks for the address where the page does not know it', async () => {
    const { fake } = await open('/reset-password?code=123456');
    await type('New password', 'a quiet corner');
    await type('Confirm password', 'a quiet corner');
    await press('Save password');
    expect(screen.getByText('Email address is required')).toBeTruthy();
    expect(fake.calls).toHaveLength(0);
  });
});

describe('changing the password', () => {
  it('is for members', async () => {
    await open('/change-password');
    expect(where()).toBe('/login');
  });

  it('needs the current one, and says why the server refused', async () => {
    let answer: unknown = { bizCode: 12001, message: '', data: null };
    const { fake } = await openPage('/change-password', () => answer, {
      prepare: (store) => void store.dispatch(signedIn(testLogin())),
    });
    await type('New password', 'a quiet corner');
    await type('Confirm password', 'a quiet corner');
    await press('Save password');
    expect(screen.getByText('Please enter your password')).toBeTruthy();
    expect(fake.calls).toHaveLength(0);
    await type('Current password', 'not this one');
    await press('Save password');
    await screen.findByText('Wrong email or password.');
    answer = {};
    await press('Save password');
    await waitFor(() => expect(where()).toBe('/me'));
    expect(lastItem(fake.calls).request).toEqual({
      currentPassword: 'not this one',
      newPassword: 'a quiet corner',
    });
  });
});
