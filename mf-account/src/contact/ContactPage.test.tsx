import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import {
  createFakeApi,
  installDialogElement,
  renderApp,
  testEnvironment,
} from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import account from '../../locales/en.json';
import { ContactPage } from './ContactPage';

const picture = (name: string, bytes = 3, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

/** Fakes the API and the upload of screenshots, which fails while `state.isUp` is false. */
async function open(path = '/contact-us') {
  const fake = await createFakeApi(() => ({}));
  const uploads: string[] = [];
  const state = { isUp: true };
  const network: typeof fetch = async (address, init) => {
    if (!String(address).endsWith('/feedback/screenshot')) return fake.fetch(address, init);
    if (!state.isUp) throw new TypeError('offline');
    uploads.push(String((init?.headers as Record<string, string>)['Content-Type']));
    return Response.json({ bizCode: 10000, message: '', data: { id: `shot-${uploads.length}` } });
  };
  const environment = testEnvironment({ ...fake, fetch: network });
  await renderApp(<ContactPage />, { texts: { account }, environment, path });
  return { fake, uploads, state };
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const add = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Add'), files, { applyAccept: false });
const write = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'fan@mail.example');
  await userEvent.type(screen.getByLabelText('Message'), 'The clock stands still.');
};

beforeAll(() => {
  installDialogElement();
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = jest.fn();
});
beforeEach(() => localStorage.clear());

it('asks for an address and a message', async () => {
  const { fake } = await open();
  await send();
  expect(screen.getByText('Email address is required')).toBeTruthy();
  expect(screen.getByText('Please write a message')).toBeTruthy();
  expect(fake.calls).toHaveLength(0);
});

it('begins with what a link is about, and asks for more than that', async () => {
  const { fake } = await open('/contact-us?about=Deutsch');
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  expect(message.value).toBe('Deutsch: ');
  await userEvent.type(screen.getByLabelText('Email'), 'fan@mail.example');
  await send();
  expect(screen.getByText('Please write a message')).toBeTruthy();
  await userEvent.type(message, 'Anstos');
  await send();
  await screen.findByText('Thank you. Your message is on its way.');
  expect(fake.calls[0]?.request).toMatchObject({ intent: 'problem', message: 'Deutsch: Anstos' });
});

it('takes five pictures and says why it takes no other file', async () => {
  await open();
  await add(picture('notes.pdf', 3, 'application/pdf'));
  expect(screen.getByText('Please choose a picture: PNG, JPEG, WebP or GIF')).toBeTruthy();
  await add(picture('large.png', 5 * 1024 * 1024 + 1));
  expect(screen.getByText('This picture is larger than 5 MB')).toBeTruthy();
  await add(...[1, 2, 3, 4, 5, 6].map((at) => picture(`${at}.png`)));
  expect(screen.getByText('At most 5 pictures')).toBeTruthy();
  expect(screen.getAllByRole('img')).toHaveLength(5);
  expect(screen.queryByLabelText('Add')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove 3.png' }));
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).not.toContain('3.png');
  expect(screen.queryByText('At most 5 pictures')).toBeNull();
});

it('sends again what failed under the same id, and no picture twice', async () => {
  const { fake, uploads, state } = await open();
  await userEvent.click(screen.getByText('General inquiries'));
  await write();
  await add(picture('one.png'));
  state.isUp = false;
  await send();
  await screen.findByText(/^A screenshot could not be sent/);
  expect(fake.calls).toHaveLength(0);
  state.isUp = true;
  await send();
  await screen.findByText('Thank you. Your message is on its way.');
  expect(uploads).toEqual(['image/png']);
  expect(fake.calls.at(-1)).toMatchObject({
    path: 'patron/frontend/feedback',
    request: {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      intent: 'general',
      email: 'fan@mail.example',
      message: 'The clock stands still.',
      screenshots: ['shot-1'],
      website: '',
    },
  });
});
