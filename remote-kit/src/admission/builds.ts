import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

/** Where builds lie: a folder, or the registry's blobs. */
export interface Builds {
  /** Named in what is refused. */
  root: string;
  /** A file of a build, or null where there is none. */
  read(name: string, build: string, path: string): Promise<Buffer | null>;
  /** Builds whose files were all hashed already, where one act judges several releases. */
  verified?: Set<string>;
}

/** The descriptor that a build came with, or null where there is no such build. */
export async function readDescriptor(
  builds: Builds,
  name: string,
  build: string,
): Promise<BuildDescriptor | null> {
  const bytes = await builds.read(name, build, 'descriptor.json');
  return bytes && (JSON.parse(bytes.toString()) as BuildDescriptor);
}
