import { beforeEach, expect, it, jest } from '@jest/globals';
import { stubGlobal } from '@scoreline/shared-lib/testing/stubGlobal';

import { load, openRemotes, resetLoads } from '../federation/testing';
import { followBuilds } from './followBuilds';
import type { Panel } from './panel';
import type { Override } from './panelModel';

beforeEach(() => {
  resetLoads();
  stubGlobal('EventSource', EventTarget);
});

it('reports a build that failed before the page was drawn, with the reason', async () => {
  load.mockRejectedValue(new Error('entry.js left no container'));
  const running = openRemotes(false);
  await running.load('mf-scores');
  const override: Override = {
    ...{ name: 'mf-scores', origin: 'http://localhost:3001', state: 'running' },
    off: () => undefined,
  };
  const panel = { update: jest.fn() } as unknown as Panel;
  const files = { integrityOf: () => undefined, add: () => undefined };
  followBuilds(override, { files, running, panel, release: { remotes: {} } as never });
  expect(override.problem).toBe('entry.js left no container');
  expect(panel.update).toHaveBeenCalled();
});
