// @ts-check
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary DATA_DIR that PostgreSQL's own user can reach, so that the database lies in it and goes with it.
 * @param {string} name @param {string} [parent]
 */
export function dataFolder(name, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, `${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
