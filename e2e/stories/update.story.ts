import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { address } from '../environment';
import { atRest } from '../page/rest';
import { expect, test } from '../story';

let server: Server;
let site: string;
let workerEnds = '';

/** A proxy of the site with a service worker that the story can replace. */
test.beforeEach(async () => {
  workerEnds = '';
  server = createServer((asked, reply) => {
    const { hostname, port } = new URL(address);
    const { 'accept-encoding': _none, ...headers } = asked.headers;
    const options = { hostname, port, path: asked.url, method: asked.method, headers };
    const onward = request(options, (answer) => {
      const isWorker = asked.url === '/sw.js';
      const { 'content-length': _length, ...received } = answer.headers;
      reply.writeHead(answer.statusCode ?? 502, isWorker ? received : answer.headers);
      answer.on('data', (part: Buffer) => reply.write(part));
      answer.on('end', () => reply.end(isWorker ? workerEnds : undefined));
      // Abort when the site aborts: an answer that never ends would block the worker.
      answer.on('close', () => answer.complete || reply.destroy());
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterEach(() => server.close());

test.use({ allowedErrors: [/WebSocket/] });

test('a newer worker waits until the visitor accepts it', async ({ page }) => {
  await page.goto(`${site}/en`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);

  await page.evaluate(() => Object.assign(window, { isStillThere: true }));
  workerEnds = '\n// newer';
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await atRest(page);
  expect(await page.evaluate(() => 'isStillThere' in window), 'no reload by itself').toBe(true);

  await reload.click();
  await page.waitForFunction(() => !('isStillThere' in window));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const waiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waiting).toBe(false);
  await expect(reload).toBeHidden();
});
