import { describe, expect, it } from '@jest/globals';
import type { BuildDescriptor } from '@scoreline/shared-lib/contract';

import { globalProblems } from './globalRule';
import { scriptProblems } from './scriptRule';

const global = 'mf_fans_4f1c2a';
const queue = `(self.webpackChunk${global}=self.webpackChunk${global}||[])`;
const entry = `var ${global};${queue}.push([[1],{}]);`;

/** A build of these scripts: the first is its entry, the second its first chunk. */
function problemsOf(scripts: Record<string, string>) {
  const paths = Object.keys(scripts);
  const descriptor = {
    ...{ name: 'mf-fans', build: 'b1', global, entry: paths[0], initial: paths.slice(1, 2) },
    files: paths.map((path) => ({ path, integrity: '', bytes: 0 })),
  } as BuildDescriptor;
  const read = (_name: string, _build: string, path: string) =>
    Promise.resolve(Buffer.from(scripts[path] ?? ''));
  return scriptProblems({ root: 'the test', read }, descriptor);
}

describe('scriptProblems', () => {
  it('has nothing against classic scripts that collect their chunks under their own name', async () => {
    const words = `${queue}.push([[2],{2(){return"import('./x.js')"/* import('./y.js') */}}])`;
    expect(await problemsOf({ 'entry.js': entry, 'remote.js': words, 'later.js': words })).toEqual(
      [],
    );
  });

  it.each([
    ['import { x } from "./x.js";', "'import' and 'export' may appear only"],
    ['export const remote = 1;', "'import' and 'export' may appear only"],
    ['globalThis.at = import.meta.url;', "Cannot use 'import.meta'"],
    ['import("./later.js");', 'imports modules by import()'],
    ['const load = (name) => import(/* webpackIgnore: true */ name);', 'imports modules by'],
    ['await fetch("/");', 'is no classic script'],
  ])('names the file that is or imports a module: %s', async (source, reason) => {
    for (const path of ['entry.js', 'remote.js', 'later.js', 'deep/later.mjs']) {
      const scripts = { 'entry.js': entry, 'remote.js': '', [path]: source };
      const [problem, ...more] = await problemsOf(scripts);
      expect(more).toEqual([]);
      expect(problem).toContain(`mf-fans: ${path} `);
      expect(problem).toContain(reason);
      expect(problem).toContain('remote.build.mjs');
    }
  });

  it('refuses a script that is nested too deeply to check', async () => {
    const [problem] = await problemsOf({ 'entry.js': `a${'.b'.repeat(30_000)}` });
    expect(problem).toContain('Maximum call stack');
  });

  it('leaves scripts for pages of other sites alone, which no page of ours runs, unless the build runs them first', async () => {
    const source = 'import("./later.js");';
    expect(await problemsOf({ 'entry.js': entry, 'a.js': '', 'element/x.js': source })).toEqual([]);
    expect(await problemsOf({ 'entry.js': entry, 'element/x.js': source })).toHaveLength(1);
  });

  it.each([
    'self.webpackChunk=self.webpackChunk||[]',
    'self["webpackChunkfan-zone"] = self["webpackChunkfan-zone"] || []',
    'globalThis.rspackChunk||=[]',
    `window.webpackChunk${global}_2=window.webpackChunk${global}_2||[]`,
  ])('names a queue of chunks that other builds share: %s', async (shared) => {
    const [problem] = await problemsOf({ 'entry.js': `var ${global};(${shared}).push([])` });
    expect(problem).toContain(`set output.uniqueName to ${global}`);
  });
});

describe('globalProblems', () => {
  const remote = (name: string, build: string, own: string, fallback?: object) =>
    ({ name, build, global: own, ...(fallback && { fallback }) }) as Parameters<
      typeof globalProblems
    >[0][number];

  it('names the build before it, or of another remote, that has the same global', () => {
    const fans = remote('mf-fans', 'b2', 'fans', remote('mf-fans', 'b1', 'fans'));
    const news = remote('mf-news', 'b1', 'fans');
    expect(globalProblems([fans], [fans]).join()).toContain('is that of mf-fans b1');
    expect(globalProblems([news], [fans, news]).join()).toContain('is that of mf-fans b2');
  });

  it('has nothing against a global of its own', () => {
    const fans = remote('mf-fans', 'b2', 'fans_2', remote('mf-fans', 'b1', 'fans_1'));
    expect(globalProblems([fans], [fans, remote('mf-news', 'b1', 'news_1')])).toEqual([]);
  });
});
