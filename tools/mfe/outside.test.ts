import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { descriptorSchema } from '@scoreline/shared-lib/contract/schemas';

import { root, run } from '../run/children.mjs';

const packages = ['contract', 'remote-kit', 'shared-lib'];
let project: string;

/** What `npm install` of the three tarballs leaves; everything else is linked to what is installed here. */
async function install(): Promise<void> {
  const names = packages.flatMap((name) => ['-w', `@scoreline/${name}`]);
  const packed = await run('npm', ['pack', ...names, '--pack-destination', project], { cwd: root });
  expect([packed.code, packed.output]).toEqual([0, expect.any(String)]);
  const modules = join(project, 'node_modules');
  for (const name of packages) {
    const target = join(modules, '@scoreline', name);
    mkdirSync(target, { recursive: true });
    const tarball = readdirSync(project).find((file) => file.startsWith(`scoreline-${name}-`));
    const args = ['-xzf', join(project, tarball!), '-C', target, '--strip-components=1'];
    expect(await run('tar', args)).toMatchObject({ code: 0 });
  }
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@scoreline' && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
}

const write = (path: string, text: string) => writeFileSync(join(project, path), text);

function writeRemote(): void {
  mkdirSync(join(project, 'src'));
  mkdirSync(join(project, 'locales'));
  const scoreline = {
    owner: 'fans',
    contract: '^1.0.0',
    namespaces: ['fan-zone'],
    routes: [{ path: '/fan-zone', layout: 'custom', title: 'fan-zone' }],
  };
  const manifest = { name: 'mf-fan-zone', exports: { './remote': './src/remote.tsx' }, scoreline };
  write('package.json', JSON.stringify(manifest));
  write('package-lock.json', JSON.stringify({ packages: { '': { name: 'mf-fan-zone' } } }));
  write('locales/en.json', JSON.stringify({ heading: 'Fan zone' }));
  write(
    'src/remote.tsx',
    `import type { RemoteModule } from '@scoreline/shared-lib/contract';
import { paths } from '@scoreline/shared-lib/contract';
import { TopBar } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';

const Page = () => <TopBar><Link to={paths.home}>Home</Link></TopBar>;
export const remote: RemoteModule = {
  contract: '^1.0.0', routes: [{ path: '/fan-zone', Component: Page }], namespaces: ['fan-zone'],
};
`,
  );
  write(
    'build.mjs',
    `import { remoteConfig } from '@scoreline/remote-kit/preset';
import webpack from 'webpack';

webpack(remoteConfig(import.meta.dirname)).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});
`,
  );
}

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'outside-'));
  await install();
  writeRemote();
}, 120_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

it('is built outside the repository, from the packed packages alone', async () => {
  const { code, output } = await run(process.execPath, ['build.mjs'], { cwd: project });
  expect([code, output]).toEqual([0, '']);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(project, 'dist', name), 'utf8'));
  const descriptor = descriptorSchema.parse(read('descriptor.json'));
  expect(descriptor).toMatchObject({ name: 'mf-fan-zone', owner: 'fans', contract: '^1.0.0' });
  const { packages: bundled, sharedLib } = read('bundled.json') as Record<string, object>;
  expect(bundled).toEqual({});
  expect(sharedLib).toEqual(expect.arrayContaining(['contract', 'page']));
}, 240_000);

it('fails there too for what the shell does not offer', async () => {
  write('src/remote.tsx', `export { createBrowserRouter as remote } from 'react-router';`);
  const { code, output } = await run(process.execPath, ['build.mjs'], { cwd: project });
  expect(code).toBe(1);
  expect(output).toContain('createBrowserRouter from react-router, which the shell does not offer');
}, 240_000);
