import { createHash } from 'node:crypto';

import { expect, it } from '@jest/globals';
import { scoresBuild, shellBuild } from '@scoreline/platform-server/testing';
import { servedPages } from './fixtures/servedPages';
import { browser, tags } from './testing';

const base = 'https://cdn.example/site';
const headers = { host: 'scoreline.example', 'accept-language': 'en', 'user-agent': browser };

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, source]) => source!);
const hashOf = (source: string) => createHash('sha256').update(source).digest('base64');

async function pageOf(over: { buildsBase?: string }) {
  const { app } = await servedPages(over);
  const { body, headers: answered } = await app.inject({ url: '/en', headers });
  return { body, policy: String(answered['content-security-policy']) };
}

it('a page whose builds lie on a CDN begins with what knows both of their places', async () => {
  const { body, policy } = await pageOf({ buildsBase: base });
  const scripts = scriptsIn(body);
  expect(scripts[0]).toContain(`var base = "${base}";`);
  expect(scripts[0]).toContain(`["/builds/shell/${shellBuild}/shell.js","sha384-shell.js"]`);
  expect(scripts[0]).toContain(`["/builds/mf-scores/${scoresBuild}/entry.js","sha384-entry.js"]`);
  expect(scripts).toContain('buildsCdn.start();');
  for (const source of scripts) expect(policy).toContain(`'sha256-${hashOf(source)}'`);
  expect(policy).toContain(` ${base}/builds/`);
  // The script preloads the texts, from the CDN or the site.
  expect(tags(body, 'link').filter((tag) => tag.includes('preload'))).toEqual([]);
  expect(scripts[0]).toMatch(/var texts = \["\/builds\/shell\/.*\.json"\]/);
});

it('a page without one says nothing of it', async () => {
  const { body, policy } = await pageOf({});
  expect(body).not.toContain('buildsCdn');
  expect(policy).not.toContain(base);
});

it('a canary’s watch hears of no failure before what knows that the site has the file too', async () => {
  const { app, folder } = await servedPages({ buildsBase: base });
  await folder.canary('scoreline', 2, { percent: 100, salt: 'all', over: 1 });
  const { body } = await app.inject({ url: '/en', headers });
  const scripts = scriptsIn(body);
  const watch = scripts.findIndex((source) => source.includes('canary-left=2'));
  const cdn = scripts.findIndex((source) => source.includes('stopImmediatePropagation'));
  const start = scripts.indexOf('buildsCdn.start();');
  expect([cdn, watch > cdn, start > watch]).toEqual([0, true, true]);
});
