import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Selection } from './compose';
import { readJson, type Registry, writeAtomically } from './registry';

const pathOf = (registry: Registry, id: string) => join(registry.root, 'candidates', `${id}.json`);

const textOf = (selection: Selection): string =>
  JSON.stringify(Object.fromEntries(Object.entries(selection).sort()), null, 2);

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Keeps a selection of builds under the hash of its content: what was checked is what gets promoted. */
export async function saveCandidate(registry: Registry, selection: Selection): Promise<string> {
  const text = textOf(selection);
  const id = idOf(text);
  await writeAtomically(pathOf(registry, id), text);
  return id;
}

/** @throws when there is no such candidate, or it is not the one that was kept. */
export async function readCandidate(registry: Registry, id: string): Promise<Selection> {
  const selection = await readJson<Selection>(pathOf(registry, id));
  if (!selection) throw new Error(`no candidate "${id}"; npm run mfe -- release makes one`);
  if (idOf(textOf(selection)) !== id) throw new Error(`candidate "${id}" was altered`);
  return selection;
}
