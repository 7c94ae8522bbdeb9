/** What the kit asks of `remote.build.mjs`, whose default export answers with a `Bundle`. */
export interface BundleOrder {
  /** The remote's folder. */
  directory: string;
  /** The file that exports the remote. */
  entry: string;
  mode: 'production' | 'development';
  /** The folder for the files of a federated build, which returns nothing. */
  output: string;
  /** Whether the page has the module of this name: such a one stays a `require` of it. */
  isShared(name: string): boolean;
}

/** A remote as one CommonJS script. */
export interface Bundle {
  code: string;
  /** What is inside, in bytes, by the paths of the files. */
  modules: Record<string, number>;
  /** The names it imports of what is shared; without it the kit reads the sources that are inside. */
  imports?: Record<string, string[]>;
}

interface RollupOutput {
  output: readonly object[];
}

interface EsbuildOutput {
  outputFiles: readonly { path: string; text: string }[];
  metafile: { outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> };
}

/** What Rollup, Vite or Rolldown has built, as the kit takes it. @throws where it is more than one script */
export function fromRollup(result: RollupOutput | readonly RollupOutput[]): Bundle;

/** What esbuild has built in `directory`, with `metafile` and without writing it. @throws where it is more than one script */
export function fromEsbuild(result: EsbuildOutput, directory: string): Bundle;
