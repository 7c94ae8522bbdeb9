import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { execute } from './execute';

interface ImageManifest {
  layers: { digest: string; size: number }[];
}

/** A layer of an image, as an uncompressed archive. */
export interface Layer {
  file: string;
  size: number;
}

/** The layers that `buildah push` wrote into a folder, the lowest first. */
export async function layersOf(folder: string): Promise<Layer[]> {
  const { layers } = JSON.parse(
    await readFile(join(folder, 'manifest.json'), 'utf8'),
  ) as ImageManifest;
  return layers.map(({ digest, size }) => ({
    file: join(folder, digest.replace('sha256:', '')),
    size,
  }));
}

/** The files that grep finds something in. */
const filesThatMatch = (...args: string[]): Promise<string[]> =>
  execute('grep', ['--files-with-matches', '--text', ...args]).then(
    (output) => output.split('\n').filter(Boolean),
    (error: { code?: number }) => {
      if (error.code === 1) return [];
      throw error;
    },
  );

/** Whether a text is anywhere in a file. */
export const contains = async (file: string, text: string): Promise<boolean> =>
  (await filesThatMatch('--fixed-strings', `--regexp=${text}`, file)).length > 0;

const privateKey = String.raw`-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{40}`;

/** Files with a private key below a folder. Packages contain keys of their own tests. */
export const filesWithKeys = (folder: string): Promise<string[]> =>
  filesThatMatch(
    ...['--recursive', '--null-data', '--perl-regexp', '--exclude-dir=node_modules'],
    ...[`--regexp=${privateKey}`, folder],
  );

/** The packages below a folder with `node_modules`, as `name@version`. Links to workspaces are none. */
export async function packagesIn(folder: string): Promise<string[]> {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  const entries = await readdir(modules, { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(async ({ name }) => {
        const path = join(modules, name);
        if (!name.startsWith('@')) return packageAt(path);
        const scoped = await readdir(path, { withFileTypes: true });
        const inner = scoped.filter((entry) => entry.isDirectory());
        return (await Promise.all(inner.map((each) => packageAt(join(path, each.name))))).flat();
      }),
  );
  return found.flat();
}

async function packageAt(path: string): Promise<string[]> {
  const { name, version } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return [`${name}@${version}`, ...(await packagesIn(path))];
}

/** Bytes of the layers above the base's. */
export const bytesAbove = (layers: Layer[], base: Layer[]): number =>
  layers.slice(base.length).reduce((sum, { size }) => sum + size, 0);

/** Whether a file is there and empty. */
export const isEmpty = async (file: string): Promise<boolean> =>
  existsSync(file) && (await stat(file)).size === 0;
