import { generateKeyPairSync, sign } from 'node:crypto';

import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Preview, Release } from '@scoreline/shared-lib/contract';
import { testBoot } from '@scoreline/shared-lib/testing';
import { stubGlobal } from '@scoreline/shared-lib/testing/stubGlobal';
import { waitFor } from '@testing-library/react';

import { placed } from '../federation/testing';
import { showUnreleased } from './unreleased';

const noEvents = () => undefined;
const asked = jest.fn<typeof fetch>();
const build = placed('c0000000000000cc');
const accepted: Release = {
  ...{ brand: 'scoreline', env: 'prod', channel: 'stable', seq: 1 },
  ...{ createdAt: '2026-11-21T12:00:00.000Z', shell: build, remotes: { [build.name]: build } },
};
const facts = { commits: { [build.build]: 'c0ffee1234567' }, choices: [] };

class Sheet {
  replaceSync() {}
}

beforeEach(() => {
  asked.mockReset();
  stubGlobal('fetch', asked);
  stubGlobal('CSSStyleSheet', Sheet);
  window.history.replaceState(null, '', '/?mfe=panel');
});
afterEach(() => window.history.replaceState(null, '', '/?mfe=off'));

it('asks for the panel’s facts once more of a server that is busy', async () => {
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  asked.mockResolvedValueOnce(Response.json(facts));
  const unreleased = await showUnreleased({ ...testBoot(), devRemotes: [] }, accepted, noEvents);
  expect(unreleased).not.toBeNull();
  const { shadowRoot } = document.querySelector('[data-page-panel]')!;
  shadowRoot!.querySelector('details')!.open = true;
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/builds/panel.json',
    '/builds/panel.json',
  ]);
});

/** Boot data of a page that was opened with a link to this build. */
function testing(remote: Preview['remote']) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  const boot = testBoot();
  const preview = JSON.stringify({
    ...{ kind: 'preview', brand: boot.brand.key, env: boot.brand.env, channel: 'stable' },
    ...{ link: 'f'.repeat(64), team: 'platform', commit: 'c0ffee1', remote },
    ...{ createdAt: '2026-11-21T12:00:00.000Z', until: '2999-01-01T00:00:00.000Z' },
  });
  const signature = sign(null, Buffer.from(preview), privateKey).toString('base64');
  const signed = { preview, signature, keyId: 'first' };
  return { ...boot, releaseKeys: { first: raw }, preview: { signed } };
}

it('has the shell of a tester’s link around the remotes of the release', async () => {
  window.history.replaceState(null, '', '/');
  const shell = {
    ...placed('d0000000000000dd'),
    name: 'shell',
    entry: 'shell.js',
    initial: ['a.js'],
  };
  const shown = await showUnreleased(testing(shell), accepted, noEvents);
  expect(shown?.release.shell).toEqual({
    ...{ build: shell.build, base: shell.base, initial: ['a.js', 'shell.js'] },
    ...{ locales: shell.locales, files: shell.files, contract: shell.contract.slice(1) },
  });
  expect(shown?.release.remotes).toEqual(accepted.remotes);
  const other = { ...build, build: 'e0000000000000ee' };
  const remote = await showUnreleased(testing(other), accepted, noEvents);
  expect(remote?.release).toEqual({ ...accepted, remotes: { [build.name]: other } });
});
