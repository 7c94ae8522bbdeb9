/**
 * The files that the registry requires of a federated build, as pairs of path and text.
 * @throws for an import that the shell does not share.
 */
export function describeBuild(build: {
  directory: string;
  global: string;
  entry: string;
  initial: readonly string[];
  files: Record<string, string | Uint8Array>;
  modules: Record<string, number>;
}): Promise<[path: string, text: string][]>;
