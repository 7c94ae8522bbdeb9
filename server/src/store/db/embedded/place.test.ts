import { mkdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { findPlace, systemFolder } from './place';

const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-place-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('findPlace', () => {
  it('is in DATA_DIR where the database runs as we do, and stays the same', () => {
    const dataDir = join(folder, 'data');
    const place = findPlace(dataDir, null);
    expect(place.home).toBe(join(dataDir, 'postgres'));
    expect(findPlace(dataDir, null)).toEqual(place);
    expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600);
  });

  it('begins anew when DATA_DIR was removed', () => {
    const dataDir = join(folder, 'data');
    const { password } = findPlace(dataDir, null);
    rmSync(dataDir, { recursive: true });
    expect(findPlace(dataDir, null).password).not.toBe(password);
  });

  (isRoot ? it : it.skip)('is outside of a DATA_DIR that the database’s user cannot reach', () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const place = findPlace(join(closed, 'data'), nobody);
    const { uid, mode } = statSync(place.home);
    rmSync(place.home, { recursive: true });
    expect(place.home.startsWith(`${systemFolder}/`)).toBe(true);
    expect({ uid, mode: mode & 0o777 }).toEqual({ uid: nobody.uid, mode: 0o700 });
  });
});
