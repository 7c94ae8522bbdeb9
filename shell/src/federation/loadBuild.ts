import {
  type BuildDescriptor,
  contractVersion,
  type RemoteModule,
} from '@scoreline/shared-lib/contract';

import { fitsContract } from './contractRange';
import type { FederationRuntime } from './runtime';

/** One build of a remote, with the address of its folder. */
export type PlacedBuild = BuildDescriptor & { base: string };

function moduleIn(exposed: unknown): RemoteModule {
  const { remote, default: fallback } = (exposed ?? {}) as Record<string, RemoteModule | undefined>;
  const module = remote ?? fallback;
  if (!Array.isArray(module?.routes)) throw new Error('./remote does not export a remote');
  return module;
}

/** On a retry the files come from the network again: what the HTTP cache holds may be what was broken. */
async function refresh({ base, entry, initial }: PlacedBuild): Promise<void> {
  const files = [entry, ...initial].map((path) => fetch(base + path, { cache: 'reload' }));
  await Promise.allSettled(files);
}

/**
 * Loads and evaluates one build. @throws when it does not arrive, its hash does not fit, it was made for another
 * contract, or its code fails.
 */
export async function loadBuild(
  runtime: FederationRuntime,
  build: PlacedBuild,
  attempt = 0,
): Promise<RemoteModule> {
  if (!fitsContract(build.contract, contractVersion)) {
    throw new Error(`${build.name} was made for contract ${build.contract}`);
  }
  if (attempt > 0) await refresh(build);
  const query = attempt > 0 ? `?retry=${attempt}` : '';
  const remote = {
    name: build.global,
    entryGlobalName: build.global,
    entry: new URL(build.base + build.entry, location.href).href + query,
  };
  runtime.registerRemotes([remote], { force: attempt > 0 });
  return moduleIn(await runtime.loadRemote(`${build.global}/remote`));
}
