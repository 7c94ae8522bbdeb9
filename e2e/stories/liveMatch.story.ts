import type { Page } from '@playwright/test';

import { PlayedMatch, type Sport } from '../play/playedMatch';
import { atRest } from '../page/rest';
import { expect, test } from '../story';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the page of a match that the story controls. */
async function openLive(page: Page, sport: Sport): Promise<PlayedMatch> {
  const match = new PlayedMatch(sport);
  await match.kickOff();
  await match.openInList(page);
  await match.row(page).click();
  await expect(page).toHaveURL(/\/match\/[^/]+\/\d+/);
  await expect(section(page, 'Events').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await atRest(page);
  return match;
}

/** Records layout shifts from now on. Only a new line in the list of events may move the lines below it. */
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
          // A clock or number with a longer text starts elsewhere: it changed rather than moved.
          const text = node.textContent ?? '';
          if (text.length <= longestFigure && said.get(node) !== text) continue;
          const order = events?.compareDocumentPosition(node) ?? 0;
          if (!(order & Node.DOCUMENT_POSITION_FOLLOWING)) moved.push(text.slice(0, 60));
        }
      }
    }).observe({ type: 'layout-shift' });
  });
const movedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** Records calls to the server from now on. */
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

test('a basketball match updates live: score, events and difference', async ({ page }) => {
  const match = await openLive(page, 'basketball');
  await watchShifts(page);
  const calls = watchCalls(page);
  const before = {
    score: await score(page),
    chart: await chartEnd(page),
    lines: await lines(page),
  };
  await match.scores('home', 11.5);
  await expect.poll(() => score(page)).not.toBe(before.score);
  await expect.poll(() => lines(page)).toBeGreaterThan(before.lines);
  await expect.poll(() => chartEnd(page)).toBeGreaterThan(before.chart);
  expect(await movedOn(page), 'nothing above the events moves').toEqual([]);
  expect(calls, 'what moves comes by the live connection').toEqual([]);
  await match.end();
});

test('a football match updates live: minute, momentum and events', async ({ page }) => {
  const match = await openLive(page, 'football');
  await watchShifts(page);
  const calls = watchCalls(page);
  const before = { chart: await chartEnd(page), lines: await lines(page) };
  await match.minute(13);
  await expect.poll(() => chartEnd(page)).toBeGreaterThan(before.chart);
  await match.scores('away', 14);
  await expect.poll(() => lines(page)).toBeGreaterThan(before.lines);
  expect(await movedOn(page), 'nothing above the events moves').toEqual([]);
  expect(calls, 'nothing is asked for again').toEqual([]);
  await match.end();
});

test('statistics update in place', async ({ page }) => {
  const match = await openLive(page, 'basketball');
  await page.getByRole('tab', { name: 'Statistics', exact: true }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await atRest(page);
  await watchShifts(page);
  const before = await panel.textContent();
  await match.scores('home', 12);
  await expect.poll(() => panel.textContent()).not.toBe(before);
  expect(await movedOn(page), 'nothing moves').toEqual([]);
  await match.end();
});
