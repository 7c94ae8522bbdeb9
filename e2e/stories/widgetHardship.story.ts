import type { Page } from '@playwright/test';

import { openExamples } from '../examples';
import { expect, test } from '../story';

let examples: Awaited<ReturnType<typeof openExamples>>;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  examples = await openExamples(request);
  await request.dispose();
});
test.afterAll(() => examples.close());

const screens = /mf-widget\/\w+\/element\/widget\.js$/;
const widget = (page: Page) => page.locator('scoreline-widget').first();

test.describe('a widget whose code fails to load', () => {
  test.use({ allowedErrors: [/net::ERR_FAILED/] });

  test('says so, and retries', async ({ page }) => {
    let asked = 0;
    await page.route(screens, (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
    await page.clock.install();
    await page.addInitScript(() => {
      addEventListener('scoreline:error', ({ target, detail }: CustomEventInit & Event) => {
        const { reason } = detail as { reason: string };
        (target as Element).setAttribute('data-error-reason', reason);
      });
    });
    await page.goto(`${examples.origin}/strict`);
    await expect(widget(page)).toHaveAttribute('data-error-reason', 'failed');
    await page.clock.fastForward(15_000);
    await expect(widget(page).locator('.w[aria-busy=false]')).toBeVisible();
  });
});

test('a widget that is moved, removed and changed while it loads renders once, in its last state', async ({
  page,
}) => {
  let open = () => undefined as void;
  const gate = new Promise<void>((done) => (open = done));
  await page.route(screens, async (route) => {
    await gate;
    await route.continue();
  });
  const asked = page.waitForRequest(screens);
  await page.goto(`${examples.origin}/strict`);
  await asked;
  await page.evaluate(async () => {
    const element = document.querySelector('scoreline-widget')!;
    for (let turn = 0; turn < 20; turn += 1) {
      element.remove();
      // Long enough for the widget to unmount.
      await new Promise(requestAnimationFrame);
      document.body.prepend(element);
      element.setAttribute('theme', turn % 2 ? 'dark' : 'light');
      await new Promise(requestAnimationFrame);
    }
    const gone = document.createElement('scoreline-widget');
    document.body.append(gone);
    gone.remove();
  });
  open();
  await expect(widget(page).locator('.w')).toHaveCount(1);
  await expect(widget(page).locator('.w[data-theme=dark][aria-busy=false]')).toBeVisible();
});

test('10,000 unknown attributes change nothing on the page and throw no error', async ({
  page,
}) => {
  await page.goto(`${examples.origin}/strict`);
  await expect(widget(page).locator('.w[aria-busy=false]')).toBeVisible();
  const made = await widget(page).evaluate(async (element) => {
    const { observedAttributes: names } = element.constructor as unknown as {
      observedAttributes: string[];
    };
    const hostile = [
      ...['"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '\u202e', '__proto__', '-1'],
      ...['constructor', '1e9', '٣', '{{name}}', 'a'.repeat(100_000), '', '</style><script>'],
    ];
    for (let turn = 0; turn < 10_000; turn += 1) {
      const name = names[turn % names.length]!;
      element.setAttribute(name, hostile[(turn * 7) % hostile.length]!);
      if (turn % 50 === 0) await new Promise(requestAnimationFrame);
    }
    const found = element.shadowRoot!.querySelectorAll('img, script, iframe, style').length;
    for (const name of names) element.removeAttribute(name);
    element.setAttribute('client-id', 'demo');
    return found;
  });
  expect(made).toBe(0);
  await expect(widget(page).getByRole('link').first()).toBeVisible();
});

test('messages of other frames do not resize the embedder’s frame', async ({ page }) => {
  await page.goto(`${examples.origin}/iframe`);
  await expect(page.frameLocator('#scores').getByRole('status')).toBeVisible();
  const height = () => page.locator('#scores').getAttribute('height');
  await expect.poll(height).not.toBe('200');
  const before = await height();
  await page.evaluate(
    () =>
      new Promise((heard) => {
        addEventListener('message', ({ data }) => data === 'over' && heard(data));
        const stranger = document.createElement('iframe');
        const script = document.createElement('script');
        script.textContent =
          "parent.postMessage({type:'scoreline:height',height:9000},'*');parent.postMessage(null,'*');parent.postMessage('over','*')";
        stranger.sandbox.add('allow-scripts');
        stranger.srcdoc = script.outerHTML;
        document.body.append(stranger);
      }),
  );
  expect(await height()).toBe(before);
});
