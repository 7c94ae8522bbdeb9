import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Release } from '@scoreline/shared-lib/contract';
import { testBoot } from '@scoreline/shared-lib/testing';
import { stubGlobal } from '@scoreline/shared-lib/testing/stubGlobal';
import { waitFor } from '@testing-library/react';

import { placed } from '../federation/testing';
import { showUnreleased } from './unreleased';

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
  const unreleased = await showUnreleased({ ...testBoot(), devRemotes: [] }, accepted);
  expect(unreleased).not.toBeNull();
  const { shadowRoot } = document.querySelector('[data-page-panel]')!;
  shadowRoot!.querySelector('details')!.open = true;
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/builds/panel.json',
    '/builds/panel.json',
  ]);
});
