import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

import { loadClubAliases, recordClubAlias } from './clubAliases';
import { clubOf } from './clubs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoreline-aliases-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('an alias is recorded once, and known from then on', async () => {
  const file = join(folder, 'recorded.csv');
  const alias = { country: 'fr', name: 'Les Phocéens, Marseille', sameAs: 'Marseille' };
  await recordClubAlias(file, alias);
  await recordClubAlias(file, alias);
  expect(await readFile(file, 'utf8')).toBe(
    'country,name,same as\nfr,"Les Phocéens, Marseille",Marseille\n',
  );
  expect(clubOf('fr', alias.name)).toEqual(clubOf('fr', 'Marseille'));
});

it('a file of aliases is read, and none is as good as an empty one', async () => {
  const file = join(folder, 'written.csv');
  await writeFile(file, 'country,name,same as\nde,Effzeh,Köln\n');
  await loadClubAliases(file);
  await loadClubAliases(join(folder, 'absent.csv'));
  expect(clubOf('de', 'Effzeh')).toEqual(clubOf('de', '1. FC Köln'));
});

it.each([
  ['fr,Alpha,Utopia', '"Utopia" is no known club of fr'],
  ['fr,Lyon,Marseille', '"Lyon" is Lyon already'],
  ['fr,Alpha', 'a country, a name and the club it means are needed'],
])('%s is refused by its line', async (line, reason) => {
  const file = join(folder, 'wrong.csv');
  await writeFile(file, `country,name,same as\n${line}\n`);
  await expect(loadClubAliases(file)).rejects.toThrow(`${file}:2: ${reason}`);
});
