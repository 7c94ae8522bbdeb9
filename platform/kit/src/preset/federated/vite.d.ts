import type { FederatedOptions } from './index.js';

/** The share map of a remote built with `@module-federation/vite`: every share comes from the shell. */
export function remoteShares(): Record<
  string,
  { import: false; singleton: true; requiredVersion: string; shareKey: string }
>;

/**
 * A Vite plugin that converts a federated build's modules to classic scripts and describes the build for the registry.
 * @example
 * federation({ name, filename: 'remoteEntry.js', exposes, shared: remoteShares() }),
 * federatedRemote({ directory, name }),
 */
export function federatedRemote(options: FederatedOptions): { name: string };
