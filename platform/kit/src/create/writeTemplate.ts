import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { format, type Options } from 'prettier';

import type { Claim } from '../admission/claims';
import { fill, type Words } from './words';

const folderOf = (template: string) => fileURLToPath(new URL(`./${template}/`, import.meta.url));

/** Files of a template with the placeholders replaced; each source ends in `.txt`, so that tools don't treat it as code. */
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

/** A longer or shorter name changes line breaks and the need for quotes. */
const formatted = async (path: string, content: string): Promise<string> =>
  /\.(tsx?|json|mjs)$/.test(path) ? format(content, { ...readStyle(), filepath: path }) : content;

/** Writes the files into `folder`, formatted in the product's style. */
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

/** The claims of the template's remote. */
export const claimOf = ({ folder, name, path }: Words): Claim => ({
  name: folder,
  routes: [{ path, layout: 'custom', title: name }],
  namespaces: [name],
});
