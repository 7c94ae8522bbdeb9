import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';

/**
 * Resolves every shared library to the shell's copy: a remote built with a newer React would otherwise replace the one that has
 * already rendered the page.
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
