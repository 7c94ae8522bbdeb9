import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { writeAtomically, writeDurably } from './durableFile';

let folder: string;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'durable-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file that is written', () => {
  it('replaces the one before, with nothing beside it', async () => {
    const path = join(folder, 'deep/file');
    await writeAtomically(path, 'one');
    await writeAtomically(path, 'two');
    expect(await readFile(path, 'utf8')).toBe('two');
    expect(await readdir(join(folder, 'deep'))).toEqual(['file']);
  });

  it('leaves no draft where it cannot take its place', async () => {
    const path = join(folder, 'taken');
    await mkdir(path);
    await expect(writeAtomically(path, 'one')).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY/);
    expect(await readdir(folder)).toEqual(['taken']);
  });

  it('leaves no half where its content cannot be written', async () => {
    const content = 17 as unknown as string;
    await expect(writeDurably(join(folder, 'half'), content)).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves another’s file of its name alone', async () => {
    const path = join(folder, 'there');
    await writeFile(path, 'before');
    await expect(writeDurably(path, 'after')).rejects.toThrow(/EEXIST/);
    expect(await readFile(path, 'utf8')).toBe('before');
  });
});
