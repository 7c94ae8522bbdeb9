/** @jest-environment ./platform/kit/src/jest/browserEnvironment.mjs */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';
import type { RemoteModule } from '@scoreline/shared-lib/contract';

interface RemotePackage {
  exports: { './remote': string };
  scoreline: { contract: string; routes: { path: string }[]; namespaces: string[] };
}

const root = join(import.meta.dirname, '..', '..');
const remotes = readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name));

it.each(remotes)('%s runs the routes its package declares', async (name) => {
  const text = readFileSync(join(root, name, 'package.json'), 'utf8');
  const { exports, scoreline } = JSON.parse(text) as RemotePackage;
  const source = join(root, name, exports['./remote']);
  const { remote } = (await import(source)) as { remote: RemoteModule };
  expect({
    contract: remote.contract,
    namespaces: remote.namespaces,
    paths: remote.routes.map(({ path }) => path).sort(),
  }).toEqual({
    contract: scoreline.contract,
    namespaces: scoreline.namespaces,
    paths: scoreline.routes.map(({ path }) => path).sort(),
  });
});
