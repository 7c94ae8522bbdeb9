// @ts-check
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from './children.mjs';

/**
 * A temporary DATA_DIR that PostgreSQL's own user can reach, so that the database lies in it and goes with it.
 * @param {string} name @param {string} [parent]
 */
export function dataFolder(name, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * A DATA_DIR below the project that is kept, so that the next run finds it filled; PostgreSQL's own user can reach it.
 * @param {string} name
 */
export function keptDataFolder(name) {
  const folder = join(root, '.data', name);
  mkdirSync(folder, { recursive: true });
  for (const each of [join(root, '.data'), folder]) chmodSync(each, 0o755);
  return folder;
}
