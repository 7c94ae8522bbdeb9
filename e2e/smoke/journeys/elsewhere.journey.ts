import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { address } from '../../environment';
import { expect, test } from '../journey';
import { rows } from '../pages';
import { css } from '../query';

/** Another site's page with a widget in a frame. */
async function openOtherSite() {
  const server = createServer((_request, response) => {
    const source = `${address}/widget?client-id=demo&amp;type=matches&amp;sport=football`;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>News</title></head><body><h1>News</h1><iframe title="Scores" width="360" height="600" src="${source}"></iframe></body></html>`,
    );
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

test(
  'a widget in a frame of another site shows matches',
  { tag: ['@no-storage', '@chrome-109', '@icu-72', '@large-type'] },
  async ({ visitor }) => {
    const other = await openOtherSite();
    await visitor.open(`${other.origin}/`);
    await visitor.driver.inFrame('iframe', async () => {
      await visitor.see(css('.row'));
      const names = await visitor.texts(css('.row bdi'));
      expect(names.length).toBeGreaterThan(1);
    });
    await other.close();
  },
);

/** Whether the service worker has cached the page and its files. */
const isStored = async () => {
  if (!(await caches.has('pages'))) return false;
  const pages = await caches.open('pages');
  const builds = await caches.open('builds');
  const isPageStored = Boolean(await pages.match(location.href, { ignoreVary: true }));
  return isPageStored && (await builds.keys()).length > 2;
};

test.describe('without a network', () => {
  test.use({
    needsNetworkSwitch: true,
    allowedErrors: [/ERR_|WebSocket|NS_ERROR|NetworkError|Load failed|can’t establish|503|504/],
  });

  test('a reload shows the last list', { tag: ['@chrome-109'] }, async ({ visitor, site }) => {
    await visitor.open('/en');
    await visitor.see(rows);
    const ids = () => visitor.attributes(rows, 'data-row');
    await visitor.until('the page is stored', () => visitor.ask(isStored));
    const before = await ids();
    await site.goOffline();
    await visitor.driver.reload();
    await visitor.see(rows);
    expect((await ids()).slice(0, 3)).toEqual(before.slice(0, 3));
  });
});

/** A server on another origin that counts its requests. */
async function openForeignServer() {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
    response.writeHead(200, headers).end('document.documentElement.dataset.foreign = "ran"');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    script: `http://127.0.0.1:${port}/foreign.js`,
    asked: () => asked,
    close: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

test.describe('a script of another origin', () => {
  test.use({ allowedErrors: [/foreign\.js|Content.Security.Policy/] });

  test('is not fetched, neither as a module nor as a script element', async ({ visitor }) => {
    const foreign = await openForeignServer();
    await visitor.open('/en');
    await visitor.see(rows);
    await visitor.driver.install(`{
      const { dataset } = document.documentElement;
      const note = (name, end) => () => void (dataset[name] = end);
      import('${foreign.script}').then(note('module', 'ran'), note('module', 'refused'));
      try {
        const script = document.createElement('script');
        script.src = '${foreign.script}';
        document.head.append(script);
      } catch {
        dataset.element = 'refused';
      }
    }`);
    const ends = () => visitor.ask(() => ({ ...document.documentElement.dataset }));
    await expect.poll(ends).toMatchObject({ module: 'refused', element: 'refused' });
    expect(await ends()).not.toHaveProperty('foreign');
    expect(foreign.asked()).toBe(0);
    await foreign.close();
  });
});
