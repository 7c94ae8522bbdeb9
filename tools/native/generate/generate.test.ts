import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { expect, it } from '@jest/globals';
import { z } from 'zod';

import { root } from '../../run/children.mjs';
import { generatedFiles } from './files';
import { actionOf, actions } from './model';

it.each(Object.entries(generatedFiles()).map(([file, text]) => [relative(root, file), text]))(
  '%s is what `npx scoreline native generate` writes',
  (file, text) => {
    expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(text);
  },
);

it('has every action of the contract in every language', () => {
  for (const text of Object.values(generatedFiles()))
    for (const { name } of actions) expect(text).toContain(name);
});

it('refuses a type that the languages lack', () => {
  const payload = z.object({ at: z.array(z.string()) });
  expect(() => actionOf('wave', payload, z.boolean())).toThrow(/wave\.at is .*"array"/);
});
