import { join } from 'node:path';

import { aboutOf, factsOf, readPackage } from '../build.js';
import { besideCode, descriptorOf } from '../describe.js';
import { importsIn, listed, refuseUnoffered } from '../shared.js';

/** Files of bundlers and federation plugins that no page requests. */
const isBeside = (path) =>
  /(?:^|\/)\.|^(?:descriptor|bundled|(?:.*\/)?mf-(?:manifest|stats))\.json$|^@mf-types|\.(?:map|html|txt|d\.ts|zip)$/.test(
    path,
  );

/**
 * The file of the remote's exposed module, from its package.json.
 * @throws if there is none.
 */
export function exposedFile(directory) {
  const file = readPackage(directory).exports?.['./remote'];
  if (typeof file === 'string') return join(directory, file);
  throw new Error('package.json has no "./remote" in its exports');
}

/**
 * The files that the registry requires of a federated build: texts, first data, `descriptor.json`, `bundled.json`. `files` are
 * the bundler's output, paths with their bytes; `modules` the bundled sources, paths with their bytes.
 * @returns pairs of path and text.
 * @throws for an import that the shell does not share.
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
