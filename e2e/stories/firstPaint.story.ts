import { expect, openScores, test } from '../story';

test('the page names all that its first list needs, and nothing is fetched twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-row]')) return;
      Object.assign(window, { firstRowAt: performance.now() });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  const response = await page.goto('/en');
  const html = (await response?.text()) ?? '';
  await expect(page.locator('[data-row]').first()).toBeVisible();

  // What came only after the first list was never in its way.
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(
        ({ responseEnd }) => responseEnd < (window as unknown as { firstRowAt: number }).firstRowAt,
      )
      .map(({ name }) => new URL(name).pathname),
  );
  const builds = loaded.filter((path) => path.startsWith('/builds/'));
  expect(builds.length).toBeGreaterThan(3);
  expect(
    builds.filter((path) => !html.includes(path)),
    'found only by running something',
  ).toEqual([]);

  await page.waitForTimeout(1_500);
  const repeated = asked.filter((one, at) => asked.indexOf(one) !== at);
  expect(repeated).toEqual([]);
});

test.describe('with no answer to any call', () => {
  test.use({ allowedErrors: [/ERR_FAILED .*\/api\//] });

  test('the first list is there all the same: it came with the page', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/en');
    await expect(page.locator('[data-row]').first()).toBeVisible();
  });
});

test('each shared library is loaded once, the host’s', async ({ page }) => {
  await openScores(page);
  const shares = await page.evaluate(() => {
    interface Share {
      loaded?: boolean | number;
      from: string;
    }
    interface Instance {
      name: string;
      shareScopeMap: Record<string, Record<string, Record<string, Share>>>;
    }
    const runtime = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__;
    return runtime.__INSTANCES__.flatMap(({ name, shareScopeMap }) =>
      Object.values(shareScopeMap).flatMap((scope) =>
        Object.entries(scope).map(([library, versions]) => ({
          name,
          library,
          versions: Object.keys(versions).length,
          from: [...new Set(Object.values(versions).map(({ from }) => from))],
        })),
      ),
    );
  });
  const libraries = new Set(shares.map(({ library }) => library));
  for (const library of ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit']) {
    expect([...libraries]).toContain(library);
  }
  const host = shares[0]!.from;
  for (const { library, versions, from } of shares) {
    expect({ library, versions, from }).toEqual({ library, versions: 1, from: host });
  }
});
