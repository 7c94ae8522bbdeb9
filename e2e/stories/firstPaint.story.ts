import { expect, openScores, test } from '../story';

/** The zone that the server assumes for British English, so that the first list is the visitor's. */
test.use({ timezoneId: 'Europe/London' });

test('the first list needs only what the page names, and nothing is fetched twice', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/en')).text();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(`${one.method()} ${one.url()}`));
  let release = () => {};
  const listed = new Promise<void>((done) => (release = done));
  // Hold back requests that are discovered by running code until the list appears.
  await page.route('**/builds/**', async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) await listed;
    await route.continue();
  });
  await page.goto('/en', { waitUntil: 'commit' });
  await expect(page.locator('[data-row]').first()).toBeVisible();
  release();

  expect(asked.filter((one) => one.includes('/builds/')).length).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

test.describe('with no answer to any call', () => {
  test.use({ allowedErrors: [/ERR_FAILED .*\/api\//] });

  test('the first list appears, because it is part of the page', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/en');
    await expect(page.locator('[data-row]').first()).toBeVisible();
  });
});

test.describe('in a zone with another day than the language’s', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/Chicago' });

  test('the list is the visitor’s, requested once while scripts load', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (one) => asked.push(new URL(one.url()).pathname));
    let release = () => {};
    const shell = new Promise<void>((done) => (release = done));
    await page.route('**/builds/shell/**', async (route) => {
      await shell;
      await route.continue();
    });
    const answer = page.waitForResponse(/_payload\.json/);
    await page.goto('/en', { waitUntil: 'commit' });
    const { queries } = (await (await answer).json()) as {
      queries: { request: { timeZone: string } }[];
    };
    await expect(page.locator('.written li').first(), 'another day’s matches').toBeHidden();
    release();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    const zones = new Set(queries.map(({ request }) => request.timeZone));
    expect([...zones]).toEqual(['America/Chicago']);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.endsWith('/_payload.json'))).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('/match/list'))).toEqual([]);
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
