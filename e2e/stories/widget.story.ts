import type { Page } from '@playwright/test';

import { openExamples } from '../examples';
import { address } from '../environment';
import { shiftsOf } from '../page/shifts';
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
const open = (page: Page, name: string) => page.goto(`${examples.origin}/${name}`);

/** Scrolls to every widget until each is rendered. */
async function seeAll(page: Page): Promise<void> {
  for (const widget of await widgets(page).all()) {
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.locator('.w[aria-busy=false]')).toBeVisible();
  }
}

/** Saves a picture in the folder of `E2E_PICTURES`. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

const schemes = ['light', 'dark'] as const;
const sizes = [360, 1_000] as const;

async function pictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 844 });
      await picture(page, `${name}-${width}-${colorScheme}`);
    }
  }
}

test('all types on one page: nothing moves, nothing is stored, axe finds nothing', async ({
  page,
  context,
}) => {
  await open(page, 'plain');
  await seeAll(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(widgets(page).first().getByRole('link').first()).toBeVisible();
  expect(await page.evaluate(shiftsOf)).toEqual([]);
  expect(await violationsOf(page, { within: 'scoreline-widget' })).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = () => [
    localStorage.length,
    sessionStorage.length,
    Object.keys(window).filter((key) => /scoreline|webpack/i.test(key)).length,
  ];
  expect(await page.evaluate(stored)).toEqual([0, 0, 0]);
  await pictures(page, 'plain');
});

test('ten widgets share one socket and one request, and load nothing out of sight', async ({
  page,
}) => {
  const [sockets, data]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  page.on('request', (request) => {
    if (request.url().includes('/widget/v1/data.json')) data.push(request.url());
  });
  await page.setViewportSize({ width: 1_900, height: 1_000 });
  await open(page, 'ten');
  await seeAll(page);
  expect(await widgets(page).count()).toBe(10);
  expect(data).toHaveLength(1);
  expect(sockets.length).toBeLessThanOrEqual(1);
});

test('hostile styles reach nothing inside', async ({ page }) => {
  await open(page, 'hostile');
  await seeAll(page);
  const name = widgets(page).first().locator('.board .side bdi').first();
  await expect(name).toBeVisible();
  const styles = await name.evaluate((element) => {
    const { fontSize, color, textTransform, letterSpacing } = getComputedStyle(element);
    return { fontSize, color, textTransform, letterSpacing };
  });
  expect(styles).toEqual({
    fontSize: '15px',
    color: 'rgb(16, 22, 29)',
    textTransform: 'none',
    letterSpacing: 'normal',
  });
  await pictures(page, 'hostile');
});

test('runs under a policy that only allows its scripts and connections', async ({ page }) => {
  await open(page, 'strict');
  await seeAll(page);
  await expect(widgets(page).first().getByRole('status')).toBeVisible();
  await pictures(page, 'strict');
});

test('reads from right to left, in its own language on any page', async ({ page }) => {
  await open(page, 'rightToLeft');
  await seeAll(page);
  await expect(widgets(page).nth(0).locator('.w')).toHaveAttribute('dir', 'rtl');
  await expect(widgets(page).nth(1).getByText('ٹیم', { exact: true })).toBeVisible();
  // A name in Latin letters is next to its crest as well.
  const gap = await widgets(page)
    .nth(1)
    .locator('td .team')
    .first()
    .evaluate((team) => {
      const text = document.createRange();
      text.selectNodeContents(team.querySelector('.name')!);
      return (
        team.querySelector('.crest')!.getBoundingClientRect().left -
        text.getBoundingClientRect().right
      );
    });
  expect(gap).toBe(8);
  // A long scorer's name in Latin letters is truncated at its end, not its start.
  const beginsInside = await widgets(page)
    .nth(0)
    .locator('.scorers')
    .evaluate((scorers) => {
      const line = document.createElement('li');
      line.append(document.createElement('bdi'));
      line.firstElementChild!.textContent = 'Wolfeschlegelsteinhausen '.repeat(8);
      scorers.firstElementChild!.append(line);
      const text = line.firstElementChild!.firstChild!;
      const first = document.createRange();
      first.setStart(text, 0);
      first.setEnd(text, 1);
      return first.getBoundingClientRect().left >= line.getBoundingClientRect().left;
    });
  expect(beginsInside).toBe(true);
  await pictures(page, 'right-to-left');
});

test('an iframe is as high as its widget, and Vue hears what is chosen', async ({ page }) => {
  await open(page, 'iframe');
  const frame = page.frameLocator('#scores');
  await expect(frame.getByRole('status')).toBeVisible();
  const body = frame.locator('.body');
  // The page has less room than lines of scorers. More than four of a side scroll.
  await expect
    .poll(() =>
      body.evaluate((element) => {
        const sides = [...element.querySelectorAll('.scorers ul')];
        const lines = Math.max(...sides.map(({ childElementCount }) => childElementCount));
        const beyond = 24 * Math.max(0, lines - 4);
        return element.scrollHeight - element.clientHeight - beyond;
      }),
    )
    .toBeLessThanOrEqual(0);
  // The frame's height follows a message of the widget.
  await expect
    .poll(async () => {
      const inner = await frame.locator('scoreline-widget').evaluate((each) => each.clientHeight);
      const outer = await page.locator('#scores').evaluate((each) => each.clientHeight);
      return [outer - inner, outer > 200];
    })
    .toEqual([0, true]);
  await pictures(page, 'iframe');
  await open(page, 'vue');
  await seeAll(page);
  await widgets(page).getByRole('link').first().click();
  await expect(page.getByText(`Chosen: ${examples.values.match}`)).toBeVisible();
  await page.getByRole('button').click();
  await expect(widgets(page).locator('.w')).toHaveAttribute('data-density', 'compact');
  await pictures(page, 'vue');
});

test('WordPress, by its own rules, makes a sandboxed frame that shows the match', async ({
  page,
}) => {
  await open(page, 'wordpress');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(page.frameLocator('iframe').getByRole('status')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-received-height', /^\d+$/);
  await pictures(page, 'wordpress');
});

test('survives being moved, removed, hidden and changed', async ({ page }) => {
  await open(page, 'strict');
  await seeAll(page);
  const host = widgets(page).first();
  await host.evaluate((element) => {
    const other = document.createElement('div');
    document.body.append(other);
    other.append(element);
  });
  await expect(host.locator('.w')).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector('scoreline-widget')!;
    element.id = 'removed';
    element.remove();
    // Long enough for the widget to unmount.
    await new Promise(requestAnimationFrame);
    document.body.append(element);
  });
  // By name: while it is detached, another widget is the last one.
  const back = page.locator('#removed');
  await back.scrollIntoViewIfNeeded();
  await expect(back.locator('.w[aria-busy=false]')).toBeVisible();
  await back.evaluate((element) => ((element as HTMLElement).style.display = 'none'));
  await expect(back.locator('.w')).toBeHidden();
  await back.evaluate((element) => ((element as HTMLElement).style.display = ''));
  await expect(back.locator('.w')).toBeVisible();
  await back.evaluate((element) => element.setAttribute('type', 'everything'));
  await expect(back.getByText('Check the attribute “type”')).toBeVisible();
});

test('renders once for simultaneous changes', async ({ page }) => {
  await open(page, 'strict');
  await seeAll(page);
  const drawn = await widgets(page)
    .first()
    .evaluate(async (element) => {
      const themes: (string | null)[] = [];
      const frame = element.shadowRoot!.querySelector('.w')!;
      const watch = new MutationObserver((records) =>
        themes.push(...records.map(() => frame.getAttribute('data-theme'))),
      );
      watch.observe(frame, { attributeFilter: ['data-theme'] });
      for (let turn = 0; turn < 1_000; turn += 1)
        element.setAttribute('theme', turn % 2 ? 'dark' : 'light');
      await new Promise((next) => setTimeout(next, 100));
      return themes;
    });
  expect(drawn).toEqual(['dark']);
});

test('the builder previews and copies the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/widget');
  await expect(page.getByRole('heading', { name: 'Live scores on your page' })).toBeVisible();
  await expect(page.locator('.w[aria-busy=false]').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('standings');
  await expect(page.getByText('Choose a league or a match first.').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'League or match' }).fill('premier');
  await page
    .getByRole('button', { name: /Premier League/ })
    .first()
    .click();
  await expect(page.locator('.w table').first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  // The browser copies asynchronously after the click.
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      new RegExp(
        `^<script async src="${address}/widget/embed.js\\?v=1"></script>\n<scoreline-widget client-id="demo" type="standings" league="\\d+"></scoreline-widget>$`,
      ),
    );
  await pictures(page, 'builder');
});
