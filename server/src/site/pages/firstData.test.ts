import { expect, it, jest } from '@jest/globals';

import { loadBrands } from './brandList';
import { firstData, questionsOf } from './firstData';

async function leagueData(query: string) {
  const ask = jest.fn((path: string) =>
    Promise.resolve(path.endsWith('standings') ? { season: '2026/27', tables: [] } : {}),
  );
  const [brand] = await loadBrands();
  const visit = {
    ...{ brand: brand!, timeZone: 'Europe/London', sport: undefined },
    ...{ query: new URLSearchParams(query), params: { tournamentId: '9' } },
  };
  const question = (path: string) => ({ kept: () => undefined, answer: () => ask(path) });
  const { queries } = await firstData(questionsOf('league', visit, '2026-11-21', question));
  return queries.map(({ path, request }) => ({ path: path.split('/').at(-1), request }));
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
