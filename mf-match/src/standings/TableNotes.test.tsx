import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LeagueDetail, LeagueStandings } from '@scoreline/shared-lib/contract';
import { testTournament } from '@scoreline/shared-lib/testing';
import { firstItem } from '@scoreline/shared-lib/contract/lists';
import { screen, within } from '@testing-library/react';

import { openPage } from '../testing/testPage';

const tournament = testTournament();
const path = `/football/league/england/premier-league/${tournament.tournamentId}`;
const detail: LeagueDetail = {
  tournament,
  season: '2023/24',
  seasons: ['2023/24'],
  rounds: [],
  sections: ['standings'],
  bracket: [],
};
const figures = { played: 38, won: 13, drawn: 9, lost: 16, goalsFor: 40, goalsAgainst: 51 };
const row = (rank: number, name: string, points: number) => ({
  ...{ rank, competitorId: rank, name, ...figures, goalDifference: -11, points },
  form: [],
});
const adjustments = [
  { points: -10, date: '2023-11-17', reason: 'financialRules' as const, source: 'Rule book E' },
  { points: 4, date: '2024-02-26', reason: 'appeal' as const, source: 'Appeal Board' },
  { points: -3, reason: 'rules' as const, source: 'Commission' },
];
const open = (tables: LeagueStandings['tables']) => {
  const standings = { tournament, season: '2023/24', seasons: ['2023/24'], kind: 'all', tables };
  return openPage(path, { 'league/detail': detail, 'league/standings': standings });
};

beforeEach(() => localStorage.clear());

describe('a table with points taken away', () => {
  it('marks the team, and says below how many, when, why and by whom', async () => {
    const rows = [row(1, 'Everton', 42), row(2, 'Brentford', 39)];
    rows[0] = Object.assign(firstItem(rows), { adjustments });
    await open([{ stage: 'regularSeason', group: null, rows }]);
    const marked = await screen.findByRole('rowheader', { name: /Everton/ });
    expect(within(marked).getByText('Points adjusted')).toBeTruthy();
    expect(screen.getAllByText('Points adjusted')).toHaveLength(1);
    const notes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(notes[0]).toMatch(
      /^\* Everton: 10 points deducted, .*November.*2023 – breach of financial rules \(Rule book E\)$/,
    );
    expect(notes[1]).toMatch(
      /^\* Everton: 4 points restored, .*February.*2024 – reduced on appeal \(Appeal Board\)$/,
    );
    expect(notes[2]).toMatch(/^\* Everton: 3 points deducted – .* \(Commission\)$/);
  });
});

it('the parts of a split table have their names, and halves are told', async () => {
  const rows = [row(1, 'Sturm Graz', 40)];
  await open([
    { stage: 'postSeason', group: 'championship', halved: true, rows },
    { stage: 'regularSeason', group: null, rows },
  ]);
  expect(await screen.findByRole('heading', { name: 'Championship round' })).toBeTruthy();
  expect(screen.getByText('Points won before the split are halved.')).toBeTruthy();
});

it('an order that is not known is said to be', async () => {
  const rows = [row(1, 'Sturm Graz', 40)];
  await open([{ stage: 'regularSeason', group: null, uneven: true, rows }]);
  expect(
    await screen.findByText(
      'Teams have played different numbers of matches, so the final order is not known.',
    ),
  ).toBeTruthy();
});

it('one table for all teams is a league phase, and groups have their letters', async () => {
  const rows = [row(1, 'Sturm Graz', 40)];
  const { unmount } = await open([{ stage: 'groupStage', group: null, rows }]);
  expect(await screen.findByRole('heading', { name: 'League phase' })).toBeTruthy();
  unmount();
  await open([{ stage: 'groupStage', group: 'A', rows }]);
  expect(await screen.findByRole('heading', { name: 'Group A' })).toBeTruthy();
});
