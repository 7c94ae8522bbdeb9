import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from '@jest/globals';

import { root } from '../../tools/run/children.mjs';
import { commandsOf } from './walk';

it('lists the commands of a first release in lines that a shell runs', () => {
  const lines = commandsOf('first-release.md');
  expect(lines.filter((line) => line.startsWith('npm run remote -- ')).length).toBeGreaterThan(7);
});

/** Removes indentation, because Prettier moves code in a document to the margin. */
const withoutIndents = (code: string) => code.replace(/^ +/gm, '');

it('quotes the example’s own lines', () => {
  const guide = readFileSync(join(root, 'docs/remotes/example-page.md'), 'utf8');
  const shown = [...guide.matchAll(/```tsx?\n([^]*?)```/g)].map(([, code = '']) =>
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
