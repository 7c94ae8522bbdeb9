import type { Page } from '@playwright/test';

import { expect, liveChip, openScores, rows, test } from '../story';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the first match in play whose clock shows it, on a page of its own. */
async function openLive(page: Page, sport: string, clock = /./): Promise<void> {
  await openScores(page, `/en?sport=${sport}`);
  await expect(liveChip(page)).toBeVisible({ timeout: 420_000 });
  await liveChip(page).click();
  await rows(page)
    .filter({ has: page.locator('[data-state="live"]', { hasText: clock }) })
    .first()
    .click({ timeout: 300_000 });
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  await expect(section(page, 'Events').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('slider').first()).toBeVisible();
}

/** Notes what moves on the page from now on. A line that is new in the list of events pushes those below it down; nothing else may move. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const events = [...document.querySelectorAll('section')].find(
      (part) => part.querySelector('h2')?.textContent === 'Events',
    );
    const longestFigure = 'After overtime'.length;
    const said = new WeakMap<Node, string | null>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    while (nodes.nextNode()) said.set(nodes.currentNode, nodes.currentNode.textContent);
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[]) {
        for (const { node } of entry.sources) {
          if (!node || events?.contains(node)) continue;
          // The clock or a figure begins elsewhere when it says something longer: it has changed, not moved.
          const text = node.textContent ?? '';
          if (text.length <= longestFigure && said.get(node) !== text) continue;
          const place = events?.compareDocumentPosition(node) ?? 0;
          if (!(place & Node.DOCUMENT_POSITION_FOLLOWING)) moved.push(text.slice(0, 60));
        }
      }
    }).observe({ type: 'layout-shift' });
  });
const movedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** Calls to the server from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  return calls;
}

const score = (page: Page) => page.locator('[data-score]').first().textContent();
const lines = (page: Page) => section(page, 'Events').getByRole('listitem').count();
const chartEnd = async (page: Page) =>
  Number(await page.getByRole('slider').first().getAttribute('aria-valuemax'));

test('a basketball match moves while one looks at it: score, events and difference', async ({
  page,
}) => {
  test.setTimeout(540_000);
  await openLive(page, 'basketball');
  await page.waitForLoadState('networkidle');
  await watchShifts(page);
  const calls = watchCalls(page);
  const before = { score: await score(page), chart: await chartEnd(page) };
  const newest = section(page, 'Events').getByRole('listitem').first();
  const first = await newest.textContent();
  await expect.poll(() => score(page), { timeout: 60_000 }).not.toBe(before.score);
  await expect(newest).not.toHaveText(first!);
  await expect.poll(() => chartEnd(page)).toBeGreaterThan(before.chart);
  expect(await movedOn(page), 'nothing above the events moves').toEqual([]);
  // A quarter's end asks for the chart once more, since it says how long the quarters are.
  expect(calls.length, 'what moves comes by the live connection').toBeLessThanOrEqual(1);
});

test('a football match moves while one looks at it: minute, momentum and events', async ({
  page,
}) => {
  test.setTimeout(540_000);
  // Early enough not to end while it is looked at: an hour is a minute here.
  await openLive(page, 'football', /^([1-9]|[1-3]\d)\D*$/);
  await page.waitForLoadState('networkidle');
  await watchShifts(page);
  const calls = watchCalls(page);
  const before = { chart: await chartEnd(page), lines: await lines(page) };
  await expect.poll(() => chartEnd(page), { timeout: 90_000 }).toBeGreaterThan(before.chart);
  await expect.poll(() => lines(page), { timeout: 120_000 }).toBeGreaterThan(before.lines);
  expect(await movedOn(page), 'nothing above the events moves').toEqual([]);
  expect(calls, 'nothing is asked for again').toEqual([]);
});

test('statistics move in their places', async ({ page }) => {
  test.setTimeout(540_000);
  await openLive(page, 'basketball');
  await page.getByRole('tab', { name: 'Statistics', exact: true }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await watchShifts(page);
  const before = await panel.textContent();
  await expect.poll(() => panel.textContent(), { timeout: 90_000 }).not.toBe(before);
  expect(await movedOn(page), 'nothing moves').toEqual([]);
});
