import type { Configuration } from 'webpack';

export interface BuildOptions {
  /** Output folder; default: the package's `dist`. */
  output?: string;
  mode?: 'production' | 'development';
}

/**
 * The nearest folder, from `directory` upwards, with a package-lock.json.
 * @throws if there is none.
 */
export function projectOf(directory: string): string;

/** Hash of the lock file's entries for these packages and all their dependencies. */
export function lockSection(project: string, directories: readonly string[]): string;

/** Hash of the files below `paths` in the folder `root`. */
export function hashOfInputs(root: string, paths: readonly string[]): string;

/** A build's name: its package's, without the scope. */
export function nameOf(directory: string): string;

/** Hash of all inputs of the remote in `directory`. */
export function inputsOf(directory: string): string;

/** The webpack configuration of the remote in `directory`, which exposes its package.json's exports. */
export function remoteConfig(directory: string, options?: BuildOptions): Configuration;

/** Whether the remote in `directory` has its own bundler, in `remote.build.mjs`. */
export function hasOwnBundler(directory: string): boolean;

/**
 * Builds a remote with its own bundler into the folder `output`.
 * @throws with the bundler's own message if the build fails, and for an import that the shell does not share.
 */
export function bundleRemote(
  directory: string,
  options: BuildOptions & { output: string },
): Promise<void>;
