import type { Configuration } from 'webpack';

export interface BuildOptions {
  /** Output folder. Default: the package's `dist`. */
  output?: string;
  mode?: 'production' | 'development';
}

/** The repository's root folder. */
export const root: string;

/** Hash of all inputs of the build of the package in `directory`. */
export function inputsOf(directory: string): string;

/** Configuration of a remote. It exposes the `exports` of its package.json. */
export function remoteConfig(directory: string, options?: BuildOptions): Configuration;

/** Configuration of the shell. */
export function shellConfig(directory: string, options?: BuildOptions): Configuration;

/** Configuration of the shell and these remotes as one application, without federation. */
export function oneBundleConfig(
  directory: string,
  remotes: readonly string[],
  options?: BuildOptions,
): Configuration;
