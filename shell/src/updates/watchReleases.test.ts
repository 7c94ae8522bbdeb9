import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { postponeUpdate, updateWaits } from './updateOffer';
import { askForRelease } from './watchReleases';

beforeEach(() => {
  postponeUpdate();
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
});
afterEach(() => vi.unstubAllGlobals());

const answer = (latest: object, ok = true) =>
  vi.stubGlobal('fetch', () => Promise.resolve({ ok, json: () => Promise.resolve(latest) }));
const manifest = () => document.querySelector('link')!.getAttribute('href');

it('offers a newer release and has the manifest read again', async () => {
  answer({ id: 'abc', seq: 8 });
  await askForRelease('/', { seq: 7 });
  expect(updateWaits()).toBe(true);
  expect(manifest()).toMatch(/manifest\.webmanifest\?release=abc$/);
});

it('leaves the running release and an older one alone', async () => {
  for (const seq of [7, 6]) {
    answer({ id: 'abc', seq });
    await askForRelease('/', { seq: 7 });
  }
  expect(updateWaits()).toBe(false);
  expect(manifest()).toBe('/manifest.webmanifest');
});

it('says nothing when the server cannot be reached', async () => {
  answer({ id: 'abc', seq: 8 }, false);
  await askForRelease('/', { seq: 7 });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await askForRelease('/', { seq: 7 });
  expect(updateWaits()).toBe(false);
});
