import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { AppHost } from './app';
import { openApps } from './apps';
import { checkAll } from './check';
import { checks } from './checks';
import { platforms, readOptions } from './options';

describe('the command line', () => {
  it('has an address, and one platform or both', () => {
    expect(readOptions(['check', 'http://localhost:8080/en'])).toMatchObject({
      emulated: ['ios', 'android'],
      version: '99.0.0',
    });
    const args = ['check', 'http://localhost/en', '--emulate', 'ios', '--app', '2.4.0'];
    expect(readOptions(args)).toMatchObject({ emulated: ['ios'], version: '2.4.0' });
  });

  it.each([
    [],
    ['check'],
    ['check', 'localhost'],
    ['check', 'http://localhost/', '--emulate', 'windows'],
    ['check', 'http://localhost/', '--app', 'new'],
    ['run', 'http://localhost/'],
    ['check', 'http://localhost/', '--unknown'],
    ['check', 'http://localhost/', '--shell', 'windows'],
    ['check', 'https://localhost/', '--shell', 'linux'],
    ['check', 'http://localhost/', '--shell', 'linux', '--emulate', 'ios'],
  ])('%j is told how it goes', (...args: string[]) => {
    expect(() => readOptions(args)).toThrow('npx scoreline native check URL');
  });
});

/** Pages of which one uses the bridge correctly and the other does not. */
const page = (handOver: string) => `<!doctype html><title>A page</title><a href="/en/me">Me</a>
<script>
  let id = 0;
  const waiting = {};
  window.scorelineBridge = { receive: ({ id, result }) => waiting[id]?.(result) };
  const ask = (message) => webkit.messageHandlers.scoreline.postMessage(message);
  document.querySelector('a').onclick = (event) => {
    event.preventDefault();
    const go = () => (location.href = '/en/me');
    ${handOver}
  };
</script>`;
const good = `const own = ++id;
    const limit = setTimeout(go, 300);
    waiting[own] = (result) => { clearTimeout(limit); if (!result) go(); };
    ask({ v: 1, id: own, action: 'jumpPage', payload: { path: '/me' } });`;

/** A server-rendered page: its links are plain until the application replaces the page. */
const written = (application: string) => `<!doctype html><title>A page</title>
<header><a href="/en/me">Me</a></header><main class="written">Written</main>
<script>
  let frames = 20;
  const wait = () => {
    if ((frames -= 1)) return void requestAnimationFrame(wait);
    document.open();
    document.write(${JSON.stringify(application).replaceAll('</', '<\\/')});
    document.close();
  };
  addEventListener('load', wait);
</script>`;
const bad = `ask({ v: 2, id: 1, action: 'jumpPage', payload: { path: '/en/me' } }); go();`;

describe('the list', () => {
  let server: Server;
  let apps: AppHost;
  let site = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      const html = request.url === '/bad' ? page(bad) : page(good);
      const sent = request.url === '/late' ? written(html) : html;
      response.writeHead(200, { 'content-type': 'text/html' }).end(sent);
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    apps = await openApps({ shell: null });
  }, 60_000);
  afterAll(async () => {
    await apps.close();
    server.close();
  });

  const bridgeChecks = /messages are|handed to the app|refuses is opened/;
  const list = checks.filter(({ name }) => bridgeChecks.test(name));

  async function check(path: string) {
    const lines: string[] = [];
    const options = {
      url: new URL(path, site),
      emulated: [platforms[0]],
      shell: null,
      version: '2.4.0',
    };
    const broken = await checkAll(apps, options, (line) => lines.push(line.trim()), list);
    return { broken, lines: lines.slice(1) };
  }

  it.each(['/good', '/late'])(
    'is kept by a page that keeps to the bridge: %s',
    async (path) => {
      const { broken, lines } = await check(path);
      expect([broken, lines.map((line) => line[0])]).toEqual([0, ['✓', '✓', '✓']]);
    },
    60_000,
  );

  it('says which lines a page does not keep, and why', async () => {
    const { broken, lines } = await check('/bad');
    expect(broken).toBe(2);
    expect(lines[0]).toMatch(/^✗ .*v was 2/);
    expect(lines[1]).toMatch(/^✗ .*path was \/en\/me/);
  }, 60_000);
});
