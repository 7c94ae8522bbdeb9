import { openExamples } from '../examples';
import { expect, test } from '../story';

let examples: Awaited<ReturnType<typeof openExamples>>;

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext();
  examples = await openExamples(request, { withHosts: true });
  await request.dispose();
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
