import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { root } from '../../tools/run/children.mjs';
import { commandsOf } from './walk';

it('tells the way of a team in lines that a shell runs', () => {
  const lines = commandsOf('From an empty folder to everybody');
  expect(lines.filter((line) => line.startsWith('npm run remote -- ')).length).toBeGreaterThan(7);
});

/** Removes indentation, because Prettier moves code in a document to the margin. */
const withoutIndents = (code: string) => code.replace(/^ +/gm, '');

it('shows the example’s own lines', () => {
  const guide = readFileSync(join(root, 'docs/guide-remotes.md'), 'utf8');
  const [, page = ''] = guide.split('\n## A page of the example\n');
  const [own = ''] = page.split('\n## ');
  const shown = [...own.matchAll(/```tsx?\n([^]*?)```/g)].map(([, code = '']) =>
    withoutIndents(code),
  );
  const files = [
    'remote.tsx',
    ...['teamApi.ts', 'LiveMatch.tsx', 'cheersSlice.ts', 'TeamPage.test.tsx'].map(
      (name) => `team/${name}`,
    ),
  ];
  const sources = files.map((path) =>
    withoutIndents(readFileSync(join(root, 'examples/team/src', path), 'utf8')),
  );
  expect(shown).toHaveLength(5);
  for (const code of shown)
    expect(sources.filter((source) => source.includes(code))).toHaveLength(1);
});
