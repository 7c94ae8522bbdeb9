import { beforeEach, expect, it } from '@jest/globals';
import { PagesProvider } from '@scoreline/shared-lib/brand';
import { clearSession } from '@scoreline/shared-lib/session';
import { createFakeApi, renderApp, testEnvironment } from '@scoreline/shared-lib/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';

import account from '../../locales/en.json';
import { MePage } from './MePage';

const pages = [{ path: '/promotion/:id/refer_friends' }];

async function open(current: unknown, released = pages, brand = {}) {
  const fake = await createFakeApi(() => current);
  const page = (
    <PagesProvider pages={released}>
      <MePage />
    </PagesProvider>
  );
  await renderApp(page, { texts: { account }, environment: testEnvironment(fake), brand });
  return fake;
}

const entry = () => screen.queryByRole('link', { name: 'Invite friends' });

beforeEach(() => {
  localStorage.clear();
  clearSession();
});

it('leads to the promotion that runs', async () => {
  await open({ promotionId: 7 });
  await waitFor(() => expect(entry()?.getAttribute('href')).toBe('/promotion/7/refer_friends'));
});

it('is not there where none runs, or somebody excluded themselves', async () => {
  const fake = await open({ promotionId: null, reason: 'excluded' });
  await waitFor(() => expect(fake.calls).toHaveLength(1));
  expect(entry()).toBeNull();
});

it('asks nobody where the release has no page of it', async () => {
  const fake = await open({ promotionId: 7 }, []);
  expect(entry()).toBeNull();
  expect(fake.calls).toEqual([]);
});

it('asks nobody where the brand has no accounts', async () => {
  const fake = await open({ promotionId: 7 }, pages, { key: 'futbol' });
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(entry()).toBeNull();
  expect(fake.calls).toEqual([]);
});

const more = () => screen.queryByRole('heading', { name: 'More' });
const lines = () => more()?.parentElement?.querySelectorAll('li').length;

it('has its place before the answer, and keeps it from one visit to the next', async () => {
  let answer = (_: unknown) => {};
  const asked = new Promise((resolve) => (answer = resolve));
  await open(asked);
  expect([lines(), entry()]).toEqual([1, null]);
  answer({ promotionId: 7 });
  await waitFor(() => expect(entry()).not.toBeNull());
  expect(lines()).toBe(1);
  cleanup();
  await open(new Promise(() => undefined));
  expect(entry()?.getAttribute('href')).toBe('/promotion/7/refer_friends');
});

it('has no place before the answer where none ran the last time', async () => {
  localStorage.setItem('scoreline-promotion', '{"id":null}');
  await open(new Promise(() => undefined));
  expect(screen.getByRole('heading', { name: 'Preferences' })).toBeTruthy();
  expect(more()).toBeNull();
});
