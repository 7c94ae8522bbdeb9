import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { codeOf, standingOf } from './code';
import { measured } from './measured';

let root: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const now = () => codeOf('pages', ['server/pages', 'cache.vcl'], root);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bench-code-'));
  await write('bench/pages/run.ts', 'run');
  await write('server/pages/head/title.ts', 'title');
  await write('cache.vcl', 'cache');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a result', () => {
  it('is of the code of today until that changes, and names what did', async () => {
    const before = await now();
    expect(standingOf(before, await now())).toBe('');
    await write('server/pages/head/title.ts', 'another title');
    expect(standingOf(before, await now())).toBe('of earlier code, changed since: server/pages');
    await write('bench/pages/run.ts', 'run otherwise');
    expect(standingOf(before, await now())).toContain('bench/pages, server/pages');
  });

  it('is of earlier code when a file has come, gone or moved', async () => {
    const before = await now();
    await write('server/pages/title.ts', 'title');
    await rm(join(root, 'server/pages/head'), { recursive: true });
    expect(standingOf(before, await now())).toContain('server/pages');
  });

  it('is not touched by tests, documents and what was built', async () => {
    const before = await now();
    await write('server/pages/head/title.test.ts', 'test');
    await write('server/pages/README.md', 'document');
    await write('server/pages/dist/title.js', 'built');
    await write('server/pages/node_modules/title/index.js', 'installed');
    expect(standingOf(before, await now())).toBe('');
  });

  it('is of earlier code when more is measured than it says, or it says nothing', async () => {
    const code = await codeOf('pages', ['server/pages'], root);
    expect(standingOf(code, await now())).toContain('cache.vcl');
    expect(standingOf(undefined, await now())).toBe('of earlier code');
  });
});

it('knows what every benchmark measures', async () => {
  const folder = new URL('./', import.meta.url);
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => name.endsWith('/run.ts')).map(dirname);
  expect(Object.keys(measured).sort()).toEqual(names.sort());
  for (const name of names) expect(Object.keys(await codeOf(name)).length).toBeGreaterThan(1);
  await expect(codeOf('nothing')).rejects.toThrow('does not say what nothing measures');
});
