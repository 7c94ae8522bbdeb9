import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';

/** One process for all trees, because loading takes far longer than checking a tree. */
let cruiser: ChildProcess;
let answer: (broken: string[]) => void;
let fail: (error: Error) => void;
let folder = '';

beforeAll(() => {
  cruiser = fork(join(import.meta.dirname, 'cruiser.mjs'));
  cruiser.on('message', (broken: string[]) => answer(broken));
  cruiser.on('exit', (code) => fail(new Error(`The cruiser ended with ${code}.`)));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});
afterAll(() => void cruiser.kill());

/** Names of the rules that a tree of these files breaks. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  for (const [path, code] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
  return new Promise((resolve, reject) => {
    [answer, fail] = [resolve, reject];
    cruiser.send(folder);
  });
}

const leaf = 'export const leaf = 1;\n';
const takes = (name: string) => `import { leaf } from '${name}';\nexport const twice = leaf * 2;\n`;

it('finds two files that need each other', async () => {
  const files = {
    'server/src/a.ts': `import { b } from './b';\nexport const a = () => b;\n`,
    'server/src/b.ts': `import { a } from './a';\nexport const b = () => a;\n`,
  };
  expect(await brokenBy(files)).toEqual(['no-cycle']);
});

it('finds two files whose types need each other', async () => {
  const files = {
    'server/src/a.ts': `import type { B } from './b';\nexport interface A { b: B }\n`,
    'server/src/b.ts': `import type { A } from './a';\nexport interface B { a: A }\n`,
  };
  expect(await brokenBy(files)).toEqual(['no-cycle']);
});

it('finds a cycle of what runs where one of types is still allowed', async () => {
  const types = {
    'platform/registry/src/app.ts': `import { route } from './routes/log';\nexport interface App { a: 1 }\nexport const app = () => route;\n`,
    'platform/registry/src/routes/log.ts': `import type { App } from '../app';\nexport const route = (app: App) => app;\n`,
  };
  expect(await brokenBy(types)).toEqual([]);
  await rm(folder, { recursive: true });
  const runs = {
    ...types,
    'platform/registry/src/routes/log.ts': `import { app } from '../app';\nexport const route = () => app;\n`,
  };
  expect(await brokenBy(runs)).toEqual(['no-cycle-at-run-time']);
});

it.each([
  ['remote-on-shared-lib', 'mf-one/src/a.ts', 'mf-two/src/leaf.ts', '../../mf-two/src/leaf'],
  ['shell-by-one-door', 'shell/src/a.ts', 'mf-two/src/leaf.ts', '../../mf-two/src/leaf'],
  [
    'shell-by-one-door',
    'shell/src/a.ts',
    'platform/browser/src/leaf.ts',
    '../../platform/browser/src/leaf',
  ],
  [
    'browser-on-shared-lib',
    'platform/browser/src/a.ts',
    'shell/src/leaf.ts',
    '../../../shell/src/leaf',
  ],
  ['shared-lib-alone', 'shared-lib/src/a.ts', 'shell/src/leaf.ts', '../../shell/src/leaf'],
  ['server-by-one-door', 'server/src/a.ts', 'shared-lib/src/leaf.ts', '../../shared-lib/src/leaf'],
  [
    'server-by-one-door',
    'server/src/a.ts',
    'platform/server/src/leaf.ts',
    '../../platform/server/src/leaf',
  ],
  [
    'platform-server-on-database',
    'platform/server/src/a.ts',
    'server/src/leaf.ts',
    '../../../server/src/leaf',
  ],
  ['simulator-on-contract', 'simulator/src/a.ts', 'server/src/leaf.ts', '../../server/src/leaf'],
  [
    'simulator-behind-feeds',
    'server/src/wire/a.ts',
    'simulator/src/leaf.ts',
    '../../../simulator/src/leaf',
  ],
  [
    'kit-on-contract',
    'platform/kit/src/a.ts',
    'platform/registry/src/leaf.ts',
    '../../registry/src/leaf',
  ],
  [
    'contract-at-the-bottom',
    'shared-lib/src/contract/a.ts',
    'shared-lib/src/api/leaf.ts',
    '../api/leaf',
  ],
  ['registry-on-kit', 'platform/registry/src/a.ts', 'tools/leaf.ts', '../../../tools/leaf'],
  ['tools-on-platform', 'tools/a.ts', 'server/src/leaf.ts', '../server/src/leaf'],
  ['lab-on-tools', 'lab/bench/a.ts', 'server/src/leaf.ts', '../../server/src/leaf'],
  ['lab-on-tools', 'lab/a.ts', 'platform/kit/src/leaf.ts', '../platform/kit/src/leaf'],
  ['server-wire', 'server/src/wire/a.ts', 'server/src/sport/leaf.ts', '../sport/leaf'],
  ['server-feeds', 'server/src/feeds/a.ts', 'server/src/wire/leaf.ts', '../wire/leaf'],
  ['e2e-on-addresses', 'e2e/a.ts', 'server/src/leaf.ts', '../server/src/leaf'],
  ['resolvable', 'server/src/a.ts', 'server/src/leaf.ts', './lost'],
])('%s refuses %s', async (rule, from, to, name) => {
  expect(await brokenBy({ [from]: takes(name), [to]: leaf })).toEqual([rule]);
});

it('keeps the schemas out of client code, but for their types', async () => {
  const schemas = { 'shared-lib/src/contract/schemas/leaf.ts': leaf };
  const typed = `import type { leaf } from '../contract/schemas/leaf';\nexport type Leaf = typeof leaf;\n`;
  expect(await brokenBy({ ...schemas, 'shared-lib/src/api/a.ts': typed })).toEqual([]);
  await rm(folder, { recursive: true });
  const valued = takes('../contract/schemas/leaf');
  expect(await brokenBy({ ...schemas, 'shared-lib/src/api/a.ts': valued })).toEqual([
    'no-schemas-in-the-browser',
  ]);
});

it('lets a remote take its own files and the library', async () => {
  const files = {
    'mf-one/src/a.ts': takes('./leaf') + `export * from '../../shared-lib/src/leaf';\n`,
    'mf-one/src/leaf.ts': leaf,
    'shared-lib/src/leaf.ts': leaf,
  };
  expect(await brokenBy(files)).toEqual([]);
});
