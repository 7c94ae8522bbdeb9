import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { createTypeReader, type TypeProblems, watchTypes } from './typeCheck';

describe('what the checker prints', () => {
  it('is told turn by turn, files by their path in the remote', () => {
    const reported: TypeProblems[] = [];
    const read = createTypeReader('/team/fan-zone', (problems) => reported.push(problems));
    for (const line of [
      '12:00:00 PM - Starting compilation in watch mode...',
      `../team/fan-zone/src/remote.tsx(3,7): error TS2322: Type 'string' is not assignable.`.slice(
        2,
      ),
      `  The expected type comes from property 'contract'`,
      '12:00:04 PM - Found 2 errors. Watching for file changes.',
      '12:00:09 PM - File change detected. Starting incremental compilation...',
      '12:00:10 PM - Found 0 errors. Watching for file changes.',
    ])
      read(line);
    expect(reported).toEqual([[`src/remote.tsx:3:7 TS2322: Type 'string' is not assignable.`], []]);
  });
});

describe('the checker', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await realpath(await mkdtemp(join(tmpdir(), 'types-')));
    await mkdir(join(directory, 'src'));
    await mkdir(join(directory, 'node_modules/.cache'), { recursive: true });
  });
  afterEach(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

  const source = (text: string) => writeFile(join(directory, 'src/remote.ts'), text);

  /** Results of the checker, one after the other. */
  async function watch() {
    const turns: TypeProblems[] = [];
    let came = () => {};
    const close = await watchTypes({
      ...{ directory, project: directory },
      tell: (problems) => {
        turns.push(problems);
        came();
      },
    });
    const next = async (): Promise<TypeProblems> => {
      while (turns.length === 0) await new Promise<void>((done) => (came = done));
      return turns.shift() ?? [];
    };
    return { next, close };
  }

  it('finds what does not fit, and says when it does again', async () => {
    const options = {
      strict: true,
      types: [],
      lib: ['es2022'],
      module: 'esnext',
      target: 'es2022',
    };
    const config = { compilerOptions: { ...options, moduleResolution: 'bundler' } };
    await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(config));
    await source(`export const seats: number = 'many';\n`);
    const { next, close } = await watch();
    expect(await next()).toEqual([
      `src/remote.ts:1:14 TS2322: Type 'string' is not assignable to type 'number'.`,
    ]);
    await source(`export const seats: number = 7;\n`);
    expect(await next()).toEqual([]);
    await close();
  }, 60_000);

  it('leaves a remote alone that has no configuration', async () => {
    const { close } = await watch();
    await expect(close()).resolves.toBeUndefined();
  });
});
