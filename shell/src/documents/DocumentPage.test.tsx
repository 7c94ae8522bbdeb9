import { beforeEach, expect, it } from '@jest/globals';
import { installPage, renderApp } from '@scoreline/shared-lib/testing';
import { screen } from '@testing-library/react';

import shell from '../../locales/en.json';

beforeEach(installPage);

async function open(vip: boolean): Promise<void> {
  // The module reads `window` when it is loaded.
  const { DocumentPage } = await import('./DocumentPage');
  await renderApp(<DocumentPage name="trial" />, { texts: { shell }, brand: { vip } });
}
const offer = () => screen.queryByRole('link', { name: 'See the VIP centre' });

it('the trial’s page says the offer with its age, and leads to the VIP centre', async () => {
  await open(true);
  await screen.findByRole('heading', { level: 1, name: 'Try Scoreline for free' });
  const section = screen.getByRole('heading', { name: 'What VIP adds' }).parentElement;
  expect(section?.textContent).toMatch(/what VIP costs.*how to cancel.*18\+/);
  expect(offer()?.getAttribute('href')).toBe('/me/vipCenter');
});

it('the trial’s page does not mention VIP where it cannot be bought', async () => {
  await open(false);
  await screen.findByRole('heading', { name: 'Free now' });
  expect(offer()).toBeNull();
  expect(document.body.textContent).not.toContain('VIP');
});
