import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { format, type Options } from 'prettier';

import type { Claim } from '../admission/claims';
import { fill, type Words } from './words';

const folderOf = (template: string) => fileURLToPath(new URL(`./${template}/`, import.meta.url));

/** Files of a template with what they become; each ends in `.txt`, so that no tool takes it for source. */
export function filesOf(template: string, words: Words): [path: string, content: string][] {
  const folder = folderOf(template);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [
      fill(name.replace(/\.txt$/, '').replace(/^dot-/, '.'), words),
      fill(readFileSync(join(folder, name), 'utf8'), words),
    ]);
}

const readStyle = () =>
  JSON.parse(readFileSync(new URL('../../prettier.json', import.meta.url), 'utf8')) as Options;

/** A name that is longer or shorter breaks other lines, and takes quotes or needs none. */
const formatted = async (path: string, content: string): Promise<string> =>
  /\.(tsx?|json|mjs)$/.test(path) ? format(content, { ...readStyle(), filepath: path }) : content;

/** Writes the files into `folder`, in the product's format. */
export async function writeFiles(
  folder: string,
  files: readonly (readonly [path: string, content: string])[],
): Promise<void> {
  for (const [path, content] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await formatted(target, content));
  }
}

/** What the remote of the template claims. */
export const claimOf = ({ folder, name, path }: Words): Claim => ({
  name: folder,
  routes: [{ path, layout: 'custom', title: name }],
  namespaces: [name],
});
