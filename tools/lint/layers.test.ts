import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, expect, it } from '@jest/globals';
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser';

import { installed } from '../run/children.mjs';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
  options: ICruiseOptions;
};
const cruiser = installed('dependency-cruiser/bin/dependency-cruise.mjs');
let folder = '';

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Names of the rules that a tree of these files breaks. */
async function brokenBy(files: Record<string, string>): Promise<string[]> {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  for (const [path, code] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
  const config = join(folder, 'rules.json');
  await writeFile(
    config,
    JSON.stringify({ forbidden, options: { ...options, tsConfig: undefined } }),
  );
  const args = [cruiser, '.', '--config', config, '--output-type', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder });
  return (JSON.parse(stdout) as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
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
    'registry/src/app.ts': `import { route } from './routes/log';\nexport interface App { a: 1 }\nexport const app = () => route;\n`,
    'registry/src/routes/log.ts': `import type { App } from '../app';\nexport const route = (app: App) => app;\n`,
  };
  expect(await brokenBy(types)).toEqual([]);
  await rm(folder, { recursive: true });
  const runs = {
    ...types,
    'registry/src/routes/log.ts': `import { app } from '../app';\nexport const route = () => app;\n`,
  };
  expect(await brokenBy(runs)).toEqual(['no-cycle-at-run-time']);
});

it.each([
  ['remote-on-shared-lib', 'mf-one/src/a.ts', 'mf-two/src/leaf.ts', '../../mf-two/src/leaf'],
  ['shell-on-shared-lib', 'shell/src/a.ts', 'mf-two/src/leaf.ts', '../../mf-two/src/leaf'],
  ['shared-lib-alone', 'shared-lib/src/a.ts', 'shell/src/leaf.ts', '../../shell/src/leaf'],
  ['server-on-contract', 'server/src/a.ts', 'shared-lib/src/leaf.ts', '../../shared-lib/src/leaf'],
  ['simulator-on-contract', 'simulator/src/a.ts', 'server/src/leaf.ts', '../../server/src/leaf'],
  [
    'simulator-behind-feeds',
    'server/src/wire/a.ts',
    'simulator/src/leaf.ts',
    '../../../simulator/src/leaf',
  ],
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
