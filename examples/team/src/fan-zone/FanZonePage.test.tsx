import { expect, it } from '@jest/globals';
import { renderApp } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import texts from '../../locales/en.json';
import { remote } from '../remote';

it('shows its heading and the way to the scores', async () => {
  const [page] = remote.routes;
  await renderApp(page && <page.Component />, { path: '/fan-zone', texts: { 'fan-zone': texts } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.heading);
  expect(screen.getByRole('link', { name: texts.home }).getAttribute('href')).toBe('/');
});
