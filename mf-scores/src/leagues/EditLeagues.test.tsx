import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAppStore } from '@scoreline/shared-lib/api';
import { leagueListed, useLeagueList } from '@scoreline/shared-lib/following';
import {
  installDialogElement,
  renderApp,
  testBoot,
  testTournament,
} from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { EditLeagues } from './EditLeagues';

const leagues = [1, 2].map((tournamentId) =>
  testTournament({ tournamentId, name: `League ${tournamentId}` }),
);

function Editor() {
  const [hidden] = useLeagueList('hidden');
  return <EditLeagues open onClose={() => undefined} leagues={leagues} hidden={new Set(hidden)} />;
}

const open = () => createAppStore({ boot: testBoot() });
const league = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`League ${id}`) });

beforeAll(installDialogElement);
beforeEach(() => localStorage.clear());

describe('which leagues the list shows', () => {
  it('is what two tabs chose at once, leagues of other days among them', async () => {
    const [store, other] = [open(), open()];
    await renderApp(<Editor />, { store, texts: { scores: texts } });
    // The message from the other tab has not arrived when the click happens.
    other.dispatch(leagueListed({ list: 'hidden', tournamentId: 9, on: true }));
    await userEvent.click(league(2));
    expect(store.getState().following.leagues.hidden).toEqual([9, 2]);
    await userEvent.click(screen.getByRole('button', { name: texts.leagues.deselectAll }));
    expect(store.getState().following.leagues.hidden).toEqual([9, 1, 2]);
    await userEvent.click(screen.getByRole('button', { name: texts.leagues.selectAll }));
    expect(store.getState().following.leagues.hidden).toEqual([9]);
    expect(open().getState().following.leagues.hidden).toEqual([9]);
  });
});
