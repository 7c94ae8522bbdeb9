import { expect, it } from '@jest/globals';
import { bizCodes, type MatchBallot, type MatchPreview } from '@scoreline/shared-lib/contract';
import { requestsOf } from '@scoreline/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testDetail, testIncident } from '../testing/testPage';

const path = '/football/match/arsenal-vs-chelsea/7';
const { player } = testIncident();

const preview = (over: Partial<MatchPreview> = {}): MatchPreview => ({
  form: { home: [], away: [] },
  keyPlayers: {
    home: [{ player: player!, matches: 9, values: { goals: 7, assists: 3 } }],
    away: [],
  },
  missing: { home: [], away: [] },
  predicted: null,
  broadcasts: [],
  ...over,
});

async function voteFor(name: string) {
  const group = await screen.findByRole('group', { name: 'Who wins?' });
  await userEvent.click(within(group).getByRole('button', { name }));
  return group;
}

const open = (over: Partial<MatchPreview> = {}, askedBallot?: () => unknown) => {
  let ballot: MatchBallot = { open: true, mine: null, counts: null };
  return openPage(path, {
    'match/detail': testDetail(['preview'], { status: 'notStarted' }),
    'match/preview': preview(over),
    'match/ballot': askedBallot ?? (() => ballot),
    'match/vote': () =>
      (ballot = { ...ballot, mine: 'draw', counts: { home: 1, draw: 1, away: 1 } }),
  });
};

it('takes one vote, and shows what all said after it, in shares of a hundred', async () => {
  const { api } = await open();
  await screen.findByRole('group', { name: 'Who wins?' });
  expect(screen.queryByText('3 votes')).toBeNull();
  await voteFor('Draw');
  expect(await screen.findByText('3 votes')).toBeTruthy();
  expect(requestsOf(api, 'match/vote')).toEqual([{ eventId: 7, outcome: 'draw' }]);
  expect(screen.getByText('(your vote)')).toBeTruthy();
  expect([...screen.getAllByText('33%'), ...screen.getAllByText('34%')]).toHaveLength(3);
});

it('shows the vote of who cast it before it was known that there is one', async () => {
  let tell: (ballot: unknown) => void = () => undefined;
  await open({}, () => new Promise((answer) => (tell = answer)));
  await voteFor('Draw');
  expect(await screen.findByText('3 votes')).toBeTruthy();
  await act(async () => tell({ open: true, mine: null, counts: null }));
  expect(screen.getByText('3 votes')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Who wins?' })).toBeNull();
});

it('holds the place of the vote until it is known whether there is one', async () => {
  await open({}, () => new Promise<never>(() => undefined));
  const group = await screen.findByRole('group', { name: 'Who wins?' });
  const names = within(group).getAllByRole('button');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Arsenal', 'Draw', 'Chelsea']);
});

it('leaves the vote out where it is closed and nobody is told of it', async () => {
  await open({}, () => ({ open: false, mine: null, counts: null }));
  await screen.findByText('Key players');
  await waitFor(() => expect(screen.queryByText('Who wins?')).toBeNull());
});

it('shows what all said, and no error, to whose vote came after the kick-off', async () => {
  let ballot: unknown = { open: true, mine: null, counts: null };
  let tell: (ballot: unknown) => void = () => undefined;
  const { api } = await openPage(path, {
    'match/detail': testDetail(['preview'], { status: 'notStarted' }),
    'match/preview': preview(),
    'match/ballot': () => ballot,
    'match/vote': () => {
      ballot = new Promise((done) => (tell = done));
      return { bizCode: bizCodes.conflict, message: 'Changed', data: null };
    },
  });
  const group = await voteFor('Draw');
  await waitFor(() => expect(requestsOf(api, 'match/ballot')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(group).getByRole<HTMLButtonElement>('button', { name: 'Draw' }).disabled).toBe(
    true,
  );
  act(() => tell({ open: false, mine: null, counts: { home: 2, draw: 0, away: 2 } }));
  expect(await screen.findByText('4 votes')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Who wins?' })).toBeNull();
});

it('takes no vote from the kick-off on, though nobody has said that the match began', async () => {
  const ballots: MatchBallot[] = [
    { open: true, mine: null, counts: null },
    { open: false, mine: null, counts: { home: 3, draw: 0, away: 2 } },
  ];
  const startTime = new Date(Date.now() + 3_000).toISOString();
  await openPage(path, {
    'match/detail': testDetail(['preview'], { status: 'notStarted', startTime }),
    'match/preview': preview(),
    'match/ballot': () => ballots.shift(),
  });
  await screen.findByRole('group', { name: 'Who wins?' });
  expect(await screen.findByText('5 votes', {}, { timeout: 8_000 })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Who wins?' })).toBeNull();
}, 20_000);

it('names the best players, and where the match is shown where that is known', async () => {
  const watch = [{ country: 'es', channel: 'Canal Uno', url: 'https://uno.example/' }];
  await open({ broadcasts: watch });
  expect(await screen.findByRole('link', { name: 'Bukayo Saka' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Canal Uno' });
  expect(link.getAttribute('href')).toBe('https://uno.example/');
  expect(screen.getByText('Spain')).toBeTruthy();
});

it('has neither prediction nor broadcasts that nobody made', async () => {
  await open();
  await screen.findByText('Key players');
  expect(screen.queryByText('Predicted line-ups')).toBeNull();
  expect(screen.queryByText('Where to watch')).toBeNull();
});
