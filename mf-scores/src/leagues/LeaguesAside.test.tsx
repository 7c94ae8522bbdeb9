import { afterEach, expect, it } from '@jest/globals';
import { renderApp, testTournament } from '@scoreline/shared-lib/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { LeaguesAside } from './LeaguesAside';

afterEach(cleanup);

const league = (tournamentId: number, name: string) => ({
  tournament: testTournament({ tournamentId, name }),
  matches: [],
});

it('is one tab stop, whose lines and pins arrow keys walk through', async () => {
  const jumped: number[] = [];
  const leagues = [league(1, 'Premier League'), league(2, 'LaLiga'), league(3, 'Serie A')];
  await renderApp(
    <>
      <LeaguesAside leagues={leagues} onLeague={(id) => jumped.push(id)} />
      <button type="button">after</button>
    </>,
    { texts: { scores: texts } },
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Premier League/ }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(jumped).toEqual([2]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pin LaLiga' }));
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('after');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pin LaLiga' }));
});
