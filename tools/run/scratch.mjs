// @ts-check
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's file system in memory. A container may have one of 64 MB. */
const inMemory = '/dev/shm';
const roomBytes = 4 * 1024 ** 3;

/** @param {string} folder how many bytes are free in it; 0 where there is no such folder */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Where files go that end with this process and that nothing should wait for a disk for: memory, where it has room.
 * @param {(folder: string) => number} [free] bytes that are free in a folder
 */
export const scratchRoot = (free = freeBytes) =>
  free(inMemory) >= roomBytes ? inMemory : tmpdir();
