/** Argument of the default export of `remote.build.mjs`, which returns a `Bundle`. */
export interface BundleOrder {
  /** The remote's folder. */
  directory: string;
  /** The file that exports the remote. */
  entry: string;
  mode: 'production' | 'development';
  /** Output folder of a federated build, which returns nothing. */
  output: string;
  /** Whether the page shares this module; a shared one must remain a `require` call. */
  isShared(name: string): boolean;
}

/** A remote as one CommonJS script. */
export interface Bundle {
  code: string;
  /** Bytes of each bundled file, by path. */
  modules: Record<string, number>;
  /** Names it imports from shared modules; by default the kit reads them from the bundled sources. */
  imports?: Record<string, string[]>;
}

interface RollupOutput {
  output: readonly object[];
}

interface EsbuildOutput {
  outputFiles: readonly { path: string; text: string }[];
  metafile: { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> };
}

/**
 * Converts the output of Rollup, Vite or Rolldown to a `Bundle`.
 * @throws if it is more than one script.
 * @example
 * const rollupOptions = { input: entry, external: isShared, output: { format: 'cjs', inlineDynamicImports: true } };
 * return fromRollup(await build({ root: directory, build: { write: false, rollupOptions } }));
 */
export function fromRollup(result: RollupOutput | readonly RollupOutput[]): Bundle;

/**
 * Converts the output of esbuild, run in `directory` with `metafile: true` and `write: false`, to a `Bundle`.
 * @throws if it is more than one script.
 */
export function fromEsbuild(result: EsbuildOutput, directory: string): Bundle;
