import { expect, it } from '@jest/globals';
import { itemWhere } from '@scoreline/shared-lib/contract/lists';

import { readBrandSettings } from '../../brandSettings';
import { duringTests } from '@scoreline/database/duringTests';
import { loadBrands } from './brandList';
import { servedPages } from './fixtures/servedPages';

const settings = readBrandSettings({
  BRAND_SCORELINE_MIN_APP_VERSION: '2.4.0',
  BRAND_SCORELINE_REDIRECT_URLS:
    'pt=https://futebol.example/livescore, es=http://scoreline.example/',
});

async function open() {
  const brands = await loadBrands(settings);
  const defaultBrand = itemWhere(brands, ({ key }) => key === 'scoreline');
  const served = await servedPages({ brands, defaultBrand });
  return { ...served, close: () => served.app.close() };
}
const test = duringTests(open);

const agentOf = (version: string) => `Mozilla/5.0 (Mobile) ScorelineApp/${version} (ios)`;

async function visit(url: string, agent: string, headers: Record<string, string> = {}) {
  const always = { host: 'scoreline.example', 'accept-language': 'en', 'user-agent': agent };
  const answer = await test.app.inject({ url, headers: { ...always, ...headers } });
  return [answer.statusCode, answer.headers.location];
}

it('leads an app that is too old to the page that says how to update, and nobody else', async () => {
  for (const url of ['/', '/en', '/en?sport=football', '/he'])
    expect(await visit(url, agentOf('2.3.9'))).toEqual([302, '/app-upgrade']);
  expect(await visit('/app-upgrade', agentOf('2.3.9'))).toEqual([200, undefined]);
  expect(await visit('/privacy', agentOf('2.3.9'))).toEqual([200, undefined]);
  expect(await visit('/en', agentOf('2.4.0'))).toEqual([200, undefined]);
  expect(await visit('/en', agentOf('2.10.0'))).toEqual([200, undefined]);
  expect(await visit('/en', 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0')).toEqual([200, undefined]);
});

it('leads pages of a language to where they are at home, but never to themselves', async () => {
  const browser = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0';
  const portuguese = { 'accept-language': 'pt' };
  const spanish = { 'accept-language': 'es' };
  expect(await visit('/pt?sport=football', browser, portuguese)).toEqual([
    302,
    'https://futebol.example/livescore/pt?sport=football',
  ]);
  expect(await visit('/es', browser, spanish)).toEqual([200, undefined]);
  expect(await visit('/privacy', browser, portuguese)).toEqual([200, undefined]);
  expect(await visit('/en', browser)).toEqual([200, undefined]);
});

it('shows a friendly page where Apple leads back to, in every language', async () => {
  const browser = 'Mozilla/5.0 (X11; Linux x64) Chrome/140.0';
  expect(await visit('/apple/redirect', browser)).toEqual([200, undefined]);
  expect(await visit('/en/apple/redirect', browser)).toEqual([200, undefined]);
  const hebrew = { 'accept-language': 'he' };
  expect(await visit('/he/apple/redirect', browser, hebrew)).toEqual([200, undefined]);
});
