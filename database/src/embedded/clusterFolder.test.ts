import { mkdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { findClusterFolder, systemFolder } from './clusterFolder';

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-place-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('findClusterFolder', () => {
  it('is in DATA_DIR where the database runs as we do, and stays the same', () => {
    const dataDir = join(folder, 'data');
    const cluster = findClusterFolder(dataDir, null);
    expect(cluster.home).toBe(join(dataDir, 'postgres'));
    expect(findClusterFolder(dataDir, null)).toEqual(cluster);
    expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600);
  });

  it('begins anew when DATA_DIR was removed', () => {
    const dataDir = join(folder, 'data');
    const { password } = findClusterFolder(dataDir, null);
    rmSync(dataDir, { recursive: true });
    expect(findClusterFolder(dataDir, null).password).not.toBe(password);
  });

  (isRoot ? it : it.skip)('is outside of a DATA_DIR that the database’s user cannot reach', () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const cluster = findClusterFolder(join(closed, 'data'), nobody);
    const { uid, mode } = statSync(cluster.home);
    rmSync(cluster.home, { recursive: true });
    expect(cluster.home.startsWith(`${systemFolder}/`)).toBe(true);
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: nobody.uid, mode: 0o700 });
  });
});
