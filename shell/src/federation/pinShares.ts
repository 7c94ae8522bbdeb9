import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';

/**
 * Every shared library is the shell's, whatever else a remote brings along: a remote built with a newer React would
 * otherwise replace the one the page is already rendered with.
 */
export const pinShares = (offered: Record<string, string>): ModuleFederationRuntimePlugin => ({
  name: 'scoreline-pin-shares',
  resolveShare(args) {
    const { shareScopeMap, scope, pkgName } = args;
    const version = offered[pkgName];
    const shared = version && shareScopeMap[scope]?.[pkgName]?.[version];
    if (shared) args.resolver = () => ({ shared, useTreesShaking: false });
    return args;
  },
});
