import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

import { askForRelease } from './watchReleases';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

const onNewer = jest.fn();

beforeEach(() => {
  onNewer.mockReset();
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
  await askForRelease('/', running, onNewer);
  expect(onNewer).toHaveBeenCalledTimes(1);
  expect(manifest()).toMatch(/manifest\.webmanifest\?lang=he&release=abc$/);
});

it('leaves the running release and an older one alone', async () => {
  for (const seq of [7, 6]) {
    answer({ id: 'abc', seq, builds: { shell: 'b' } });
    await askForRelease('/', running, onNewer);
  }
  expect(onNewer).not.toHaveBeenCalled();
  expect(manifest()).toBe('/manifest.webmanifest?lang=he');
});

it('says nothing when the server cannot be reached', async () => {
  answer({ id: 'abc', seq: 8, builds: { shell: 'b' } }, false);
  await askForRelease('/', running, onNewer);
  stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await askForRelease('/', running, onNewer);
  expect(onNewer).not.toHaveBeenCalled();
});

it('is not offered for a new number of the same builds', async () => {
  answer({ id: 'abc', seq: 8, builds: { shell: 'a' } });
  await askForRelease('/', running, onNewer);
  expect(onNewer).not.toHaveBeenCalled();
});
