import type { Page } from '@playwright/test';

import { dayAfter, expect, openScores, rows, test } from '../story';

test.use({ viewport: { width: 768, height: 1024 } });

/** Runs in the page: which of a panel's figures and marks are cut, lie beside it or over one another. */
function brokenIn(panel: Element): string[] {
  const broken: string[] = [];
  const say = (what: string, element: Element) => broken.push(`${what}: ${element.outerHTML}`);
  const isShown = (element: Element) => element.getClientRects().length > 0;
  for (const table of panel.querySelectorAll('[data-scrolls]'))
    if (table.scrollWidth > table.clientWidth) say('wider than the panel', table);
  const frame = panel.getBoundingClientRect();
  const parts = [...panel.querySelectorAll('td, thead th, [data-outcome]')].filter(isShown);
  const boxes = parts.map((part) => part.getBoundingClientRect());
  parts.forEach((part, at) => {
    const box = boxes[at]!;
    if (part.scrollWidth > Math.ceil(box.width) + 1) say('cut', part);
    if (box.left < frame.left - 1 || box.right > frame.right + 1) say('beside the panel', part);
    boxes.slice(at + 1).forEach((other, further) => {
      const later = parts[at + 1 + further]!;
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (across > 1 && down > 1 && !part.contains(later)) say('over another', part);
    });
  });
  return broken;
}

/** Opens the match with the longest names that the list has in sight, and returns its panel. */
async function openLongest(page: Page) {
  const names = await rows(page)
    .filter({ has: page.locator('[data-state="notStarted"]') })
    .evaluateAll((all) =>
      all.map((row) => ({
        id: row.getAttribute('data-row')!,
        teams: [...row.querySelectorAll('[dir=auto]')].map((name) => name.textContent),
      })),
    );
  const [longest] = names.sort((a, b) => b.teams.join().length - a.teams.join().length);
  await page.locator(`[data-row="${longest!.id}"]`).click();
  return page.getByRole('region', { name: longest!.teams.join(' – '), exact: true });
}

test('the panel of a small tablet shows form and prices whole', async ({ page }) => {
  for (const sport of ['football', 'basketball']) {
    await openScores(page, `/en?sport=${sport}&date=${dayAfter(1)}`);
    const panel = await openLongest(page);
    await expect(panel.locator('[data-outcome]').last()).toBeVisible();
    await expect(panel.getByRole('rowheader', { name: 'Current' })).toBeVisible();
    expect((await panel.boundingBox())!.width).toBeLessThan(340);
    expect(await panel.evaluate(brokenIn), sport).toEqual([]);
  }
});
