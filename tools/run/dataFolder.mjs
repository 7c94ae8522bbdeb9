// @ts-check
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './children.mjs';

/**
 * A temporary DATA_DIR accessible to PostgreSQL's user, so that the database is stored in it and deleted with it.
 * @param {string} name @param {string} [parent]
 */
export function dataFolder(name, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * A DATA_DIR below the project, accessible to PostgreSQL's user, that persists so that the next run finds it filled.
 * @param {string} name
 */
export function keptDataFolder(name) {
  const folder = join(root, '.data', name);
  mkdirSync(folder, { recursive: true });
  for (const each of [join(root, '.data'), folder]) chmodSync(each, 0o755);
  return folder;
}
