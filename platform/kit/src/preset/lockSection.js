import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The nearest folder, from `directory` upwards, with a package-lock.json. */
export function projectOf(directory) {
  if (existsSync(join(directory, 'package-lock.json'))) return directory;
  const above = dirname(directory);
  if (above === directory) throw new Error('there is no package-lock.json above');
  return projectOf(above);
}

const readLock = (project) =>
  JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')).packages;

/** The lock file's path for `name` as the package at `path` resolves it: its own folder first, then each one above. */
function pathOf(packages, path, name) {
  const own = `${path ? `${path}/` : ''}node_modules/${name}`;
  if (packages[own]) return own;
  if (path === '') return undefined;
  const above = path.lastIndexOf('/node_modules/');
  return pathOf(packages, above > 0 ? path.slice(0, above) : '', name);
}

const wantedBy = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Lock file entries of the packages and all their dependencies, by path; skips missing ones. */
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

/** Hash of the lock file's entries for these packages and all their dependencies; unaffected by other packages' dependencies. */
export function lockSection(project, directories) {
  const packages = readLock(project);
  const starts = directories.map((directory) => relative(project, directory).split(sep).join('/'));
  const facts = [...closureOf(packages, starts)].map(([path, { version, integrity }]) =>
    [path, version, integrity].join(' '),
  );
  return createHash('sha256').update(facts.sort().join('\n')).digest('hex').slice(0, 16);
}
