import * as runtimeCore from '@module-federation/runtime-core';
import type { ListedFiles } from '../release/listedFiles';
import { offeredShares, offeredVersions } from './offeredShares';
import { releasePlugin } from './releasePlugin';

/** What the loader needs of the federation runtime. */
export type FederationRuntime = Pick<
  runtimeCore.ModuleFederation,
  'registerRemotes' | 'loadRemote'
>;

/**
 * Starts federation: the shares, the plugin that guards them, and the one runtime core, which the remotes, built without
 * their own, find on the global object.
 */
export function startFederation(files: ListedFiles, nonce: string): FederationRuntime {
  const plugin = releasePlugin(files, nonce, offeredVersions);
  // Global, because it is a remote's own instance that asks for its shares.
  runtimeCore.registerGlobalPlugins([plugin]);
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  return new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    plugins: [],
    shared: offeredShares,
    shareStrategy: 'loaded-first',
  });
}
