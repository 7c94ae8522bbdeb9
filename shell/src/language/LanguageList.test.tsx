import { expect, it } from '@jest/globals';
import { languages } from '@scoreline/shared-lib/contract';
import { renderApp } from '@scoreline/shared-lib/testing';
import { screen, within } from '@testing-library/react';

import shell from '../../locales/en.json';
import { LanguageList } from './LanguageList';
import readers from './readers.json';

const readBy: Record<string, string[]> = readers;

it('lists every language once, those that nobody has read below a heading that says so', async () => {
  await renderApp(<LanguageList />, { texts: { shell } });
  const [read, unread] = screen.getAllByRole('list');
  const unreadNames = languages
    .filter(({ code }) => code !== 'en' && (readBy[code] ?? []).length === 0)
    .map(({ name }) => name);
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(namesIn(unread!)).toEqual(unreadNames);
  expect(namesIn(read!)).toContain('English');
  expect(namesIn(read!)).toHaveLength(1 + languages.length - unreadNames.length);
  expect(screen.getByRole('heading', { name: 'Not yet checked by a native speaker' })).toBeTruthy();
});

it('leads to the contact page about the language in sight', async () => {
  await renderApp(<LanguageList />, { texts: { shell } });
  const link = screen.getByRole('link', { name: 'Report a wrong word' });
  expect(link.getAttribute('href')).toBe('/contact-us?about=English');
});

it('knows of every language who has read it', () => {
  const known = Object.keys(readers);
  expect(languages.map(({ code }) => code).filter((code) => !known.includes(code))).toEqual([]);
});
