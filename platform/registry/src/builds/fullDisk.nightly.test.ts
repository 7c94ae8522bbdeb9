import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { integrityOf } from '@scoreline/remote-kit/build-id';

import { logRows } from '../log/log';
import { blobFolder } from '../store/blobs';
import { described, openSite, type TestSite, uploadOf } from '../testing/site';

const roomKb = 256;
const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
const mounted = spawnSync(
  'mount',
  ['-t', 'tmpfs', '-o', `size=${roomKb}k`, 'scoreline-test', folder],
  { encoding: 'utf8' },
);
const isMounted = mounted.status === 0;
if (!isMounted)
  console.warn(`skipped: no file system may be mounted here (${mounted.stderr?.trim()})`);

afterAll(async () => {
  if (isMounted) spawnSync('umount', [folder]);
  await rm(folder, { recursive: true });
});

/** A build whose entry fits on the disk and whose second script does not. */
function large() {
  const filler = Buffer.alloc(120 * 1024, 'scoreline ');
  const { descriptor, script } = described('mf-fans', 1);
  const file = { path: 'later.js', integrity: integrityOf(filler), bytes: filler.length };
  const made = described('mf-fans', 1, { files: [...descriptor.files, file] });
  return { made, script, filler };
}

(isMounted ? describe : describe.skip)('an upload to a disk that is full', () => {
  const ballast = join(folder, 'ballast');
  const { made, script, filler } = large();
  const { name, build } = made.descriptor;
  let site: TestSite;

  beforeAll(async () => {
    site = await openSite(blobFolder(folder));
    await writeFile(ballast, Buffer.alloc((roomKb - 64) * 1024));
  });
  afterAll(() => site.close());

  function put() {
    const upload = uploadOf(site.teamKeys.fans, made);
    upload.files['later.js'] = filler.toString('base64');
    return site.call('fans', 'PUT', `/registry/builds/${name}/${build}`, upload);
  }
  const fileOf = (path: string) => site.app.inject(`/registry/builds/${name}/${build}/${path}`);
  const uploads = async () =>
    (await logRows(site.db)).filter(({ entry }) => entry.includes('"kind":"upload"')).length;

  it('fails with its reason, and is no build', async () => {
    expect(await put()).toEqual({
      status: 503,
      body: { error: 'the registry’s disk is full; nothing was changed' },
    });
    for (const path of ['descriptor.json', 'entry.js', 'later.js'])
      expect((await fileOf(path)).statusCode).toBe(404);
    expect(await uploads()).toBe(0);
  });

  it('leaves no half of a file', async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    expect(names.filter((found) => !/^([0-9a-f]{64}|ballast)$/.test(found))).toEqual([]);
  });

  it('goes through as it is once there is room', async () => {
    await rm(ballast);
    expect(await put()).toMatchObject({ status: 201, body: { isNew: true } });
    expect((await fileOf('entry.js')).rawPayload).toEqual(script);
    expect((await fileOf('later.js')).rawPayload).toEqual(filler);
    expect(await uploads()).toBe(1);
  });
});
