import { expect, it } from '@jest/globals';
import { openRemote, requestsOf, testMatch, testTournament } from '@scoreline/shared-lib/testing';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../../locales/en.json';
import { MatchTable } from './MatchTable';
import { BoardContext, type Board } from '../../scoreboard/boardContext';

const row = { rank: 1, competitorId: 107, name: 'Arsenal', won: 1, drawn: 0, lost: 0 };
const figures = { goalsFor: 2, goalsAgainst: 0, goalDifference: 2, form: [] };
const tableOf = (played: number) => ({
  ...{ tournament: testTournament(), season: '2026/27', seasons: [], kind: 'all' },
  tables: [
    {
      stage: 'regularSeason',
      group: null,
      rows: [{ ...row, ...figures, played, points: played }],
    },
  ],
});

const open = (status: 'finished' | 'notStarted') =>
  openRemote(
    {
      routes: [
        {
          path: '/',
          Component: () => (
            <BoardContext value={{ locale: 'en' } as Board}>
              <MatchTable match={testMatch({ status })} tournament={testTournament()} />
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
        'match/standings': ({ asOf }: { asOf: string }) => tableOf(asOf === 'now' ? 12 : 11),
      },
      texts: { scores: texts },
    },
  );

const played = async (name: RegExp) =>
  itemAt(within(await screen.findByRole('table', { name })).getAllByRole('cell'), 1).textContent;

it('shows both tables of a match that is over, each named, by a switch', async () => {
  const { api } = await open('finished');
  expect(await played(/Standings · Now · 2026\/27/)).toBe('12');
  await userEvent.click(screen.getByRole('radio', { name: 'Before kick-off' }));
  expect(await played(/Standings · Before kick-off · 2026\/27/)).toBe('11');
  expect(requestsOf(api, 'match/standings')).toMatchObject([{ asOf: 'now' }, { asOf: 'kickOff' }]);
});

it('has one table before a match, and no switch', async () => {
  await open('notStarted');
  expect(await played(/Standings · 2026\/27/)).toBe('12');
  expect(screen.queryByRole('radio')).toBeNull();
});
