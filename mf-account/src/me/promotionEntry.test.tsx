import { beforeEach, expect, it } from '@jest/globals';
import { PagesProvider } from '@scoreline/shared-lib/brand';
import { clearSession } from '@scoreline/shared-lib/session';
import { createFakeApi, renderApp, testEnvironment } from '@scoreline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';

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
