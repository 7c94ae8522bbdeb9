import { expect, it } from '@jest/globals';
import type { MatchMomentum } from '@scoreline/shared-lib/contract';
import { addressNow, requestsOf, testSide } from '@scoreline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { openPage, testDetail, testIncident } from '../testing/testPage';

const path = '/football/match/arsenal-vs-chelsea/7';
const momentum: MatchMomentum = {
  kind: 'momentum',
  points: Array.from({ length: 90 }, (_, at) => ({ at: at + 1, value: 10 })),
  marks: [],
  periods: [45, 90],
};
const incidents = [
  testIncident({ incidentId: 1, minute: 20, score: { home: 1, away: 0 } }),
  testIncident({
    ...{ incidentId: 2, side: 'away', minute: 80, period: 2, score: { home: 1, away: 1 } },
    player: { ...testIncident().player!, playerId: 10, name: 'Cole Palmer' },
  }),
];

async function open(search = '', settings = {}) {
  const detail = testDetail(['events', 'momentum', 'standings', 'statistics'], {
    status: 'finished',
    home: testSide('Arsenal', { competitorId: 1, score: 1, periods: [1, 0] }),
    away: testSide('Chelsea', { competitorId: 2, score: 1, periods: [0, 1] }),
  });
  const tables = { season: '2026/27', seasons: [], kind: 'all', tables: [] };
  return openPage(
    path + search,
    {
      'match/detail': detail,
      'match/events': { incidents },
      'match/momentum': momentum,
      'match/statistics': { periods: [] },
      'match/standings': { ...tables, tournament: detail.tournament },
    },
    settings,
  );
}
const slider = () => screen.getByRole('slider');
const spoken = (text: string) =>
  waitFor(() => expect(slider().getAttribute('aria-valuetext')).toBe(text));
const press = (keys: string) => {
  slider().focus();
  return userEvent.keyboard(keys);
};
const way = () => screen.queryByRole('button', { name: 'Full time' });

it('goes back by keys: score, clock and events are those of the minute, and the address has it', async () => {
  await open();
  await screen.findByText('Cole Palmer');
  await spoken('Finished, 1–1');
  await press('{PageDown}{PageDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await spoken('67th minute, 1–0');
  expect(screen.queryByText('Cole Palmer')).toBeNull();
  expect(screen.getByText("67'", { selector: 'p bdi' })).toBeTruthy();
  expect(addressNow()).toContain('minute=67');
  await press('{Home}');
  await spoken('1st minute, 0–0');
  await press('{End}');
  await spoken('Finished, 1–1');
  expect(addressNow()).not.toContain('minute');
});

it('stands at half time between two minutes', async () => {
  await open('?minute=46');
  await spoken('46th minute, 1–0');
  await press('{ArrowLeft}');
  await spoken('Half time, 1–0');
  expect(addressNow()).toContain('minute=45.5');
  await press('{ArrowLeft}');
  await spoken('45th minute, 1–0');
});

it('goes later by the key up and earlier by the key down, as sliders do', async () => {
  await open();
  await spoken('Finished, 1–1');
  await press('{PageDown}{ArrowDown}{ArrowDown}');
  await spoken('78th minute, 1–0');
  await press('{ArrowUp}');
  await spoken('79th minute, 1–0');
});

it('keeps a minute’s mark behind its number, whichever way the page is read', async () => {
  await open('?minute=30');
  await spoken('30th minute, 1–0');
  expect(slider().textContent).toContain("\u206630'\u2069 Arsenal");
});

it('opens at the minute of a shared address, and goes back to full time', async () => {
  await open('?minute=30');
  await spoken('30th minute, 1–0');
  await userEvent.click(way()!);
  await spoken('Finished, 1–1');
  expect(addressNow()).not.toContain('minute');
  expect(way()).toBeNull();
});

it('says on the other tabs which moment is shown, and asks for the table with that score', async () => {
  const { api } = await open('?minute=30&tab=standings');
  await waitFor(() =>
    expect(requestsOf(api, 'match/standings').at(-1)).toMatchObject({
      ...{ kind: 'all', asOf: 'kickOff', score: { home: 1, away: 0 } },
    }),
  );
  expect(await screen.findByText("30' · 1 – 0")).toBeTruthy();
  await userEvent.click(way()!);
  await waitFor(() => expect(way()).toBeNull());
});

it('leaves the minute at Escape, whatever has the focus, and not for a sheet that is open', async () => {
  await open('?minute=30');
  await spoken('30th minute, 1–0');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.keyboard('{Escape}');
  expect(addressNow()).toContain('minute=30');
  screen.getByRole('dialog').removeAttribute('open');
  await userEvent.keyboard('{Escape}');
  await spoken('Finished, 1–1');
  expect(addressNow()).not.toContain('minute');
  expect(way()).toBeNull();
});

it.each(['200', '90', '999', 'abc', '-1', '', '45:30'])(
  'takes “%s”, which is no minute of the match, as its end and out of the address',
  async (minute) => {
    await open(`?minute=${minute}&tab=summary`);
    await spoken('Finished, 1–1');
    await waitFor(() => expect(addressNow()).not.toContain('minute'));
    expect(addressNow()).toContain('tab=summary');
    expect(way()).toBeNull();
  },
);

it('tells nothing of a minute while the score is kept back', async () => {
  await open('?minute=30', { spoilerFree: true });
  await screen.findByRole('button', { name: 'Show the score' });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByText('1')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(addressNow()).toContain('minute=30');
  await userEvent.click(screen.getByRole('button', { name: 'Show the score' }));
  await spoken('30th minute, 1–0');
});
