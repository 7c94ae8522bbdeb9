import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { wordPressPost } from './wordpress.mjs';

const here = import.meta.dirname;
const { resolve } = createRequire(new URL('pages/package.json', import.meta.url));

const socketOf = (site) => site.replace(/^http/, 'ws');

/** The policies that pages are sent with, by their names. */
const policies = {
  strict: (site) =>
    `default-src 'none'; script-src ${site}; connect-src ${site} ${socketOf(site)}; require-trusted-types-for 'script'`,
};

/** The hosts with module federation, and how a page loads each. */
const hosts = { 'react-18': 'defer', 'react-19': 'defer', vite: 'type="module"' };

const hostStyle =
  'body{max-width:720px;margin:24px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif}#root{display:grid;gap:16px}';

const hostPage = (host) => `<!doctype html>
<html lang="en" data-site="{{site}}" data-match="{{match}}" data-league="{{league}}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${host}</title><style>${hostStyle}</style></head>
  <body><div id="root"></div><script ${hosts[host]} src="/hosts/${host}/host.js"></script></body>
</html>`;

const fill = (text, values) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));

async function pageOf(name, values) {
  if (name === 'wordpress') return wordPressPost(values.page);
  if (Object.hasOwn(hosts, name)) return hostPage(name);
  // Each is a whole page, its head too: an embedder copies it as it is.
  const file = join(here, 'pages', `${name}.html`);
  return /^[a-zA-Z]+$/.test(name) && existsSync(file) ? readFile(file, 'utf8') : null;
}

async function scriptOf(path, built) {
  if (path === '/vue.js') return readFile(join(resolve('vue'), '../dist/vue.global.prod.js'));
  const [, host] = /^\/hosts\/([\w-]+)\/[\w.-]+\.js$/.exec(path) ?? [];
  if (!built || !host || !Object.hasOwn(hosts, host)) return null;
  return readFile(join(built, path.slice('/hosts/'.length))).catch(() => null);
}

/**
 * Serves the example pages from an origin of their own. `values` are what stands in their braces: the site's origin, ids of
 * a match, of a league and of a cup, and the address of the match's page; `built` is where the federation's hosts were built.
 */
export async function serveExamples({ port, values, built }) {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://examples');
      const script = await scriptOf(pathname, built);
      if (script) return response.setHeader('content-type', 'text/javascript').end(script);
      if (pathname === '/favicon.ico') return response.writeHead(204).end();
      const name = pathname.slice(1);
      const page = await pageOf(name, values);
      if (!page) return response.writeHead(404).end();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      const policy = policies[name]?.(values.site);
      if (policy) response.setHeader('content-security-policy', policy);
      response.end(fill(page, values));
    })();
  });
  await new Promise((listening) => server.listen(port, listening));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((closed) => server.close(closed)),
  };
}
