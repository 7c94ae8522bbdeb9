import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { claimProblems } from '@scoreline/remote-kit/admission';
import {
  claimOf,
  filesOf,
  type Wishes,
  type Words,
  wordsFor,
  writeFiles,
} from '@scoreline/remote-kit/create';

import { claimsIn } from './workingTree';
import { addWorkspace } from './workspace';

/**
 * Writes a new remote into `root`: a route, its page, its texts in every language, a test and an owner.
 * @throws if the folder or the path is taken, without writing anything
 */
export async function createRemote(root: string, name: string, wishes: Wishes): Promise<Words> {
  const words = wordsFor(name, wishes);
  const folder = join(root, words.folder);
  if (existsSync(folder))
    throw new Error(`the folder ${words.folder} exists already: choose another name`);
  const problems = claimProblems([...claimsIn(root), claimOf(words)]);
  if (problems.length > 0) throw new Error(`${problems.join('\n     ')}; give another with --path`);
  await writeFiles(folder, filesOf('template', words));
  addWorkspace(root, words.folder);
  return words;
}
