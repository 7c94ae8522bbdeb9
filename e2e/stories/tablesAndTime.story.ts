import type { Page } from '@playwright/test';

import { PlayedLeague } from '../play/playedLeague';
import { PlayedMatch } from '../play/playedMatch';
import { atRest } from '../page/rest';
import { expect, test } from '../story';

const quarterFinals = { number: 1, name: 'Quarter-finals' };
const semiFinals = { number: 2, name: 'Semi-finals' };
const final = { number: 3, name: 'Final' };

/** Creates a league and waits for its page. */
async function begin(
  page: Page,
  league: ConstructorParameters<typeof PlayedLeague>[0],
): Promise<PlayedLeague> {
  const played = new PlayedLeague(league);
  await played.begin();
  const status = async () => (await page.request.get(`/en${played.path}`)).status();
  await expect.poll(status).toBe(200);
  return played;
}

/** A cup of eight teams, its ties shuffled between rounds. The final is far ahead, because other stories use tomorrow. */
const cup = {
  name: 'Story Cup',
  kind: 'postSeason' as const,
  fixtures: [
    ...[
      { home: 'Amber', away: 'Birch', score: { home: 2, away: 1 } },
      { home: 'Ember', away: 'Fern', score: { home: 3, away: 0 } },
      { home: 'Cedar', away: 'Dusk', score: { home: 0, away: 1 } },
      { home: 'Grove', away: 'Hazel', score: { home: 1, away: 2 } },
    ].map((tie, at) => ({ ...tie, round: quarterFinals, inHours: at - 200 })),
    ...[
      { home: 'Amber', away: 'Dusk', score: { home: 1, away: 0 } },
      { home: 'Ember', away: 'Hazel', score: { home: 0, away: 2 } },
    ].map((tie, at) => ({ ...tie, round: semiFinals, inHours: at - 100 })),
    { home: 'Amber', away: 'Hazel', round: final, inHours: 400 },
  ],
};

/** Runs in the page. Returns each tie with the middle between its names, and the ends of its line, in pixels from the top. */
function tiesOfBracket() {
  return [...document.querySelectorAll('[role=tabpanel] section > ul > li')].map((cell) => {
    const frame = cell.getBoundingClientRect();
    const names = [...cell.querySelectorAll('p')];
    const [upper, lower] = names.map((name) => name.getBoundingClientRect());
    const line = getComputedStyle(cell, '::after');
    const [top, bottom] = [parseFloat(line.top), parseFloat(line.bottom)];
    const kind = cell.getAttribute('data-line');
    const ends = [frame.top + top, frame.bottom - bottom];
    return {
      round: cell.closest('section')!.getAttribute('aria-label'),
      teams: names.map((name) => name.textContent),
      middle: (upper!.bottom + lower!.top) / 2,
      ...(kind && { from: ends[kind === 'up' ? 1 : 0], to: ends[kind === 'up' ? 0 : 1] }),
    };
  });
}

