import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeEach, describe, expect, it, jest } from '@jest/globals';

import { acceptedInMemory, fixtureTime, registryFolder } from './fixtures/registryFolder';

let folder: Awaited<ReturnType<typeof registryFolder>>;
let accepted: ReturnType<typeof acceptedInMemory>;
const error = jest.fn<(facts: { reason?: string }) => void>();
const reasons = () => error.mock.calls.map(([{ reason }]) => reason);
const start = () => folder.open({ accepted, now: fixtureTime, logger: { error } });

beforeEach(async () => {
  error.mockReset();
  folder = await registryFolder();
  accepted = acceptedInMemory();
});

const seqOf = async (server: ReturnType<typeof start>) =>
  (await server.current('scoreline', 'prod'))?.release.seq;

it('a release has sixteen digits for a name, which change with its content', async () => {
  const server = start();
  const ids = [];
  for (const seq of [1, 2]) {
    await folder.promote('scoreline', seq);
    ids.push((await server.current('scoreline', 'prod'))?.id);
  }
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), expect.any(String)]);
  expect(ids[0]).not.toBe(ids[1]);
});

it('a file that was cut short is refused, and leaves the release before in force', async () => {
  const server = start();
  await folder.promote('scoreline', 1);
  await seqOf(server);
  const path = join(folder.registry, 'releases/scoreline/prod/stable.json');
  await writeFile(path, JSON.stringify(folder.sign('scoreline', 2)).slice(0, -1));
  expect(await seqOf(server)).toBe(1);
  expect(reasons()).toEqual([expect.stringMatching(/it is not readable/)]);
});

it('a key that is published says nothing of the release that runs, which is not accepted twice', async () => {
  const add = jest.spyOn(accepted, 'add');
  const server = start();
  await folder.promote('scoreline', 1);
  await seqOf(server);
  await writeFile(join(folder.keys, 'release-beef.pub'), folder.raw);
  expect(await seqOf(server)).toBe(1);
  expect(add.mock.calls.map(([track, , seq]) => [track, seq])).toEqual([
    ['scoreline/prod/stable', 1],
  ]);
  expect(error).not.toHaveBeenCalled();
});

describe('what a server runs', () => {
  it('binds it while the database does not answer', async () => {
    const server = start();
    const old = folder.sign('scoreline', 4);
    await folder.promote('scoreline', 5);
    await seqOf(server);
    jest.spyOn(accepted, 'newest').mockRejectedValue(new Error('no database'));
    await folder.put('scoreline', old);
    expect(await seqOf(server)).toBe(5);
    expect(reasons()).toEqual([expect.stringMatching(/release 4 is older than 5/)]);
  });

  it('is not bound by the number of the canary beside it, after a restart either', async () => {
    await folder.promote('scoreline', 1);
    await folder.canary('scoreline', 2, { percent: 10, salt: 'x', over: 1 });
    const seqs = async () => {
      const { stable, canary } = await start().running('scoreline', 'prod');
      return [stable?.release.seq, canary?.release.seq];
    };
    expect(await seqs()).toEqual([1, 2]);
    expect(await seqs()).toEqual([1, 2]);
    expect(error).not.toHaveBeenCalled();
  });
});
