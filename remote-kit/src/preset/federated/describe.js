import { join } from 'node:path';

import { aboutOf, factsOf, inputsOf, nameOf, readPackage } from '../build.js';
import { besideCode, descriptorOf } from '../describe.js';
import { importsIn, listed, refuseUnoffered } from '../shared.js';

/** What bundlers and federation plugins leave that no page asks for. */
const isBeside = (path) =>
  /(?:^|\/)\.|^(?:descriptor|bundled|(?:.*\/)?mf-(?:manifest|stats))\.json$|^@mf-types|\.(?:map|html|txt|d\.ts|zip)$/.test(
    path,
  );

/** A name for the container that no other build has: that of the package with a hash of all that it is built from. */
export const containerName = (directory) =>
  `${nameOf(directory).replaceAll('-', '_')}_${inputsOf(directory)}`;

/** The file of the remote's exposed module, as its package.json has it. @throws where it has none */
export function exposedFile(directory) {
  const file = readPackage(directory).exports?.['./remote'];
  if (typeof file === 'string') return join(directory, file);
  throw new Error('package.json has no "./remote" in its exports');
}

/**
 * The files that make a federated build one that the registry takes: texts, first data, `descriptor.json`, `bundled.json`.
 * `files` are those that the bundler has made, paths with their bytes; `modules` the sources inside, paths with their bytes.
 * @returns pairs of a path and a text
 * @throws for a name that the shell does not offer
 */
export async function describeBuild({ directory, global, entry, initial, files, modules }) {
  const imports = await importsIn(modules);
  refuseUnoffered(imports);
  const facts = factsOf(directory, global);
  const beside = besideCode({ directory, facts, about: aboutOf(directory) });
  const own = Object.entries(files)
    .filter(([path]) => !isBeside(path))
    .map(([path, bytes]) => ({ path, bytes: Buffer.from(bytes) }));
  const texts = beside.files.map(({ path, source }) => ({ path, bytes: Buffer.from(source) }));
  const descriptor = descriptorOf({ facts, entry, initial, beside, files: [...own, ...texts] });
  return [
    ...beside.files.map(({ path, source }) => [path, source]),
    ['descriptor.json', JSON.stringify(descriptor, null, 2)],
    ['bundled.json', JSON.stringify(listed({ modules }, imports), null, 2)],
  ];
}
