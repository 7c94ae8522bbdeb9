import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../../tools/run/children.mjs';
import { commands } from './commands';
import { readOptions } from './options';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .map((path) => `docs/${String(path)}`)
    .filter((path) => path.endsWith('.md')),
];
const guides = pages.filter(
  (page) =>
    /^README|^docs\/(operators|remotes)\//.test(page) && /npx scoreline remote /.test(read(page)),
);

const placeholders: Record<string, string> = {
  CANDIDATE: '0123456789ab',
  COMMAND: 'help',
  BUILD: '0123456789abcdef',
  NAME: 'mf-scores',
};

/** Every `npx scoreline remote …` of a guide, with placeholders filled in and optional parts removed. */
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
});

/** Anchors of a page's headings, as GitHub names them, and of its `<a id>`. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)];
}

it.each(pages)('%s links to pages and headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^):\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const file = path ? resolve(root, dirname(page), path) : join(root, page);
    if (!existsSync(file)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
  });
  expect(broken).toEqual([]);
});

it('has every command in a guide', () => {
  const named = guides
    .flatMap((guide) => commandsIn(read(guide)))
    .map((line) => line.split(' ')[0]);
  const forBenchmarks = ['one-bundle'];
  const unnamed = Object.keys(commands).filter((name) => !named.includes(name));
  expect(unnamed).toEqual(forBenchmarks);
});

const ofThisRepository = pages.filter((page) =>
  /^README|^docs\/(operators|registry|members|widget|translators|providers)\//.test(page),
);

it.each(ofThisRepository)('%s names commands and settings that exist', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const settings = read('docs/reference/settings.md');
  const blocks = [...read(page).matchAll(/^```\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
  const programs = read('cli/commands.mjs');
  const run = [...read(page).matchAll(/npx scoreline ([a-z]+)/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !programs.includes(` ${name}: entry(`))).toEqual([]);
  const named = [...read(page).matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  const set = blocks
    .flatMap((text) => [...text.matchAll(/(?:^| )([A-Z][A-Z_]+)=/gm)])
    .map(([, name = '']) => name.replace(/^BRAND_[A-Z]+_/, '…_'));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(set.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});
