import type { Page } from '@playwright/test';

import { dayAfter, expect, openScores, rowOf, rows, test } from '../story';

test.use({ viewport: { width: 768, height: 1024 } });

/** Runs in the page. Returns numbers and marks of a panel that are cut, outside it, or overlapping. */
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

/** Opens the visible match with the longest names. Returns its panel. */
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
  await rowOf(page, longest!.id).click();
  return page.getByRole('region', { name: longest!.teams.join(' – '), exact: true });
}

test('a small tablet’s panel does not cut form and prices', async ({ page }) => {
  for (const sport of ['football', 'basketball']) {
    await openScores(page, `/en?sport=${sport}&date=${dayAfter(1)}`);
    const panel = await openLongest(page);
    await expect(panel.locator('[data-outcome]').last()).toBeVisible();
    await expect(panel.getByRole('rowheader', { name: 'Current' })).toBeVisible();
    expect((await panel.boundingBox())!.width).toBeLessThan(340);
    expect(await panel.evaluate(brokenIn), sport).toEqual([]);
  }
});

test.describe('in a language of long words', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  /** Left and right edge of each line of a text. */
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right }) => ({ left, right }));
  };

  test('the rail does not cut its demo-data label', async ({ page }) => {
    for (const language of ['pt', 'de', 'nl', 'et', 'bg', 'he']) {
      await openScores(page, `/${language}`);
      const rail = (await page.locator('.frame-bar').boundingBox())!;
      const label = page.locator('.frame-home small');
      const { x, width } = (await label.boundingBox())!;
      expect(x, language).toBeGreaterThanOrEqual(rail.x);
      expect(x + width, language).toBeLessThanOrEqual(rail.x + rail.width);
      const lines = await label.evaluate(linesOf);
      expect(lines.length).toBeGreaterThan(0);
      for (const { left, right } of lines) {
        expect(left, language).toBeGreaterThanOrEqual(x);
        expect(right, language).toBeLessThanOrEqual(x + width);
      }
    }
  });

  test('a league keeps its name where its country has no room', async ({ page }) => {
    await openScores(page, '/pt');
    const cut = await page.locator('h2 bdi').evaluateAll((names) =>
      names
        .filter((name) => name.scrollWidth > name.clientWidth)
        .map((name) => ({
          name: name.textContent,
          country: name.previousElementSibling!.clientWidth,
        })),
    );
    expect(await page.locator('h2 bdi').count()).toBeGreaterThan(3);
    expect(cut.filter(({ country }) => country > 0)).toEqual([]);
  });

  test('an overflowing line of chips fades at the edge', async ({ page }) => {
    // Narrow enough to overflow even on a day without a live match.
    await page.setViewportSize({ width: 320, height: 844 });
    await openScores(page, '/pt');
    const line = page.getByRole('group', { name: 'Filtros', exact: true });
    expect(await line.evaluate((chips) => chips.scrollWidth - chips.clientWidth)).toBeGreaterThan(
      0,
    );
    const fade = await line.evaluate((chips) => {
      const { position, backgroundImage } = getComputedStyle(chips, '::after');
      return { position, backgroundImage };
    });
    expect(fade.position).toBe('sticky');
    expect(fade.backgroundImage).toContain('linear-gradient');
    await line.evaluate((chips) => void (chips.scrollLeft = chips.scrollWidth));
    const last = (await line.getByRole('button').last().boundingBox())!;
    const { x, width } = (await line.boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(x + width - 8);
  });
});
