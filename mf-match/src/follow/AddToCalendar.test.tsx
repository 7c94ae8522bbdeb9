import { beforeEach, expect, it } from '@jest/globals';
import { installDialogElement, renderApp } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import texts from '../../locales/en.json';
import { AddToCalendar } from './AddToCalendar';

beforeEach(installDialogElement);

it.each([
  ['team', { team: 7 }],
  ['league', { league: 7 }],
] as const)(
  'opens the calendar of a %s in the language and base path of the page',
  async (kind, subject) => {
    await renderApp(<AddToCalendar subject={subject} />, {
      texts: { match: texts },
      brand: { basePath: '/livescore/' },
      language: 'de',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    const address = await screen.findByLabelText<HTMLInputElement>('Link to the calendar');
    expect(address.value).toBe(`${location.origin}/livescore/calendar/${kind}/7.ics?lang=de`);
    await userEvent.click(screen.getByRole('switch', { name: 'Hide results' }));
    expect(address.value).toMatch(/&spoilers=off$/);
  },
);

it('lets the address be selected where there is no clipboard', async () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await renderApp(<AddToCalendar subject={{ team: 7 }} />, { texts: { match: texts } });
  screen.getByRole('button', { name: 'Add to calendar' }).click();
  const address = await screen.findByLabelText<HTMLInputElement>('Link to the calendar');
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  address.focus();
  expect([address.selectionStart, address.selectionEnd]).toEqual([0, address.value.length]);
  if (own) Object.defineProperty(navigator, 'clipboard', own);
  else Reflect.deleteProperty(navigator, 'clipboard');
});
