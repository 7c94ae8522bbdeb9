import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The text of a file that `storeOnce` writes; null if it does not exist. */
export function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stores a secret in its own file, once for all servers on the folder, and returns the stored one. With concurrent first starts
 * one secret wins: `link` fails if the file exists. Servers in containers all have the same process id, so a draft has a unique
 * name.
 */
export function storeOnce(file: string, secret: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, secret, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    const stored = readSecret(file);
    if (stored === null) throw error;
    return stored;
  } finally {
    rmSync(draft, { force: true });
  }
}
