import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

import { type Claim, claimProblems } from '@scoreline/registry/claims';
import { claimsIn } from './workingTree';
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

const claimOf = ({ folder, name, path }: Words): Claim => ({
  name: folder,
  routes: [{ path, layout: 'custom', title: name }],
  namespaces: [name],
});

/** A name that is longer or shorter breaks other lines, and takes quotes or needs none. */
const formatted = async (path: string, content: string): Promise<string> =>
  format(content, { ...(await resolveConfig(path)), filepath: path });

/**
 * Writes a new remote into `root`: a route, its page, its texts in every language, a test and an owner.
 * @throws when the folder or the path is taken; nothing is written then.
 */
export async function createRemote(root: string, name: string, wishes: Wishes): Promise<Words> {
  const words = wordsFor(root, name, wishes);
  const folder = join(root, words.folder);
  if (existsSync(folder)) throw new Error(`there is a ${words.folder} already`);
  const problems = claimProblems([...claimsIn(root), claimOf(words)]);
  if (problems.length > 0) throw new Error(`${problems.join('\n     ')}; give another with --path`);
  for (const [path, content] of filesOf(words)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await formatted(target, content));
  }
  addWorkspace(root, words.folder);
  return words;
}
