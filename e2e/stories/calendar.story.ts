import type { APIResponse, Page } from '@playwright/test';
import ICAL from 'ical.js';

import { anyone, register } from '../member';
import { violationsOf } from '../page/violations';
import { PlayedLeague } from '../play/playedLeague';
import { expect, test } from '../story';

/** Begins a league with one result and one match to come, and waits until the server has its page. */
async function begin(page: Page): Promise<PlayedLeague> {
  const league = new PlayedLeague({
    name: 'Calendar League',
    kind: 'regularSeason',
    fixtures: [
      { home: 'Larch', away: 'Maple', inHours: -50, score: { home: 2, away: 1 } },
      { home: 'Maple', away: 'Larch', inHours: 300 },
    ],
  });
  await league.begin();
  const status = async () => (await page.request.get(`/en${league.path}`)).status();
  await expect.poll(status).toBe(200);
  return league;
}

/** The events of a calendar document, as a calendar app reads them. */
async function titlesIn(answer: APIResponse): Promise<string[]> {
  expect(answer.status()).toBe(200);
  return new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('summary')));
}

test('a team’s calendar is opened by key, with and without results', async ({ page }) => {
  const league = await begin(page);
  await page.goto(`/en${league.pathOf('Larch')}`);
  const button = page.getByRole('button', { name: 'Add to calendar' });
  await button.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add to calendar' });
  const link = sheet.getByRole('link', { name: 'Open in your calendar app' });
  await expect(link).toHaveAttribute('href', /^webcal:\/\/.+\/calendar\/team\/\d+\.ics\?lang=en$/);
  const address = sheet.getByLabel('Link to the calendar');
  const subscribe = async () => page.request.get(await address.inputValue());
  expect(await titlesIn(await subscribe())).toEqual(['Larch 2–1 Maple', 'Maple – Larch']);
  await sheet.getByRole('switch', { name: 'Hide results' }).press('Space');
  await expect(link).toHaveAttribute('href', /spoilers=off$/);
  expect(await titlesIn(await subscribe())).toEqual(['Larch – Maple', 'Maple – Larch']);
  expect(await violationsOf(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('a league’s calendar speaks the language of its page, from right to left too', async ({
  page,
}) => {
  const league = await begin(page);
  await page.goto(`/he${league.path}`);
  await page.getByRole('button', { name: 'הוספה ללוח השנה' }).click();
  const sheet = page.getByRole('dialog');
  const address = sheet.getByLabel('קישור ללוח השנה');
  await expect(address).toHaveValue(/\/calendar\/league\/\d+\.ics\?lang=he$/);
  await expect(address).toHaveCSS('direction', 'ltr');
  const answer = await page.request.get(await address.inputValue());
  expect(await titlesIn(answer)).toEqual(['Larch \u20662–1\u2069 Maple', 'Maple – Larch']);
});

test('a member’s private calendar has their favourites until it is revoked', async ({ page }) => {
  const league = await begin(page);
  await register(page, anyone());
  await page.goto(`/en${league.pathOf('Maple')}`);
  const sent = page.waitForResponse(/favourites\/change$/);
  await page.getByRole('button', { name: /^Follow / }).click();
  await sent;
  await page.goto('/en/favourites');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/settings#calendar$/);
  await expect(page.getByRole('heading', { name: 'Favourites in your calendar' })).toBeInViewport();
  await page.getByRole('button', { name: 'Create private link' }).click();
  const address = await page.getByLabel('Link to the calendar').inputValue();
  expect(await titlesIn(await page.request.get(address))).toHaveLength(2);
  await page.reload();
  await expect(page.getByText(/^Private link created: /)).toBeVisible();
  await expect(page.getByLabel('Link to the calendar')).toBeHidden();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByRole('button', { name: 'Create private link' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(410);
});