test('a cup is a bracket with a line from each tie to the next, and on a phone one round after the other', async ({
  page,
}) => {
  const { path } = await begin(page, cup);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/en${path}?tab=bracket`);
  await expect(page.getByRole('region', { name: 'Final', exact: true })).toBeVisible();
  const ties = await page.evaluate(tiesOfBracket);
  const ofRound = (name: string) => ties.filter(({ round }) => round === name);
  expect(ofRound('Quarter-finals').map(({ teams }) => teams[0])).toEqual([
    ...['Amber', 'Cedar', 'Ember', 'Grove'],
  ]);
  for (const [round, next] of [
    ['Quarter-finals', 'Semi-finals'],
    ['Semi-finals', 'Final'],
  ] as const)
    ofRound(round).forEach(({ middle, from, to }, at) => {
      expect(Math.abs(from! - middle), `${round} ${at}`).toBeLessThanOrEqual(1);
      const target = ofRound(next)[Math.floor(at / 2)]!;
      expect(Math.abs(to! - target.middle), `${round} ${at}`).toBeLessThanOrEqual(1);
    });
  expect(ofRound('Final')[0]?.from).toBeUndefined();

  await page.setViewportSize({ width: 390, height: 844 });
  const rounds = page.getByRole('group', { name: 'Round' });
  const heading = (name: string) =>
    page.getByRole('tabpanel').getByRole('heading', { name, exact: true });
  await expect(rounds.getByRole('button', { pressed: true })).toHaveText('Final');
  await expect(heading('Final')).toBeVisible();
  await rounds.getByRole('button', { name: 'Quarter-finals' }).click();
  await expect(heading('Quarter-finals')).toBeVisible();
  await expect(heading('Final')).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator('[data-line]')).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByText('Fern', { exact: true })).toBeVisible();
});

test('a table has a legend of its zones', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemaps/leagues-1.xml')).text();
  const [path] = /\/football\/league\/england\/premier-league\/\d+/.exec(sitemap) ?? [];
  await page.goto(`/en${path}`);
  const legend = page.getByRole('tabpanel').getByRole('listitem');
  await expect(legend.filter({ hasText: '1–4 Champions League' })).toBeVisible();
  const colours = await page.evaluate(() => {
    const colourOf = (element: Element) => getComputedStyle(element).borderInlineStartColor;
    return {
      legend: [...document.querySelectorAll('[role=tabpanel] li > i')].map(
        (swatch) => getComputedStyle(swatch).backgroundColor,
      ),
      rows: [...document.querySelectorAll('td[data-zone]')].map(colourOf),
    };
  });
  expect(colours.legend.length).toBeGreaterThan(2);
  expect([...new Set(colours.rows)]).toEqual(colours.legend);
});

test('the live table marks each team that a live match has moved', async ({ page }) => {
  const league = await begin(page, {
    name: 'Story Table',
    kind: 'regularSeason',
    fixtures: [
      { home: 'Amber', away: 'Birch', score: { home: 1, away: 0 }, inHours: -200 },
      { home: 'Cedar', away: 'Dusk', score: { home: 2, away: 0 }, inHours: -1, live: true },
    ],
  });
  await page.goto(`/en${league.path}`);
  const row = (team: string) => page.getByRole('row').filter({ hasText: team });
  await expect(row('Amber')).toContainText(/^1/);
  await expect(page.getByText(/^(up|down) \d places?$/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Live' }).check();
  await expect(row('Cedar')).toContainText(/^1▲up 1 place/);
  await expect(row('Amber')).toContainText(/^2▼down 1 place/);
  await league.end();
  await expect(page.getByText(/^(up|down) \d places?$/)).toHaveCount(0);
});

test.describe('the time machine', () => {
  test.use({ hasTouch: true });

  const minuteOf = (page: Page) => Number(new URL(page.url()).searchParams.get('minute'));

  /** Swipes along the graph between two shares of its width. */
  async function swipe(page: Page, from: number, to: number): Promise<void> {
    const { x, y, width, height } = (await page.getByRole('slider').boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
    for (const share of [0.3, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: at(from + (to - from) * share),
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('follows a drag on the graph, by mouse and by finger', async ({ page }) => {
    const match = new PlayedMatch('football');
    await match.kickOff();
    await match.minute(40);
    await match.openInList(page);
    await match.row(page).click();
    const slider = page.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuemax', '39');
    await atRest(page);
    const score = page.locator('[data-score]').first();
    const now = await score.textContent();

    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.boundingBox())!;
    await page.mouse.move(x + width * 0.4, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.2, y + height / 2, { steps: 4 });
    await page.mouse.move(x + width * 0.06, y + height / 2, { steps: 4 });
    await expect(score, 'the score of the minute under the mouse').not.toHaveText(now!);
    expect(minuteOf(page), 'a drag writes no address before it ends').toBe(0);
    await page.mouse.up();
    await expect(page).toHaveURL(/minute=\d/);
    const [early, before] = [minuteOf(page), await score.textContent()];
    expect(early).toBeLessThan(10);

    await swipe(page, 0.06, 0.3);
    await expect.poll(() => minuteOf(page)).toBeGreaterThan(20);
    await expect(score).not.toHaveText(before!);

    await page.goto(`${new URL(page.url()).pathname}?minute=${early}`);
    await expect(score, 'a shared address shows the same').toHaveText(before!);
    await page.getByRole('button', { name: 'Now' }).first().click();
    await expect(score).toHaveText(now!);
    await expect(page).not.toHaveURL(/minute=/);
    await match.end();
  });
});

test('the morning digest has the results of followed teams, unless scores are hidden', async ({
  page,
}) => {
  const league = await begin(page, {
    name: 'Story Morning',
    kind: 'regularSeason',
    fixtures: [
      { home: 'Amber', away: 'Birch', score: { home: 4, away: 2 }, inHours: -3 },
      { home: 'Cedar', away: 'Amber', inHours: 50 },
    ],
  });
  await page.goto('/en/digest');
  await expect(page.getByRole('heading', { name: 'Morning digest', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose teams' })).toBeVisible();

  await page.goto(`/en${league.pathOf('Amber')}`);
  await page.getByRole('button', { name: 'Follow Amber' }).click();
  await page.goto('/en/digest');
  const own = page.getByRole('region', { name: 'Your teams' });
  const rows = own.getByRole('link').filter({ hasText: 'Amber' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Amber4.*Birch2/);
  await expect(rows.last()).toContainText('Cedar');

  await page.goto('/en/settings');
  await page.getByRole('switch', { name: /Spoiler-free mode/ }).click();
  await page.goto('/en/digest');
  await expect(rows.first()).toContainText('Birch');
  await expect(rows.first()).not.toContainText(/Amber4|Birch2/);
});
