import { beforeAll, describe, expect, it } from '@jest/globals';

import { duringTests } from '../../store/db/duringTests';
import { openTestDatabase } from '../../store/db/testing';
import { insertLeague } from '../matches/testing';
import { search } from './search';

const test = duringTests(openTestDatabase);
beforeAll(async () => {
  await insertLeague(test.db, {
    name: 'Süper Lig',
    teams: ['Real Madrid', 'Atlético Madrid', 'Madrid CFF', 'Динамо Київ', '100% Sport', 'Milan'],
  });
});

const teamsOf = async (text: string) =>
  (await search(test.db, { text })).teams.map(({ name }) => name);

describe('search', () => {
  it('puts what begins with the text first', async () => {
    expect(await teamsOf('madrid')).toEqual(['Madrid CFF', 'Real Madrid', 'Atlético Madrid']);
  });

  it.each([
    ['ATLETICO', 'Atlético Madrid'],
    ['mad real', 'Real Madrid'],
    ['  real \u0000 mad ', 'Real Madrid'],
    ['mi', 'Milan'],
    ['динамо', 'Динамо Київ'],
    ['00%', '100% Sport'],
    ['Atletco Madrd', 'Atlético Madrid'],
    ['Ral Madird', 'Real Madrid'],
    ['динмо', 'Динамо Київ'],
  ])('finds by %j', async (text, name) => {
    expect(await teamsOf(text)).toContain(name);
  });

  it.each(['%%', '__', '\\\\', 'zzzz', "';--"])('finds nothing by %j', async (text) => {
    expect(await teamsOf(text)).toEqual([]);
  });

  it('tells the colours of a team, where they are known', async () => {
    await test.db
      .updateTable('teams')
      .set({ colours: ['#ffffff', '#febe10'] })
      .where('name', '=', 'Real Madrid')
      .execute();
    const { teams } = await search(test.db, { text: 'madrid' });
    expect(teams.map(({ name, colours }) => [name, colours])).toEqual([
      ['Madrid CFF', undefined],
      ['Real Madrid', ['#ffffff', '#febe10']],
      ['Atlético Madrid', undefined],
    ]);
  });

  it('finds leagues, and none of another sport', async () => {
    const { leagues } = await search(test.db, { text: 'super' });
    expect(leagues.map(({ name }) => name)).toEqual(['Süper Lig']);
    const { teams } = await search(test.db, { text: 'madrid', sport: 'basketball' });
    expect(teams).toEqual([]);
  });

  it.each([
    ['a', 11008],
    [' a ', 11008],
    ['😀', 11008],
    ['a'.repeat(201), 11009],
  ])('refuses %j', async (text, code) => {
    await expect(search(test.db, { text })).rejects.toMatchObject({ code });
  });

  it('takes 200 characters', async () => {
    await expect(search(test.db, { text: 'a '.repeat(99) + 'ab' })).resolves.toBeDefined();
  });
});
