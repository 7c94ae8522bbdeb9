import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

/** A source of builds: a folder, or the registry's blobs. */
export interface Builds {
  /** Name of the source for error messages. */
  root: string;
  /** A file of a build, or null if it does not exist. */
  read(name: string, build: string, path: string): Promise<Buffer | null>;
  /** Builds with verified files, so that one action that checks several releases hashes each build once. */
  verified?: Set<string>;
}

/** The descriptor of a build, or null if there is no such build. */
export async function readDescriptor(
  builds: Builds,
  name: string,
  build: string,
): Promise<BuildDescriptor | null> {
  const bytes = await builds.read(name, build, 'descriptor.json');
  return bytes && (JSON.parse(bytes.toString()) as BuildDescriptor);
}
