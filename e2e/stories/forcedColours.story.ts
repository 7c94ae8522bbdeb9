import type { Locator, Page } from '@playwright/test';

import { knownAddresses } from '../routing';
import { PlayedMatch } from '../play/playedMatch';
import { expect, liveChip, openScores, rows, test } from '../story';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** Background, text and border colours of an element and its descendants. */
const look = (element: Locator) =>
  element.evaluate((drawn) =>
    [drawn, ...drawn.querySelectorAll('*')].map((part) => {
      const style = getComputedStyle(part);
      return [style.backgroundColor, style.color, style.outlineStyle, style.borderTopWidth].join();
    }),
  );

/** Expects the system's selection background on exactly one of the elements. */
async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  const name = String(chosen);
  const [highlight, ground] = await chosen.page().evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colourOf = (colour: string) => {
      probe.style.cssText = `forced-color-adjust:none;background:${colour}`;
      return getComputedStyle(probe).backgroundColor;
    };
    const found = [colourOf('Highlight'), colourOf('Canvas')];
    probe.remove();
    return found as [string, string];
  });
  expect(highlight).not.toBe(ground);
  await expect(chosen).toBeVisible();
  await expect
    .poll(async () => (await look(chosen)).some((part) => part.startsWith(highlight)), name)
    .toBe(true);
  for (const part of await look(other)) expect(part, name).not.toContain(highlight);
}

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sport = (page: Page, name: string) => page.locator('label', { hasText: name });

test('selections on the list are visible in forced colours', async ({ page }) => {
  await openScores(page);
  const tabs = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
  await expectApart(page.locator('.frame-tabs [aria-current]'), tabs.last());
  await expectApart(sport(page, 'Football'), sport(page, 'Basketball'));
  const days = page.locator('nav [data-day]');
  await expectApart(page.locator('nav [data-day][aria-current]'), days.first());
  await chip(page, 'By time').click();
  await expectApart(chip(page, 'By time'), chip(page, 'Edit leagues'));
  await chip(page, 'By time').click();
  await expectApart(sport(page, 'Football'), chip(page, 'By time'));
});

test('selections on a match page are visible in forced colours', async ({ page }) => {
  const match = (await knownAddresses()).get('/:sportName/match/:teamsInfo/:eventId')!;
  await page.goto(`/en${match}?tab=standings`);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Standings')).toHaveAttribute('aria-selected', 'true');
  await expectApart(tab('Standings'), tab('Summary'));
  await expectApart(sport(page, 'All'), sport(page, 'Away'));
});

test('a row’s second name does not cover the first', async ({ page }) => {
  const match = new PlayedMatch('football');
  await match.kickOff();
  await match.openInList(page);
  const first = match.row(page).locator('[data-side=home]');
  const second = match.row(page).locator('[data-side=away]');
  await expect(rows(page).first()).toBeVisible();
  await match.row(page).scrollIntoViewIfNeeded();
  const name = first.locator('[dir=auto]');
  const { y, height } = (await first.boundingBox())!;
  const { x, width } = (await name.boundingBox())!;
  // Only the first name's line: its “y” descends into the second line.
  const line = { x, width, y, height };
  const shown = await page.screenshot({ clip: line, animations: 'disabled' });
  await second.evaluate((drawn) => void ((drawn as HTMLElement).style.visibility = 'hidden'));
  const alone = await page.screenshot({ clip: line, animations: 'disabled' });
  expect(shown.equals(alone)).toBe(true);
  await match.end();
});

/** Expects a background that differs from the page's. */
const expectDrawn = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((drawn) => {
        const probe = document.body.appendChild(document.createElement('i'));
        const groundOf = (colour: string) => {
          probe.style.cssText = `forced-color-adjust:none;background:${colour}`;
          return getComputedStyle(probe).backgroundColor;
        };
        const grounds = ['Canvas', 'ButtonFace', 'transparent'].map(groundOf);
        probe.remove();
        return grounds.includes(getComputedStyle(drawn).backgroundColor);
      }),
    )
    .toBe(false);

test('information by colour is visible in forced colours', async ({ page }) => {
  const match = new PlayedMatch('football');
  await match.kickOff();
  await match.sendsOff('home', 2, 20);
  await match.openInList(page);
  await expectDrawn(match.row(page).locator('[data-side=home] > span', { hasText: /^2$/ }).first());
  await liveChip(page).click();
  await expectDrawn(liveChip(page).locator('span > span'));
  await match.end();
});

/** Opens a league with table zones and a choice of seasons. */
async function openLeague(page: Page): Promise<void> {
  const sitemap = await (await page.request.get('/sitemaps/leagues-1.xml')).text();
  await page.goto(`/en${/<loc>https?:\/\/[^/]+([^<]*premier-league[^<]*)/.exec(sitemap)![1]!}`);
}

test('a select has its arrow in forced colours', async ({ page }) => {
  await openLeague(page);
  const list = page.getByRole('combobox').first();
  await expect(list).toBeVisible();
  await expect(list).not.toHaveCSS('appearance', 'none');
});

test('table zones and their legend keep their colours', async ({ page }) => {
  await openLeague(page);
  const zones = page.locator('td[data-zone]');
  await expect(zones.first()).toBeVisible();
  const colours = await zones.evaluateAll((all) =>
    all.map((zone) => [
      zone.getAttribute('data-zone'),
      getComputedStyle(zone).borderInlineStartColor,
    ]),
  );
  const kinds = new Set(colours.map(([kind]) => kind));
  expect(kinds.size).toBeGreaterThan(1);
  expect(new Set(colours.map(([, colour]) => colour)).size).toBe(kinds.size);
});
