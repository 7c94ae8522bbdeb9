import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { descriptorSchema } from '@scoreline/shared-lib/contract/schemas';

import { root, run } from '../../tools/run/children.mjs';
import { install, openOutside, packAll } from './packages';

let outside: Awaited<ReturnType<typeof openOutside>>;
let project: string;

const kit = (...args: string[]) =>
  run(join(project, 'node_modules/.bin/remote-kit'), args, {
    ...{ cwd: project, env: { REGISTRY_URL: '', REGISTRY_TOKEN: '', REGISTRY_TEAM_KEY: '' } },
  });

beforeAll(async () => {
  outside = await openOutside();
  project = join(outside.folder, 'fan-zone');
  await mkdir(project);
  await install(project, await packAll(join(outside.folder, 'packages')));
}, 120_000);
afterAll(() => outside?.close());

const read = (path: string) => readFileSync(join(project, path), 'utf8');

/** Builds the folder’s remote by the packed preset alone, as any webpack would. */
function buildByPreset() {
  const text = `import { remoteConfig } from '@scoreline/remote-kit/preset';
import webpack from 'webpack';

webpack(remoteConfig(import.meta.dirname)).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});
`;
  writeFileSync(join(project, 'build.mjs'), text);
  return run(process.execPath, ['build.mjs'], { cwd: project });
}

it('makes a folder the repository of a remote, once, with the packed packages alone', async () => {
  const { code, output } = await kit('create', 'fan-zone', '--owner', 'fans');
  expect([code, output]).toEqual([0, expect.stringContaining('mf-fan-zone has the route')]);
  const { devDependencies } = JSON.parse(read('package.json')) as Record<string, object>;
  expect(devDependencies).toMatchObject({
    '@scoreline/remote-kit': expect.stringMatching(/^file:.*\.tgz$/),
    jest: '30.5.2',
  });
  const again = await kit('create', 'other');
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('has a package already')]);
}, 60_000);

it('writes the versions that this repository tests with', () => {
  const versionsIn = (text: string) =>
    (JSON.parse(text) as { devDependencies: Record<string, string> }).devDependencies;
  const ours = versionsIn(readFileSync(join(root, 'package.json'), 'utf8'));
  const theirs = Object.entries(versionsIn(read('package.json'))).filter(
    ([name]) => !name.startsWith('@scoreline/'),
  );
  expect(theirs.length).toBeGreaterThan(5);
  for (const [name, version] of theirs) expect([name, version]).toEqual([name, ours[name]]);
});

it('writes what the example has where nobody changed it', () => {
  const same = [
    ...['tsconfig.json', 'jest.config.mjs', '.gitignore', '.prettierignore'],
    ...['src/fan-zone/FanZonePage.tsx', 'src/fan-zone/FanZonePage.test.tsx'],
  ];
  for (const path of same)
    expect([path, readFileSync(join(root, 'examples/team', path), 'utf8')]).toEqual([
      path,
      read(path),
    ]);
});

it('builds it outside the repository', async () => {
  const { code, output } = await buildByPreset();
  expect([code, output]).toEqual([0, '']);
  const descriptor = descriptorSchema.parse(JSON.parse(read('dist/descriptor.json')));
  expect(descriptor).toMatchObject({ name: 'mf-fan-zone', owner: 'fans', contract: '^1.1.0' });
  const { packages: bundled, sharedLib } = JSON.parse(read('dist/bundled.json')) as Record<
    string,
    object
  >;
  expect(bundled).toEqual({});
  expect(sharedLib).toEqual(expect.arrayContaining(['contract', 'page']));
}, 240_000);

it('passes the check as the guide’s own bundler builds it', async () => {
  const guide = readFileSync(join(root, 'docs/remotes/bundlers.md'), 'utf8');
  const [, recipe = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
  writeFileSync(join(project, 'remote.build.mjs'), recipe);
  rmSync(join(project, 'build.mjs'));
  rmSync(join(project, 'dist'), { recursive: true });
  const { code, output } = await kit('check');
  expect([code, output.match(/✓ \w+/g)?.sort()]).toEqual([
    ...[0, ['✓ format', '✓ tests', '✓ types', '✓ upload']],
  ]);
  const builds = join(project, 'node_modules/.cache/remote-kit/builds/mf-fan-zone');
  const [build = ''] = readdirSync(builds);
  const { initial } = descriptorSchema.parse(
    JSON.parse(readFileSync(join(builds, build, 'descriptor.json'), 'utf8')),
  );
  expect(initial).toEqual([expect.stringMatching(/^remote\.[0-9a-f]{10}\.js$/)]);
  rmSync(join(project, 'remote.build.mjs'));
}, 240_000);

it('says what it needs where it is missing', async () => {
  for (const command of ['upload', 'promote', 'rollback', 'history', 'dev'])
    expect(await kit(command)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^remote-kit: .*no registry is named/m),
    });
  expect(await kit('publish')).toMatchObject({
    code: 1,
    output: expect.stringContaining('unknown command "publish"'),
  });
}, 120_000);

it('fails for what the shell does not offer', async () => {
  const source = `export { createBrowserRouter as remote } from 'react-router';`;
  writeFileSync(join(project, 'src/remote.tsx'), source);
  const { code, output } = await buildByPreset();
  expect(code).toBe(1);
  expect(output).toContain(
    'createBrowserRouter from react-router-dom, which the shell does not offer',
  );
}, 240_000);
