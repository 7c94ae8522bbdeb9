import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { commitOf, openProject } from './project';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=robin@teams.example', ...args], {
    ...{ cwd: folder, encoding: 'utf8' },
  }).trim();
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
  write('package.json', JSON.stringify({ name: '@fans/mf-fan-zone' }));
  write('package-lock.json', '{"packages":{}}');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is the remote of its folder, without the scope', () => {
  expect(openProject(folder).name).toBe('mf-fan-zone');
  write('package.json', JSON.stringify({ name: 'fan-zone' }));
  expect(() => openProject(folder)).toThrow('has no remote');
});

it('names the commit that the build is of, and none that it is not of', async () => {
  const project = openProject(folder);
  await expect(commitOf(project)).rejects.toThrow('there is no commit yet');
  git('init', '--quiet');
  await expect(commitOf(project)).rejects.toThrow('there is no commit yet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'feat: the fan zone');
  const head = git('rev-parse', 'HEAD');
  expect(await commitOf(project)).toBe(head);
  write('package.json', JSON.stringify({ name: 'mf-fan-zone' }));
  await expect(commitOf(project)).rejects.toThrow(/commit first[^]*package\.json/);
  expect(await commitOf(project, 'c0ffee1')).toBe('c0ffee1');
});
