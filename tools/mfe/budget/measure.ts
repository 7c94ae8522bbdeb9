import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { readDescriptor, readJson, type Registry } from '../registry';
import type { Part } from './limits';

export interface Measured {
  name: string;
  owner: string;
  /** Brotli bytes; each lazy chunk and each locale file for itself, the first render's files together. */
  sizes: { part: Part; what: string; bytes: number }[];
  /** Libraries inside the build, `name@version`. */
  packages: string[];
  /** Parts of shared-lib inside the build. */
  sharedLib: string[];
}

interface Bundled {
  packages: Record<string, number>;
  sharedLib: string[];
}

/** As it travels: files too small to be worth compressing are sent as they are. */
function bytesOf(folder: string, path: string): number {
  const compressed = join(folder, `${path}.br`);
  return statSync(existsSync(compressed) ? compressed : join(folder, path)).size;
}

/** What a build of the registry weighs and holds. @throws where there is no such build. */
export async function measure(registry: Registry, name: string, build: string): Promise<Measured> {
  const folder = registry.build(name, build);
  const descriptor = await readDescriptor(registry, name, build);
  const bundled = await readJson<Bundled>(join(folder, 'bundled.json'));
  if (!descriptor || !bundled) throw new Error(`no build ${build} of ${name}, or one too old`);
  const { entry, initial, locales, files, owner } = descriptor;
  const size = (part: Part, path: string) => ({ part, what: path, bytes: bytesOf(folder, path) });
  const lazy = files
    .map(({ path }) => path)
    .filter((path) => /\.(js|css)$/.test(path) && path !== entry && !initial.includes(path));
  const exposed = initial.reduce((sum, path) => sum + bytesOf(folder, path), 0);
  return {
    name,
    owner,
    sizes: [
      ...(entry ? [size('entry', entry)] : []),
      { part: 'exposed', what: './remote', bytes: exposed },
      ...lazy.map((path) => size('lazy', path)),
      ...Object.values(locales).map((path) => size('locale', path)),
    ],
    packages: Object.keys(bundled.packages),
    sharedLib: bundled.sharedLib,
  };
}
