import { expect, it } from '@jest/globals';
import { openRemote, testTournament } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import texts from '../../../locales/en.json';
import { LeagueTable } from './LeagueTable';
import { BoardContext, type Board } from '../../scoreboard/boardContext';

const row = { rank: 1, competitorId: 107, name: 'Ashford Kites', won: 1, lost: 0, winRate: 1 };
const tableOf = (group: string | null, stage = 'regularSeason') => ({
  ...{ stage, group, rows: [{ ...row, form: [] }] },
});

async function captions(tables: ReturnType<typeof tableOf>[]): Promise<(string | undefined)[]> {
  const tournament = testTournament({ sport: 'basketball' });
  await openRemote(
    {
      routes: [
        {
          path: '/',
          Component: () => (
            <BoardContext value={{ locale: 'en' } as Board}>
              <LeagueTable tournament={tournament} />
            </BoardContext>
          ),
        },
      ],
      contract: '^1.0.0',
      namespaces: ['scores'],
    },
    {
      path: '/',
      answers: {
        'league/standings': { tournament, season: '2026/27', seasons: [], kind: 'all', tables },
      },
      texts: { scores: texts },
    },
  );
  await screen.findAllByRole('table');
  return screen.getAllByRole<HTMLTableElement>('table').map(({ caption }) => caption?.textContent);
}

it('has the two conferences of a league that has such, each by its name', async () => {
  const groups = [null, 'al', 'cl', 'ec', 'nw', 'pc', 'se', 'sw', 'wc'];
  expect(await captions(groups.map((group) => tableOf(group)))).toEqual([
    'Standings · 2026/27 · Eastern Conference',
    'Standings · 2026/27 · Western Conference',
  ]);
});

it('names groups and parts of a season', async () => {
  expect(await captions([tableOf('A', 'groupStage'), tableOf('europe', 'postSeason')])).toEqual([
    'Standings · 2026/27 · Group A',
    'Standings · 2026/27 · European play-offs',
  ]);
});
