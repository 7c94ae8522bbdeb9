import { dirname } from 'node:path';

import { expect, it } from '@jest/globals';
import { pino } from 'pino';

import { readConfig } from './config';
import { openMemberApp, unlimited } from './members/accounts/testing';
import { createWidgetClients } from './members/widget/clients';
import { openBrands } from './site/pages/brandList';
import { registryFolder, shellBuild, triedShell } from '@scoreline/platform-server/testing';
import { sitePages } from './sitePages';
import { duringTests } from '@scoreline/database/duringTests';
import { loadRsaKey } from './wire/ciphers/rsaKey';
import { createMetrics } from './wire/telemetry/metrics';

const logger = pino({ level: 'silent' });
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** The whole server with its pages, and a shell canary for half of the devices. */
async function openSite() {
  const folder = await registryFolder();
  await folder.release('scoreline', 1, { shell: { percent: 50, salt: 'a' } });
  const config = readConfig({ FEED: 'none', DATA_DIR: dirname(folder.registry) });
  const brandList = await openBrands('scoreline');
  const rsaKey = await loadRsaKey({ dataDir: config.dataDir });
  return openMemberApp(({ db, now }) => {
    const widgetClients = createWidgetClients({ db, now, brandClients: [], demoData: true });
    const shared = { config, brandList, db, logger, now, rsaKey, widgetClients };
    const rateLimiter = unlimited.rateLimiter!;
    const pages = sitePages({ ...shared, rateLimiter, metrics: createMetrics(), quotas: () => [] });
    return { ...unlimited, pages };
  });
}

const test = duringTests(openSite);

const cookiesOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie'] ?? []].flat().map((line) => String(line).split(';')[0] ?? '');

/** A device opens a page and reports a started shell, unless its shell never starts. */
async function visit(id: string): Promise<void> {
  const headers = { 'user-agent': browser, cookie: `device-id=${id}` };
  const page = await test.app.inject({ url: '/privacy', headers });
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const build = page.body.includes(`canary-left=${triedShell}`) ? triedShell : shellBuild;
  const [handed = ''] = cookiesOf(page.headers).filter((one) => one.startsWith('shell-handed='));
  expect(handed).toContain(`shell-handed=${build}.`);
  if (build === triedShell) return;
  const event = { kind: 'load', remote: 'shell', build, ms: 90, visit: true };
  const answer = await test.app.inject({
    ...{ method: 'POST', url: '/telemetry', payload: { events: [event] } },
    headers: { ...headers, cookie: `${headers.cookie}; ${handed}` },
  });
  expect(answer.statusCode).toBe(204);
  expect(cookiesOf(answer.headers)[0]).toMatch(/\.0$/);
}

it.each(['/football/%E0%A4%A', '/%', '/de/%zz?tab=odds', '/livescore/%C3'])(
  '%s is a page that does not exist, as any other',
  async (url) => {
    const { statusCode, headers, body } = await test.app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toMatch(/^<!doctype html>/i);
    const head = await test.app.inject({ method: 'HEAD', url });
    expect(head.statusCode).toBe(404);
  },
);

it('a call whose address cannot be read is refused as JSON', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode, headers } = await test.app.inject({ method, url: '/api/%E0%A4%A' });
    expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  }
});

it('pages of a shell that never stands are handed out and not heard of, those of the current one are', async () => {
  for (let at = 0; at < 30; at++) await visit(`device-${at}-of-the-test`);
  await test.app.close();
  const rows = await test.db.selectFrom('canary_minutes').selectAll().execute();
  const sumOf = (isCanary: boolean, what: 'handed' | 'heard') =>
    rows.filter((row) => row.is_canary === isCanary).reduce((sum, row) => sum + row[what], 0);
  expect(sumOf(true, 'handed') + sumOf(false, 'handed')).toBe(30);
  expect(sumOf(true, 'handed')).toBeGreaterThan(3);
  expect(sumOf(true, 'heard')).toBe(0);
  expect(sumOf(false, 'heard')).toBe(sumOf(false, 'handed'));
});
