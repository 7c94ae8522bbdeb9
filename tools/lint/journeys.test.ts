import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { root } from '../run/children.mjs';

const folder = join(root, 'docs/journeys');

/** The files in the first column of a page's tables. */
const filesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^\| \[`[^`]+`\]\((\.\.\/\.\.\/[^)#]+)\)/gm)].map(([, path = '']) => path),
  );

it.each(readdirSync(folder))('docs/journeys/%s counts the files that it names', (page) => {
  const text = readFileSync(join(folder, page), 'utf8');
  const stated = /(\d+)\s+files/.exec(text)?.[1];
  expect(Number(stated)).toBe(filesIn(text).size);
});
