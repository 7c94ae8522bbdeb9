import { expect, it } from '@jest/globals';
import { installPage, renderApp } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import texts from '../../locales/en.json';
import { DayStrip } from './DayStrip';

it('names a day by what is seen of it, and says which one is chosen', async () => {
  installPage();
  const day = '2026-11-20';
  await renderApp(
    <DayStrip today="2026-11-21" chosen={day} locale="en-GB" onChoose={() => undefined} />,
    { texts: { scores: texts } },
  );
  const chosen = screen.getByRole('button', { name: 'Fri 20 Nov' });
  expect(chosen.getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('button', { name: /^today 21 Nov$/i })).toBeTruthy();
  expect(screen.getAllByRole('button', { current: 'date' })).toHaveLength(1);
});
