import type { Configuration } from 'webpack';

export interface BuildOptions {
  /** Folder the files go to; the package's `dist` without it. */
  output?: string;
  mode?: 'production' | 'development';
}

/** The folder of the lock file that the package in `directory` is installed by. */
export function projectOf(directory: string): string;

/** Hash of what the project's lock file says of packages and all that they stand on. */
export function lockSection(project: string, directories: readonly string[]): string;

/** Hash of the files below paths of a folder. */
export function hashOfInputs(root: string, paths: readonly string[]): string;

/** The name a build goes by: its package's, without the scope. */
export function nameOf(directory: string): string;

/** Hash of all that the remote in `directory` is built from. */
export function inputsOf(directory: string): string;

/** The build of the remote in `directory`, exposing what its package.json exports. */
export function remoteConfig(directory: string, options?: BuildOptions): Configuration;

/** Whether the remote in `directory` is made by a bundler of its team's choice, in `remote.build.mjs`. */
export function hasOwnBundler(directory: string): boolean;

/** Builds such a remote into the folder `output`. @throws with the bundler's own message where it does not build */
export function bundleRemote(
  directory: string,
  options: BuildOptions & { output: string },
): Promise<void>;
