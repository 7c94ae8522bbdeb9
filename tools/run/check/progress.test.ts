import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { createProgress } from './progress.mjs';

let folder = '';
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'progress-'))));
afterEach(() => rm(folder, { recursive: true }));

const open = (isResumed: boolean, state: string) =>
  createProgress(join(folder, 'reports/progress.json'), { isResumed, state });

it('resumes what passed on the same state of the tree', () => {
  open(false, 'one').add('lint');
  expect(open(true, 'one').passed()).toEqual(['lint']);
});

it('begins anew on another state, or where nothing is to be resumed', () => {
  open(false, 'one').add('lint');
  expect(open(true, 'two').passed()).toEqual([]);
  expect(open(false, 'one').passed()).toEqual([]);
});
