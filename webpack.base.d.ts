import type { Configuration } from 'webpack';

export interface BuildOptions {
  /** Folder the files go to; the package's `dist` without it. */
  output?: string;
  mode?: 'production' | 'development';
}

/** The project's folder. */
export const root: string;

/** Hash of all that the package in `directory` is built from. */
export function inputsOf(directory: string): string;

/** The build of the remote in `directory`, exposing what its package.json exports. */
export function remoteConfig(directory: string, options?: BuildOptions): Configuration;

/** The build of the shell. */
export function shellConfig(directory: string, options?: BuildOptions): Configuration;

/** The shell with the remotes in these folders inside, one application without federation. */
export function oneBundleConfig(
  directory: string,
  remotes: readonly string[],
  options?: BuildOptions,
): Configuration;
