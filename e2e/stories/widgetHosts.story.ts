import type { Page } from '@playwright/test';

import { openExamples } from '../examples';
import { compileOtherWidget } from '../otherWidget';
import { address } from '../environment';
import { expect, test } from '../story';

let examples: Awaited<ReturnType<typeof openExamples>>;
let other: Awaited<ReturnType<typeof compileOtherWidget>>;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext();
  examples = await openExamples(request, { withHosts: true });
  await request.dispose();
  other = await compileOtherWidget();
});
test.afterAll(() => examples.close());

for (const [name, heading] of [
  ['react-18', /^A host with React 18\./],
  ['react-19', /^A host with React 19\./],
  ['vite', /^A host with React 19\./],
] as const) {
  test(`${name}: the federated widget runs on the host's own React`, async ({ page }) => {
    await page.goto(`${examples.origin}/${name}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect(page.locator('.w table')).toBeVisible();
    const folder = process.env.E2E_PICTURES;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1_000]) {
        await page.setViewportSize({ width, height: 844 });
        if (folder)
          await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
      }
    }
  });
}

/** Builds of the element that a page has fetched, and its live sockets. */
function watch(page: Page) {
  const [builds, sockets]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const [, build] = /mf-widget\/(\w+)\/element\/widget\.js$/.exec(request.url()) ?? [];
    if (build) builds.push(build);
  });
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return { builds, sockets };
}

const load = (page: Page, url: string) => page.addScriptTag({ url });
const site = `${address}/widget/embed.js?v=1`;

/** Appends a visible widget element. */
const append = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((given) => {
    const widget = document.createElement('scoreline-widget');
    for (const [name, value] of Object.entries(given)) widget.setAttribute(name, value);
    document.body.prepend(widget);
  }, attributes);

for (const [order, first] of [
  ['the site’s first', 'site'],
  ['the site’s last', 'other'],
] as const) {
  test(`two versions of the loader on one page, ${order}: the first serves the whole page`, async ({
    page,
  }) => {
    await other.serveTo(page);
    const { builds, sockets } = watch(page);
    await page.goto(`${examples.origin}/react-18`);
    const both = [site, other.loader];
    for (const url of first === 'site' ? both : both.reverse()) await load(page, url);
    await append(page, {
      'client-id': 'demo',
      type: 'match',
      match: String(examples.values.match),
    });
    await append(page, { 'client-id': 'demo', type: 'matches' });
    const widgets = page.locator('scoreline-widget');
    await expect(widgets.locator('.w[aria-busy=false]')).toHaveCount(2);
    // The host's federated widgets are a third build on the page. They share a socket with the elements.
    await expect(page.locator('#root .w table')).toBeVisible();
    await expect(page.locator('#root').getByRole('status').first()).toBeVisible();
    expect(builds).toHaveLength(1);
    expect(builds[0] === 'other').toBe(first === 'other');
    expect(sockets.length).toBeLessThanOrEqual(1);
    // The first build still renders an element that is removed and added again.
    await widgets.first().evaluate((element) => element.remove());
    await append(page, { 'client-id': 'demo', type: 'matches', density: 'compact' });
    await expect(widgets.locator('.w[data-density=compact][aria-busy=false]')).toBeVisible();
    expect(builds).toHaveLength(1);
  });
}
