import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ownerOf } from './owners';
import { fill, type Words, wordsFor } from './words';
import { addWorkspace } from './workspace';

const template = fileURLToPath(new URL('./template/', import.meta.url));

interface Wishes {
  owner?: string | undefined;
  path?: string | undefined;
}

/** Files of the template with what they become; each ends in `.txt`, so that no tool takes it for source. */
function filesOf(words: Words): [string, string][] {
  const names = readdirSync(template, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => statSync(join(template, name)).isFile())
    .map((name) => [
      fill(name.replace(/\.txt$/, ''), words),
      fill(readFileSync(join(template, name), 'utf8'), words),
    ]);
}

/**
 * Writes a new remote into `root`: a route, its page, its texts in six languages, a test and an owner.
 * @throws when the folder or the path is taken; nothing is written then.
 */
export async function createRemote(root: string, name: string, wishes: Wishes): Promise<Words> {
  const words = wordsFor(root, name, wishes);
  const folder = join(root, words.folder);
  if (existsSync(folder)) throw new Error(`there is a ${words.folder} already`);
  const owner = ownerOf(root, words.path);
  if (owner) throw new Error(`${words.path} is owned by ${owner}; give another with --path`);
  for (const [path, content] of filesOf(words)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  addWorkspace(root, words.folder);
  return words;
}
