import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { root } from '../../tools/run/children.mjs';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Dependencies whose types are in a separate package. */
const typedElsewhere = ({ dependencies = {} }: Manifest) =>
  Object.keys(dependencies).filter((name) => existsSync(join(root, 'node_modules/@types', name)));

it.each(['platform/contract', 'platform/kit', 'shared-lib'])(
  '%s brings the types of its libraries, which a team compiles with its sources',
  (folder) => {
    const manifest = manifestOf(folder);
    const ofTeam = manifestOf('examples/team').devDependencies ?? {};
    const missing = typedElsewhere(manifest).filter((name) => {
      const types = `@types/${name}`;
      return !manifest.dependencies?.[types] && !ofTeam[types];
    });
    expect(missing).toEqual([]);
  },
);
