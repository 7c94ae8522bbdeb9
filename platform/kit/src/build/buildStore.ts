import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of local builds, by name and id; servers' folders have the same layout. */
export function openBuildStore(root: string) {
  return {
    root,
    build: (name: string, build: string) => join(root, 'builds', name, build),
    builds: (name: string) => join(root, 'builds', name),
    read: (name: string, build: string, path: string) =>
      readBytes(join(root, 'builds', name, build, path)),
  };
}

export type BuildStore = ReturnType<typeof openBuildStore>;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readBytes(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The file's JSON, or null if there is no such file. */
export async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Names in a folder, sorted; empty if it does not exist. */
export async function namesIn(path: string): Promise<string[]> {
  try {
    return (await readdir(path)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
