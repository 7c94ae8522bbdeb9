import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '@scoreline/shared-lib/testing/stubGlobal';

import { placed } from '../federation/testing';
import { readBuild } from './devBuild';

const asked = jest.fn<typeof fetch>();
const build = placed('c0000000000000cc');
const origin = 'http://localhost:3001';

beforeEach(() => {
  asked.mockReset();
  stubGlobal('fetch', asked);
});
afterEach(() => unstubGlobals());

it('asks a developer’s server that is still building once more', async () => {
  asked.mockResolvedValueOnce(new Response(null, { status: 503 }));
  asked.mockResolvedValueOnce(Response.json(build));
  expect(await readBuild(build.name, origin)).toEqual({ ...build, base: `${origin}/` });
});

it('asks no third time', async () => {
  asked.mockResolvedValue(new Response(null, { status: 503 }));
  await expect(readBuild(build.name, origin)).rejects.toThrow('answered 503');
  expect(asked).toHaveBeenCalledTimes(2);
});
