import type { Page } from '@playwright/test';

import { PlayedMatch } from '../play/playedMatch';
import { expect, test } from '../story';

/** Doubles the root font size, like a browser setting: all sizes are relative to it. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.written')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  '/en',
  '/pt',
  '/he',
  '/en/discover',
  '/en/discover/odds/dropping',
  '/en/settings',
])
  test(`${path} has room for 200 % text`, async ({ page }) => {
    await openLarge(page, path);
    expect(await overflow(page)).toBe(0);
  });

/** Words of an element that break across lines. */
const brokenWords = (element: Element): string[] => {
  const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walk.nextNode()) {
    const node = walk.currentNode as Text;
    for (const { index, 0: word } of node.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
};

/** Paths from the sitemap. */
async function pathsOf(
  page: Page,
  kind: 'matches' | 'teams' | 'leagues',
  wanted: RegExp,
): Promise<string[]> {
  const sitemap = await (await page.request.get(`/sitemaps/${kind}-1.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path!);
  return found.filter((path) => wanted.test(path)).slice(0, 3);
}

for (const width of [390, 320])
  test(`no word breaks in the heads of a match and a team at 200 % text, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const long = /brommapojkarna|monchengladbach|hoffenheim|wolverhampton/;
    const paths = [
      ...(await pathsOf(page, 'matches', long)),
      ...(await pathsOf(page, 'teams', long)),
    ];
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      await openLarge(page, path);
      const names = path.includes('/match/')
        ? page.locator('main a[href*="/team/"]')
        : page.locator('main h1');
      await expect(names.first()).toBeVisible();
      for (const name of (await names.all()).slice(0, 2))
        expect(await name.evaluate(brokenWords), path).toEqual([]);
      expect(await overflow(page), path).toBe(0);
    }
  });

test('Discover shows both teams at 200 % text', async ({ page }) => {
  await openLarge(page, '/en/discover/odds/dropping');
  const names = page.locator('[data-row] svg + span[dir=auto]');
  await expect(names.first()).toBeVisible();
  const shown = await names.evaluateAll((all) =>
    all.map(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth })),
  );
  const isReadable = 150;
  const short = shown.filter(
    ({ clientWidth, scrollWidth }) => clientWidth < scrollWidth && clientWidth < isReadable,
  );
  expect(short).toEqual([]);
});

test('the graph of a match does not cut its labels at 200 % text', async ({ page }) => {
  const match = new PlayedMatch('football');
  await match.kickOff();
  await match.minute(40);
  await match.scores('home', 5);
  await match.openInList(page);
  await match.row(page).click();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const picture = page.getByRole('slider').locator('svg');
  await expect(picture.locator('text', { hasText: "45'" })).toBeVisible();
  await expect
    .poll(() =>
      picture
        .locator('text', { hasText: "45'" })
        .evaluate((text) => text.getBoundingClientRect().height),
    )
    .toBeGreaterThan(22);
  const over = await picture.evaluate((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')].map((text) => ({
      said: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const marks = [...drawing.querySelectorAll('[data-mark]')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return texts
      .filter(
        ({ box }, at) =>
          box.bottom > frame.bottom + 1 ||
          marks.some((mark) => meet(mark, box)) ||
          texts.some((other, further) => further > at && meet(other.box, box)),
      )
      .map(({ said }) => said);
  });
  expect(over).toEqual([]);
  await match.end();
});

test('a table does not cut a team’s form at 200 % text', async ({ page }) => {
  const [league] = await pathsOf(page, 'leagues', /premier-league/);
  await openLarge(page, `/en${league}`);
  const marks = page.locator('th[scope=row] [data-outcome]');
  await expect(marks.first()).toBeVisible();
  const cut = await marks.evaluateAll(
    (all) =>
      all.filter(
        (mark) =>
          mark.getBoundingClientRect().right > mark.closest('th')!.getBoundingClientRect().right,
      ).length,
  );
  expect(cut).toBe(0);
});
