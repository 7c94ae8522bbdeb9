import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBuildStore } from '@scoreline/remote-kit/build-store';
import type { SignedRelease } from '@scoreline/shared-lib/contract';

import { installed, root, run } from '../../../tools/run/children.mjs';
import { putBuild } from '../buildFixture';
import { copyProject } from './projectCopy';

let copy: string;

let before: readonly string[];

const mfeWith = (data: string, ...args: string[]) =>
  run(
    process.execPath,
    [installed('tsx/dist/cli.mjs'), join(copy, 'platform/commands/main.ts'), ...args],
    {
      cwd: copy,
      env: { DATA_DIR: join(copy, data), DATABASE_URL: '', REGISTRY_URL: '' },
    },
  );
const mfe = (...args: string[]) => mfeWith('.data', ...args);

/** Builds two of the product's remotes into their own registry. Returns `mf-scores 1f2e…`, the hash of all their bytes. */
async function buildOthers(data: string): Promise<readonly string[]> {
  const { output } = await mfeWith(data, 'build', 'mf-scores', 'mf-account');
  return output.match(/^mf-[a-z]+ [0-9a-f]{16}/gm) ?? [];
}

beforeAll(async () => {
  copy = await copyProject(root);
  before = await buildOthers('.data-before');
}, 300_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('mfe create', () => {
  it('makes a remote that passes every check and goes live', async () => {
    expect(await mfe('create', 'fan-zone', '--owner', 'fans')).toMatchObject({ code: 0 });
    const checked = await mfe('check', 'fan-zone');
    expect(checked.output).toMatch(/✓ lint[^]*✓ tests|✓ tests[^]*✓ lint/);
    expect(checked.code).toBe(0);

    const shell = await putBuild(openBuildStore(join(copy, '.data/built')), 'shell', 1);
    const published = join(copy, '.data/keys/release-0123456789abcdef.pub');
    await mkdir(join(copy, '.data/keys'), { recursive: true });
    await writeFile(published, '');
    const refused = await mfe('promote', `shell=${shell}`, 'mf-fan-zone');
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/made elsewhere/) });
    expect(existsSync(join(copy, '.data/registry/releases'))).toBe(false);
    await rm(published);
    const brand = ['--brand', 'scoreline'];
    const promoted = await mfe('promote', `shell=${shell}`, 'mf-fan-zone', ...brand);
    expect(promoted).toMatchObject({ code: 0 });
    const path = join(copy, '.data/registry/releases/scoreline/prod/stable.json');
    const signed = JSON.parse(await readFile(path, 'utf8')) as SignedRelease;
    expect(JSON.parse(signed.release).remotes['mf-fan-zone']).toMatchObject({
      owner: 'fans',
      routes: [{ path: '/fan-zone', layout: 'custom', title: 'fan-zone' }],
      namespaces: ['fan-zone'],
    });
  }, 600_000);

  it('leaves the builds of the others as they are, byte for byte', async () => {
    expect(before).toHaveLength(2);
    expect(await buildOthers('.data-after')).toEqual(before);
  }, 300_000);
});
