import type { Page } from '@playwright/test';

import { openExamples } from '../examples';
import { address } from '../environment';
import { expect, test } from '../story';
import { violationsOf } from '../page/violations';

let examples: Awaited<ReturnType<typeof openExamples>>;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  examples = await openExamples(request);
  await request.dispose();
});
test.afterAll(() => examples.close());

const widgets = (page: Page) => page.locator('scoreline-widget');

/** Opens the example with all types and renders each. */
async function openAll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1_280, height: 2_400 });
  await page.goto(`${examples.origin}/plain`);
  await expect(widgets(page).locator('.w[aria-busy=false]')).toHaveCount(5);
}

test('connects to its site only, and leaves one symbol on the page', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.addInitScript(() => {
    const before = Reflect.ownKeys(globalThis).length;
    Object.assign(globalThis, { leftSince: () => Reflect.ownKeys(globalThis).slice(before) });
  });
  await openAll(page);
  expect([...asked].sort()).toEqual([examples.origin, address].sort());
  const left = await page.evaluate(() =>
    (globalThis as unknown as { leftSince(): PropertyKey[] })
      .leftSince()
      .map(String)
      .filter((key) => key !== 'leftSince'),
  );
  expect(left).toEqual(['Symbol(scoreline.widget)']);
});

test('loads nothing until it is near the screen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('p { block-size: 4000px }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto(`${examples.origin}/plain`, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => path !== '/plain')).toEqual(['/widget/embed.js']);
  const { height = 0 } = (await widgets(page).first().boundingBox()) ?? {};
  expect(height).toBeGreaterThan(200);
  await widgets(page).first().scrollIntoViewIfNeeded();
  await expect(widgets(page).first().locator('.w[aria-busy=false]')).toBeVisible();
});

test('fits from 180 to 1,200 pixels, compact and comfortable', async ({ page }) => {
  await openAll(page);
  for (const density of ['comfortable', 'compact'])
    for (const width of [180, 240, 300, 420, 720, 1_200]) {
      const wider = await page.evaluate(
        async ([room, dense]) => {
          const found: string[] = [];
          document.body.style.maxInlineSize = 'none';
          const all = [...document.querySelectorAll<HTMLElement>('scoreline-widget')];
          for (const element of all) {
            element.style.inlineSize = `${room}px`;
            element.setAttribute('density', dense);
          }
          await new Promise(requestAnimationFrame);
          for (const element of all) {
            const parts = element.shadowRoot!.querySelectorAll('.w, .head, .foot, .row, .prices');
            for (const part of parts)
              if (part.scrollWidth > part.clientWidth)
                found.push(`${element.getAttribute('type')} ${part.className}`);
          }
          return found;
        },
        [width, density] as const,
      );
      expect([density, width, wider]).toEqual([density, width, []]);
    }
});

test('is printed completely, and legible in forced colours', async ({ page }) => {
  await openAll(page);
  await page.emulateMedia({ media: 'print' });
  const cut = await widgets(page).evaluateAll(
    (all) =>
      all
        .map((each) => each.shadowRoot!.querySelector('.body')!)
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
  );
  expect(cut).toBe(0);
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  expect(await violationsOf(page, { within: 'scoreline-widget' })).toEqual([]);
});

test('every link and scroll area is reachable by keyboard, with a name', async ({ page }) => {
  await openAll(page);
  const first = widgets(page).first();
  const links = await first.getByRole('link').count();
  const reached: { tag: string; outline: string }[] = [];
  for (let turn = 0; turn <= links; turn += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await first.evaluate((element) => {
        const focused = element.shadowRoot!.activeElement;
        const { outlineStyle = '' } = focused ? getComputedStyle(focused) : {};
        return { tag: focused?.tagName ?? '', outline: outlineStyle };
      }),
    );
  }
  const link = { tag: 'A', outline: 'solid' };
  expect(reached).toEqual([
    { tag: 'DIV', outline: 'solid' },
    ...Array.from({ length: links }, () => link),
  ]);
});
