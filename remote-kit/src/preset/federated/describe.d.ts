/** The files that make a federated build one that the registry takes, as pairs of a path and a text. */
export function describeBuild(build: {
  directory: string;
  global: string;
  entry: string;
  initial: readonly string[];
  files: Record<string, string | Uint8Array>;
  modules: Record<string, number>;
}): Promise<[path: string, text: string][]>;
