import { expect, it, jest } from '@jest/globals';
import type { PageQuestion } from '@scoreline/shared-lib/contract';

import { loadBrands } from './brandList';
import { firstData, questionsOf } from './firstData';

const tournamentId = { path: 'tournamentId', as: 'number' } as const;
const season = { query: 'season' };
const league: PageQuestion[] = [
  { operation: 'sports-query/league/detail', request: { tournamentId, season } },
  {
    operation: 'sports-query/league/standings',
    request: { tournamentId, season, kind: 'all' },
    when: { query: 'tab', in: [null, 'standings'] },
    askedAs: { season: 'season' },
  },
];

async function leagueData(query: string, refused = '') {
  const ask = jest.fn((path: string) =>
    Promise.resolve(path.endsWith('standings') ? { season: '2026/27', tables: [] } : {}),
  );
  const [brand] = await loadBrands();
  const visit = {
    ...{ brand: brand!, timeZone: 'Europe/London', sport: undefined, language: 'en' },
    ...{ query: new URLSearchParams(query), params: { tournamentId: '9' } },
  };
  const question = (path: string) => {
    if (path === refused) throw new Error(`No page may ask ${path}.`);
    return { cached: () => undefined, subjects: () => [], answer: () => ask(path) };
  };
  const { answers } = await firstData(questionsOf(league, visit, '2026-11-21', question));
  return answers.map(({ query: { path, request } }) => ({ path: path.split('/').at(-1), request }));
}

const head = { path: 'detail', request: { tournamentId: 9 } };

it('has a league’s table under the season by which the client asks for it', async () => {
  const request = { tournamentId: 9, season: '2026/27', kind: 'all' };
  expect(await leagueData('')).toEqual([head, { path: 'standings', request }]);
  expect(await leagueData('tab=standings')).toHaveLength(2);
});

it('has no table for a league’s other tabs', async () => {
  expect(await leagueData('tab=matches')).toEqual([head]);
});

it('goes without what no page may ask', async () => {
  expect(await leagueData('', 'sports-query/league/standings')).toEqual([head]);
});

it('is nobody’s page where the address has no number', async () => {
  const [brand] = await loadBrands();
  const visit = {
    ...{ brand: brand!, timeZone: 'Europe/London', sport: undefined, language: 'en' },
    ...{ query: new URLSearchParams(), params: { tournamentId: 'nine' } },
  };
  const question = () => ({
    cached: () => undefined,
    subjects: () => [],
    answer: () => Promise.resolve({}),
  });
  const found = await firstData(questionsOf(league, visit, '2026-11-21', question));
  expect(found).toMatchObject({ answers: [], isMissing: true });
});
