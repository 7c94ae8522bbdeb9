import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../run/children.mjs';
import { commands } from './commands';
import { readOptions } from './options';

const guides = ['README.md', 'docs/guide-remotes.md', 'docs/guide-operators.md'];
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const placeholders: Record<string, string> = {
  CANDIDATE: '0123456789ab',
  COMMAND: 'help',
  BUILD: '0123456789abcdef',
  NAME: 'mf-scores',
};

/** Every `npx scoreline remote …` of a guide, with something in the place of its capitals and without what may be left out. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/npx scoreline remote ([^`\n,|]+)/g)].map(([, line = '']) =>
    line
      .replace(/\[[^\]]*\]/g, '')
      .replace(/\b[A-Z]{4,}\b/g, (word) => placeholders[word] ?? word)
      .replace(/ --env$/, ' --env prod')
      .trim(),
  );
}

describe.each(guides)('%s', (guide) => {
  const text = read(guide);

  it('names commands that there are, with options that they take', () => {
    const lines = commandsIn(text);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const { command } = readOptions(line.split(/\s+/));
      expect(Object.keys(commands)).toContain(command);
    }
  });

  it('leads to files that there are', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    for (const path of links) {
      expect([path, existsSync(resolve(root, dirname(guide), path))]).toEqual([path, true]);
    }
  });
});

it('has every command in a guide', () => {
  const named = guides
    .flatMap((guide) => commandsIn(read(guide)))
    .map((line) => line.split(' ')[0]);
  const forBenchmarks = ['one-bundle'];
  const unnamed = Object.keys(commands).filter((name) => !named.includes(name));
  expect(unnamed).toEqual(forBenchmarks);
});

it('has every name of the environment in the README', () => {
  const settings = [...read('server/src/environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)];
  const names = settings.map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const grouped = /^(APP_CLIENT|GOOGLE|FACEBOOK|APPLE|STRIPE|VAPID|GIF|SMTP|OTEL)_/;
  const readme = read('README.md');
  expect(names.filter((name) => !grouped.test(name) && !readme.includes(name))).toEqual([]);
});
