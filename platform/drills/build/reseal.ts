import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { readDescriptor } from '@scoreline/remote-kit/admission';
import { buildIdOf, integrityOf } from '@scoreline/remote-kit/build-id';
import type { BuildStore } from '@scoreline/remote-kit/build-store';
import type { BuildDescriptor } from '@scoreline/shared-lib/contract';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

/** The difference between a build and its original. */
export interface Change {
  /** Name of the change, which is part of the build's global, so that both builds can be on one page. */
  tag: string;
  /** Rewrites the entry script, which uses this global. */
  entry?(source: string, global: string): string;
  descriptor?: Partial<BuildDescriptor>;
}

type Contents = Map<string, Buffer>;

async function readBuild(store: BuildStore, { name, build, files }: BuildDescriptor) {
  const folder = store.build(name, build);
  const read = files.map(async ({ path }) => [path, await readFile(join(folder, path))] as const);
  return new Map(await Promise.all(read));
}

/**
 * Moves the scripts to another global and updates the hashes in each. The entry comes last, because it contains all others'
 * hashes.
 */
function rename(contents: Contents, from: BuildDescriptor, global: string): void {
  const scripts = [...contents.keys()].filter((path) => path.endsWith('.js'));
  const ordered = [...scripts.filter((path) => path !== from.entry), from.entry];
  const hashes = new Map(from.files.map(({ path, integrity }) => [path, integrity]));
  const renewed: [string, string][] = [];
  for (const path of ordered) {
    let text = valueIn(contents, path).toString();
    if (from.global) text = text.replaceAll(from.global, global);
    for (const [old, next] of renewed) text = text.replaceAll(old, next);
    contents.set(path, Buffer.from(text));
    renewed.push([valueIn(hashes, path), integrityOf(valueIn(contents, path))]);
  }
}

/**
 * A build derived from another without compiling: the same code with a fault or a mark, valid and correctly hashed, as if a team
 * had released it.
 */
export async function reseal(
  store: BuildStore,
  name: string,
  build: string,
  { tag, entry, descriptor = {} }: Change,
): Promise<string> {
  const from = (await readDescriptor(store, name, build))!;
  const contents = await readBuild(store, from);
  const global = from.global && `${from.global}_${tag.replace(/\W/g, '_')}`;
  rename(contents, from, global);
  const source = `${valueIn(contents, from.entry).toString()}\n/* ${tag} */`;
  contents.set(from.entry, Buffer.from(entry ? entry(source, global) : source));
  const worker = contents.get('sw.js');
  if (worker) contents.set('sw.js', Buffer.from(`${worker.toString()}\n/* ${tag} */`));
  const files = from.files.map(({ path }) => {
    const bytes = valueIn(contents, path);
    return { path, integrity: integrityOf(bytes), bytes: bytes.length };
  });
  const made = { ...from, global, files, ...descriptor };
  const id = buildIdOf(made);
  for (const [path, bytes] of contents) {
    const target = join(store.build(name, id), path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  const text = JSON.stringify({ ...made, build: id });
  await writeFile(join(store.build(name, id), 'descriptor.json'), text);
  return id;
}
