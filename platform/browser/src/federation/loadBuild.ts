import {
  contractVersion,
  type PlacedBuild,
  type RemoteModule,
} from '@scoreline/shared-lib/contract';

import { nextTask } from '../nextTask';
import { fitsContract } from './contractRange';
import type { LoadRemote } from './host';

function moduleIn(exposed: unknown): RemoteModule {
  const { remote, default: other } = (exposed ?? {}) as Record<string, RemoteModule | undefined>;
  const module = remote ?? other;
  if (!Array.isArray(module?.routes)) throw new Error('./remote does not export a remote');
  return module;
}

/** A retry bypasses the HTTP cache, which may have stored a broken file. */
async function refresh({ base, entry, initial }: PlacedBuild): Promise<void> {
  const files = [entry, ...initial].map((path) => fetch(base + path, { cache: 'reload' }));
  await Promise.allSettled(files);
}

/** Creates the function that loads and evaluates one build of a remote. */
export function createBuildLoader(load: LoadRemote) {
  return async (build: PlacedBuild, attempt: number): Promise<RemoteModule> => {
    if (!fitsContract(build.contract, contractVersion)) {
      throw new Error(`${build.name} was made for contract ${build.contract}`);
    }
    const anew = attempt > 0;
    if (anew) await refresh(build);
    const evaluate = await load(build, anew);
    await nextTask();
    return moduleIn(await evaluate());
  };
}
