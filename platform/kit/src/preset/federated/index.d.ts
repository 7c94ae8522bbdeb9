import type { Compiler } from 'webpack';

export interface FederatedOptions {
  /** The remote's folder, with its `package.json` and its `locales`. */
  directory: string;
  /** The container's name, equal to that of the federation plugin; default: `containerName(directory)`. */
  name?: string;
  /** The entry's file name, equal to that of the federation plugin; default: `remoteEntry.js`. */
  entry?: string;
}

/** A unique container name: the package's name with a hash of its inputs. */
export function containerName(directory: string): string;

/**
 * The file of the remote's exposed module, from its package.json.
 * @throws if there is none.
 */
export function exposedFile(directory: string): string;

type Shares = Record<
  string,
  { import: false; singleton: true; requiredVersion: string; shareKey: string }
>;

/** The share map of a remote built with webpack or Rspack: every share comes from the shell. */
export function remoteShares(): Shares;

/**
 * For webpack and Rspack: describes a federated build for the registry, and makes it use the page's federation runtime.
 * @example
 * new ModuleFederationPlugin({ name, filename: 'remoteEntry.js', exposes, shared: remoteShares() }),
 * new FederatedRemotePlugin({ directory, name }),
 */
export class FederatedRemotePlugin {
  constructor(options: FederatedOptions);
  apply(compiler: Compiler): void;
}
