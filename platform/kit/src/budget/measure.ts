import { type Builds, readDescriptor } from '../admission/builds';
import { brotliOf } from './compressed';
import type { Part } from './limits';

export interface Measured {
  name: string;
  owner: string;
  /** Brotli bytes: each lazy chunk and locale file separately, the files of the first render together. */
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

type Read = (path: string) => Promise<Buffer | null>;

/** Transfer size: files too small to be worth compressing are sent as they are. */
async function bytesOf(read: Read, path: string): Promise<number> {
  const compressed = await read(`${path}.br`);
  if (compressed) return compressed.length;
  const bytes = await read(path);
  if (!bytes) throw new Error(`${path} is not there`);
  return (await brotliOf(path, bytes))?.length ?? bytes.length;
}

/**
 * Measures a build's files in Brotli bytes and lists the libraries inside it.
 * @throws if there is no such build.
 */
export async function measure(builds: Builds, name: string, build: string): Promise<Measured> {
  const read = (path: string) => builds.read(name, build, path);
  const descriptor = await readDescriptor(builds, name, build);
  const listed = await read('bundled.json');
  if (!descriptor || !listed) throw new Error(`no build ${build} of ${name}, or one too old`);
  const bundled = JSON.parse(listed.toString()) as Bundled;
  const { entry, initial, locales, files, owner } = descriptor;
  const size = async (part: Part, path: string) => ({
    ...{ part, what: path },
    bytes: await bytesOf(read, path),
  });
  const lazy = files
    .map(({ path }) => path)
    .filter((path) => /\.(js|css)$/.test(path) && path !== entry && !initial.includes(path));
  const first = await Promise.all(initial.map((path) => bytesOf(read, path)));
  const exposed = first.reduce((sum, bytes) => sum + bytes, 0);
  return {
    name,
    owner,
    sizes: await Promise.all([
      ...(entry ? [size('entry', entry)] : []),
      Promise.resolve({ part: 'exposed' as const, what: './remote', bytes: exposed }),
      ...lazy.map((path) => size('lazy', path)),
      ...Object.values(locales).map((path) => size('locale', path)),
    ]),
    packages: Object.keys(bundled.packages),
    sharedLib: bundled.sharedLib,
  };
}
