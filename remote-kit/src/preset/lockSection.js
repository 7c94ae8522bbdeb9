import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The folder of the lock file that a package is installed by: its own repository's. */
export function projectOf(directory) {
  if (existsSync(join(directory, 'package-lock.json'))) return directory;
  const above = dirname(directory);
  if (above === directory) throw new Error('there is no package-lock.json above');
  return projectOf(above);
}

const readLock = (project) =>
  JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages;

/** The path that `name` means for the package at `path`: its own folder's first, then each one above. */
function pathOf(packages, path, name) {
  const own = `${path ? `${path}/` : ''}node_modules/${name}`;
  if (packages[own]) return own;
  if (path === '') return undefined;
  const above = path.lastIndexOf('/node_modules/');
  return pathOf(packages, above > 0 ? path.slice(0, above) : '', name);
}

const wantedBy = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Entries of the lock file that packages stand on, by their places; one that is not there is left out. */
function closureOf(packages, starts) {
  const found = new Map();
  const open = [...starts];
  while (open.length > 0) {
    const path = open.pop();
    const entry = packages[path];
    if (!entry || found.has(path)) continue;
    found.set(path, entry);
    if (entry.link) open.push(entry.resolved);
    for (const name of wantedBy(entry)) open.push(pathOf(packages, path, name));
  }
  return found;
}

/**
 * Hash of what the lock file says of the packages in `directories` and all that they stand on: what somebody else adds
 * changes nothing of it.
 */
export function lockSection(project, directories) {
  const packages = readLock(project);
  const starts = directories.map((directory) => relative(project, directory).split(sep).join('/'));
  const facts = [...closureOf(packages, starts)].map(([path, { version, integrity }]) =>
    [path, version, integrity].join(' '),
  );
  return createHash('sha256').update(facts.sort().join('\n')).digest('hex').slice(0, 16);
}
