import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { commands } from './commands';
import { readOptions } from './options';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const guide = read('docs/guide-registry.md');

const examples = [...guide.matchAll(/npx scoreline registry ([^`\n>]+)/g)].map(([, line = '']) =>
  readOptions(line.trim().split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/)),
);

it('tells of every command, with options that there are', () => {
  const names = new Set(examples.map(({ command }) => command));
  expect(names).toEqual(new Set(Object.keys(commands)));
});

it('tells of every setting', () => {
  const settings = [
    ...(
      read('platform/registry/src/config.ts') +
      read('platform/registry/src/store/bucket/settings.ts')
    ).matchAll(/env(?:\.|, .)([A-Z_]+)/g),
  ];
  const names = settings.map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});

/** Test files of a package, by path from the repository's root. */
const testsIn = (folder: string) =>
  readdirSync(new URL(`../../../../${folder}`, import.meta.url), { recursive: true })
    .map((path) => `${folder}/${String(path)}`)
    .filter((path) => /\.test\.tsx?$/.test(path));

it('names, for each attack, tests that there are', () => {
  const paths = [
    'platform/registry/src',
    'server/src/site',
    'platform/browser/src',
    'shell/src',
  ].flatMap(testsIn);
  const [, chapter = ''] = guide.split('\n## Attacks, and the tests that refuse them\n');
  const [table = ''] = chapter.split('\n## ');
  const named = [...table.matchAll(/(?:^|; |\| )(`[^:;|]+\.test\.ts`): ([^;|(…]+)/gm)];
  expect(named.length).toBeGreaterThan(20);
  for (const [, files = '', said = ''] of named)
    for (const [, file = ''] of files.matchAll(/`([^`]+)`/g)) {
      const found = paths.filter((path) => path.endsWith(`/${file}`) || path === file);
      // The titles of killed.nightly.test.ts are defined in testing/kills.ts.
      const sources = found.map((path) =>
        read(path.replace('killed.nightly.test.ts', 'testing/kills.ts')),
      );
      const title = said.trim();
      expect([file, title, sources.some((source) => source.includes(title))]).toEqual([
        ...[file, title, true],
      ]);
    }
});
