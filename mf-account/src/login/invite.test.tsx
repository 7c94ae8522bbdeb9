import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberedInvite, rememberInvite } from '@scoreline/shared-lib/page';
import { clearSession } from '@scoreline/shared-lib/session';
import { lastItem } from '@scoreline/shared-lib/contract/lists';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testLogin } from '../testing/openPage';

const inviteCode = 'WXYZ6789';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
  rememberInvite({ code: inviteCode, inviter: 'Ana M.' });
});

describe('an invitation this device came by', () => {
  it('goes along with a password, and is told of where one signs up', async () => {
    const { fake } = await openPage('/login/email', () => testLogin());
    expect(screen.getByText('Invited by Ana M.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Email'), 'fan@mail.example');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(rememberedInvite()).toBeNull());
    expect(lastItem(fake.calls).request).toMatchObject({ type: 'password', inviteCode });
  });

  it('registers the device, on which alone a friend counts', async () => {
    const { fake } = await openPage('/login/email', () => testLogin());
    await waitFor(() => expect(fake.registrations.device).toBe(1));
  });

  it('goes along with a code', async () => {
    const { fake } = await openPage('/login/verify/code/fan@mail.example', () => testLogin());
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste('123456');
    await waitFor(() => expect(rememberedInvite()).toBeNull());
    expect(lastItem(fake.calls).request).toMatchObject({ type: 'code', inviteCode });
  });

  it('goes along with a provider’s ticket', async () => {
    const { fake } = await openPage('/login?provider=google&ticket=once', () => testLogin());
    await waitFor(() => expect(rememberedInvite()).toBeNull());
    expect(lastItem(fake.calls).request).toEqual({ type: 'google', token: 'once', inviteCode });
  });

  it('is kept while the address waits for its code, and where nobody got in', async () => {
    const refused = { bizCode: 12001, message: '', data: null };
    await openPage('/login/email', () => refused);
    await userEvent.type(screen.getByLabelText('Email'), 'fan@mail.example');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('alert');
    expect(rememberedInvite()).toEqual({ code: inviteCode, inviter: 'Ana M.' });
  });

  it('is forgotten after a month', () => {
    const stored = JSON.parse(localStorage.getItem('scoreline-invite')!) as { at: number };
    const old = { ...stored, at: stored.at - 31 * 86_400_000 };
    localStorage.setItem('scoreline-invite', JSON.stringify(old));
    expect(rememberedInvite()).toBeNull();
  });
});
