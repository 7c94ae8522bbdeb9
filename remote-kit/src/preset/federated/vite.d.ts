import type { FederatedOptions } from './index.js';

/** The share map of a remote by `@module-federation/vite`: everything comes from the shell. */
export function remoteShares(): Record<
  string,
  { import: false; singleton: true; requiredVersion: string; shareKey: string }
>;

/** A Vite plugin: makes classic scripts of a federated build's modules, and describes the build for the registry. */
export function federatedRemote(options: FederatedOptions): { name: string };
