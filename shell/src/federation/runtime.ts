import type { Container } from './container';
import * as runtimeCore from './facades/runtimeCore';
import { offeredShares, offeredVersions } from './offeredShares';
import { pinShares } from './pinShares';

/** Gives a container what the shell shares. */
export type InitContainer = (container: Container) => Promise<void>;

/**
 * Starts federation: the shares, the hook that pins them, and the one runtime core, which the remotes, built without
 * their own, find on the global object.
 */
export function startFederation(): InitContainer {
  // Global, because it is a remote's own instance that asks for its shares.
  runtimeCore.registerGlobalPlugins([pinShares(offeredVersions)]);
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const host = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    plugins: [],
    shared: offeredShares,
    shareStrategy: 'loaded-first',
  });
  return async (container) => {
    const options = { version: '', shareScopeKeys: 'default' };
    Object.defineProperty(options, 'shareScopeMap', { value: host.shareScopeMap });
    await container.init(host.shareScopeMap.default, [], options);
  };
}
