import { createHash } from 'node:crypto';
import { join } from 'node:path';

import type { Selection } from './compose';
import { readJson, type Registry, writeAtomically } from './registry';

const pathOf = (registry: Registry, id: string) => join(registry.root, 'candidates', `${id}.json`);

/** Keeps a selection of builds under the hash of its content: what was checked is what gets promoted. */
export async function saveCandidate(registry: Registry, selection: Selection): Promise<string> {
  const text = JSON.stringify(Object.fromEntries(Object.entries(selection).sort()), null, 2);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
  await writeAtomically(pathOf(registry, id), text);
  return id;
}

/** @throws when there is no such candidate. */
export async function readCandidate(registry: Registry, id: string): Promise<Selection> {
  const selection = await readJson<Selection>(pathOf(registry, id));
  if (!selection) throw new Error(`no candidate "${id}"; npm run mfe -- release makes one`);
  return selection;
}
