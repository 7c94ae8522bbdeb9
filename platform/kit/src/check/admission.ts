import type { Release } from '@scoreline/shared-lib/contract';

import { admitBuild, admitFresh } from '../admission/admit';
import type { Builds } from '../admission/builds';
import { compose, type Selection, selectionOf } from '../admission/compose';
import { refuseForeign, type Rights } from '../admission/ownership';
import { parseDescriptor, refuseHeavy } from '../admission/uploadRule';

/** Reads builds from the local folder, or else from the registry. */
export const buildsOf = (own: Builds, registry: string | undefined): Builds => ({
  root: own.root,
  read: async (name, build, path) => {
    const found = await own.read(name, build, path);
    if (found || !registry) return found;
    const answer = await fetch(new URL(`/registry/builds/${name}/${build}/${path}`, registry));
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  },
});

/**
 * The registry's checks of an upload, by the same code.
 * @throws with the reason if the registry would refuse it.
 */
export async function checkUpload(
  builds: Builds,
  { name, build }: { name: string; build: string },
  rights?: Rights,
): Promise<void> {
  const text = await builds.read(name, build, 'descriptor.json');
  if (!text) throw new Error(`no build ${build} of ${name} in ${builds.root}`);
  const descriptor = parseDescriptor(name, build, text.toString());
  const files = descriptor.files.map(
    async ({ path }) => [path, (await builds.read(name, build, path)) ?? Buffer.alloc(0)] as const,
  );
  refuseHeavy(new Map(await Promise.all(files)));
  if (rights) refuseForeign(descriptor, rights);
  await admitBuild(builds, descriptor);
}

/**
 * The registry's checks of a release in which these builds replace the running ones.
 * @throws with the reason if the registry would refuse it.
 */
export async function checkRelease(
  builds: Builds,
  selection: Selection,
  current: Release,
): Promise<void> {
  const content = await compose(builds, { ...selectionOf(current), ...selection }, current);
  await admitFresh(builds, content, current);
}
