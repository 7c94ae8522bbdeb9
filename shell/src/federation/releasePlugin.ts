import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

import { fetchTimeoutMs, guardedFetch } from './guardedFetch';
import type { ListedFiles } from '../release/listedFiles';

/** A script element that runs only if its bytes are those the release was signed with. */
export function listedScript(files: ListedFiles, address: string, nonce: string) {
  const integrity = files.integrityOf(address);
  if (!integrity) throw new Error(`${address} is not part of the release`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.nonce = nonce;
  script.async = true;
  script.src = address;
  return script;
}

/**
 * Makes the federation runtime keep to the signed release: remote scripts by hash and nonce, manifests by hash and with
 * a time limit, and every shared library as the shell offers it, whatever else a remote brings along.
 */
export function releasePlugin(
  files: ListedFiles,
  nonce: string,
  offered: Record<string, string>,
): ModuleFederationRuntimePlugin {
  return {
    name: 'scoreline-release',
    createScript: ({ url }) => ({
      script: listedScript(files, url, nonce),
      timeout: fetchTimeoutMs,
    }),
    fetch: (address, init) => guardedFetch(files, address, init),
    resolveShare(args) {
      const { shareScopeMap, scope, pkgName } = args;
      const version = offered[pkgName];
      const shared = version && shareScopeMap[scope]?.[pkgName]?.[version];
      if (shared) args.resolver = () => ({ shared, useTreesShaking: false });
      return args;
    },
  };
}
