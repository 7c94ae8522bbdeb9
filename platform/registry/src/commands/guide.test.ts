import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { commands } from './commands';
import { readOptions } from './options';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const pages = readdirSync(new URL('../../../../docs/registry', import.meta.url));
const guide = pages.map((page) => read(`docs/registry/${page}`)).join('\n');

const examples = [...guide.matchAll(/npx scoreline registry ([^`\n>]+)/g)].map(([, line = '']) =>
  readOptions(line.trim().split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/)),
);

it('names every command, with options that exist', () => {
  const names = new Set(examples.map(({ command }) => command));
  expect(names).toEqual(new Set(Object.keys(commands)));
});

it('names every setting', () => {
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

it('names existing tests for each attack', () => {
  const paths = [
    'platform/registry/src',
    'platform/server/src',
    'server/src/site',
    'platform/browser/src',
    'shell/src',
  ].flatMap(testsIn);
  const named = [
    ...read('docs/registry/attacks.md').matchAll(/(?:^|; |\| )(`[^:;|]+\.test\.ts`): ([^;|(…]+)/gm),
  ];
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
