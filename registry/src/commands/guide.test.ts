import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';

import { commands } from './commands';
import { readOptions } from './options';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const guide = read('docs/guide-registry.md');

const told = [...guide.matchAll(/npm run registry -- ([^`\n>]+)/g)].map(([, line = '']) =>
  readOptions(line.trim().split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/)),
);

it('tells of every command, with options that there are', () => {
  const names = new Set(told.map(({ command }) => command));
  expect(names).toEqual(new Set(Object.keys(commands)));
});

it('tells of every setting', () => {
  const settings = [
    ...(read('registry/src/config.ts') + read('registry/src/store/bucket/settings.ts')).matchAll(
      /env(?:\.|, .)([A-Z_]+)/g,
    ),
  ];
  const names = settings.map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});
