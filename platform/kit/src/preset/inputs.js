import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', '.git', 'package-lock.json']);
const isTest = (name) => /\.(test|spec)\.[jt]sx?$/.test(name);

function* filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })) return;
  if (statSync(path).isFile()) return void (yield path);
  for (const name of readdirSync(path).sort()) {
    if (!skipped.has(name) && !isTest(name)) yield* filesBelow(join(path, name));
  }
}

/** Hash of the files below `paths`, so that equal sources produce an equal build and are not built twice. */
export function hashOfInputs(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** One hash of several texts. */
export const hashOfTexts = (texts) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
