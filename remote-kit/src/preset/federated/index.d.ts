import type { Compiler } from 'webpack';

export interface FederatedOptions {
  /** The remote's folder, with its `package.json` and its `locales`. */
  directory: string;
  /** The container's name, as federation's own plugin has it; `containerName` without it. */
  name?: string;
  /** The entry's file, as federation's own plugin has it; `remoteEntry.js` without it. */
  entry?: string;
}

/** A name for the container that no other build has: that of the package with a hash of all that it is built from. */
export function containerName(directory: string): string;

/** The file of the remote's exposed module, as its package.json has it. @throws where it has none */
export function exposedFile(directory: string): string;

type Shares = Record<
  string,
  { import: false; singleton: true; requiredVersion: string; shareKey: string }
>;

/** The share map of a remote by webpack or Rspack: everything comes from the shell. */
export function remoteShares(): Shares;

/** For webpack and Rspack: describes a federated build for the registry, and has it use the page's federation runtime. */
export class FederatedRemotePlugin {
  constructor(options: FederatedOptions);
  apply(compiler: Compiler): void;
}
