import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { postponeUpdate, updateWaits } from './updateOffer';
import { askForRelease } from './watchReleases';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

beforeEach(() => {
  postponeUpdate();
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest?lang=he">';
});
afterEach(() => unstubGlobals());

const answer = (latest: object, ok = true) =>
  stubGlobal('fetch', () => Promise.resolve({ ok, json: () => Promise.resolve(latest) }));
const running = {
  seq: 7,
  shell: { build: 'a', base: '', initial: [], locales: {}, files: [] },
  remotes: {},
};
const manifest = () => document.querySelector('link')!.getAttribute('href');

it('offers a newer release and has the manifest read again', async () => {
  answer({ id: 'abc', seq: 8, builds: { shell: 'b' } });
  await askForRelease('/', running);
  expect(updateWaits()).toBe(true);
  expect(manifest()).toMatch(/manifest\.webmanifest\?lang=he&release=abc$/);
});

it('leaves the running release and an older one alone', async () => {
  for (const seq of [7, 6]) {
    answer({ id: 'abc', seq, builds: { shell: 'b' } });
    await askForRelease('/', running);
  }
  expect(updateWaits()).toBe(false);
  expect(manifest()).toBe('/manifest.webmanifest?lang=he');
});

it('says nothing when the server cannot be reached', async () => {
  answer({ id: 'abc', seq: 8, builds: { shell: 'b' } }, false);
  await askForRelease('/', running);
  stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await askForRelease('/', running);
  expect(updateWaits()).toBe(false);
});

it('is not offered for a new number of the same builds', async () => {
  answer({ id: 'abc', seq: 8, builds: { shell: 'a' } });
  await askForRelease('/', running);
  expect(updateWaits()).toBe(false);
});
