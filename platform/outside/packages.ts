import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root, run } from '../../tools/run/children.mjs';

const packages = ['contract', 'remote-kit', 'shared-lib'];

interface LockEntry {
  version?: string;
  link?: boolean;
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: object;
  bin?: object;
  devDependencies?: Record<string, string>;
}

export interface Packed {
  folder: string;
  /** Path of a package's tarball from `npm pack`. */
  tarball(name: string): string;
}

/**
 * Packs the packages that a team installs, as published.
 * @throws with npm's message
 */
export async function packAll(folder: string): Promise<Packed> {
  mkdirSync(folder, { recursive: true });
  const names = packages.flatMap((name) => ['-w', `@scoreline/${name}`]);
  const { code, output } = await run('npm', ['pack', ...names, '--pack-destination', folder], {
    cwd: root,
  });
  if (code !== 0) throw new Error(output);
  return {
    folder,
    tarball: (name) =>
      join(
        folder,
        readdirSync(folder).find((file) => file.startsWith(`scoreline-${name}-`))!,
      ),
  };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Third-party packages installed in this repository, as lock file entries. */
async function entriesOfOthers(): Promise<[string, LockEntry][]> {
  const text = await readFile(join(root, 'package-lock.json'), 'utf8');
  const { packages: all } = JSON.parse(text) as { packages: Record<string, LockEntry> };
  return Object.entries(all).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
}

async function writeLock(project: string, { tarball }: Packed): Promise<void> {
  const own = packages.map((name) => {
    const { version, dependencies, bin } = readManifest(
      join(project, 'node_modules/@scoreline', name),
    );
    const digest = createHash('sha512')
      .update(readFileSync(tarball(name)))
      .digest('base64');
    const entry = { version, integrity: `sha512-${digest}`, dependencies, bin };
    return [`node_modules/@scoreline/${name}`, entry] as const;
  });
  const { name, version, devDependencies } = readManifest(project);
  const entries = [...(await entriesOfOthers()), ...own].sort(([a], [b]) => (a < b ? -1 : 1));
  const lock = {
    ...{ name, version, lockfileVersion: 3, requires: true },
    packages: { '': { name, version, devDependencies }, ...Object.fromEntries(entries) },
  };
  await writeFile(join(project, 'package-lock.json'), JSON.stringify(lock, null, 2));
}

const link = (target: string, path: string) => {
  if (!existsSync(path)) symlinkSync(target, path);
};

async function unpack(project: string, { tarball }: Packed): Promise<void> {
  for (const name of packages) {
    const target = join(project, 'node_modules/@scoreline', name);
    if (existsSync(target)) continue;
    mkdirSync(target, { recursive: true });
    const args = ['-xzf', tarball(name), '-C', target, '--strip-components=1'];
    const { code, output } = await run('tar', args);
    if (code !== 0) throw new Error(output);
  }
}

function addCommands(modules: string): void {
  mkdirSync(join(modules, '.bin'), { recursive: true });
  link('../@scoreline/remote-kit/bin/remote-kit.mjs', join(modules, '.bin/remote-kit'));
  link('../jest/bin/jest.js', join(modules, '.bin/jest'));
}

function noteTarballs(project: string, { tarball }: Packed): void {
  const path = join(project, 'package.json');
  const own = existsSync(path) ? readManifest(project) : {};
  const taken = packages.map((name) => [`@scoreline/${name}`, `file:${tarball(name)}`]);
  const devDependencies = { ...(own as Manifest).devDependencies, ...Object.fromEntries(taken) };
  writeFileSync(path, `${JSON.stringify({ ...own, devDependencies }, null, 2)}\n`);
}

/**
 * Reproduces `npm install` of the tarballs without a network: the three packages unpacked, everything else linked to the
 * installed packages, the commands, the manifest's entries, and a lock file.
 */
export async function install(project: string, packed: Packed): Promise<void> {
  const modules = join(project, 'node_modules');
  await unpack(project, packed);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@scoreline' && !name.startsWith('.'))
      link(join(root, 'node_modules', name), join(modules, name));
  addCommands(modules);
  noteTarballs(project, packed);
  await writeLock(project, packed);
}

/** A folder outside the repository, removed by `close`. */
export async function openOutside() {
  const folder = await mkdtemp(join(tmpdir(), 'outside-'));
  const close = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 });
  return { folder, close };
}
