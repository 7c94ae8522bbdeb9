import type { Page, Request } from '@playwright/test';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import type { AppShell, Message } from './appShell';

/** The page violates the list. */
export class Broken extends Error {}
/** This site has nothing to check it with. */
export class Skipped extends Error {}

/** A line of the conformance list. Resolves if the page conforms. */
export interface Check {
  name: string;
  run(shell: AppShell, site: URL): Promise<void>;
}

/** How long a page waits for the app, plus a margin. */
const patienceMs = 10_000;

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Broken(otherwise);
}

const at = (site: URL, path: string): URL =>
  new URL(`${site.pathname.replace(/\/$/, '')}${path}`, site);

async function soon(isSo: () => boolean, otherwise: string): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!isSo()) {
    must(Date.now() < end, otherwise);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const askedFor = ({ asked }: AppShell, action: string): Message[] =>
  asked.map(({ message }) => message).filter((message) => message.action === action);

/** Follows a link to another page of the site. Returns its address. */
async function follow(page: Page): Promise<string> {
  // The server renders plain HTML, including the header, until the application replaces it.
  const written = page.locator('.written').first();
  await written.waitFor({ state: 'detached', timeout: patienceMs }).catch(() => {
    throw new Broken('the application did not take the place of the written page');
  });
  const link = page.locator('a[href$="/me"]:visible').first();
  await link.waitFor({ timeout: patienceMs }).catch(() => {
    throw new Broken('no link to /me is on the page');
  });
  const href = (await link.getAttribute('href')) ?? '';
  await page.waitForLoadState('load');
  await link.click();
  return href;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function recognised(shell: AppShell, site: URL): Promise<void> {
  const page = await shell.open(site);
  must(page.url() === site.href, `it was redirected to ${page.url()}`);
  const search = await shell.open(at(site, '/search'));
  const called = search.waitForRequest(/\/api\/(?!.*device)/, { timeout: patienceMs });
  await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('united');
  const request: Request = await called.catch(() => {
    throw new Broken('it called nothing');
  });
  const headers = await request.allHeaders();
  must(headers.platform === shell.platform, `platform was ${headers.platform}`);
  must(Boolean(headers.appversion), 'AppVersion was missing');
  must(headers.deviceid === shell.deviceId, `deviceId was ${headers.deviceid}`);
}

async function wellFormed(shell: AppShell, site: URL): Promise<void> {
  await follow(await shell.open(site));
  await soon(() => shell.asked.length > 0, 'nothing came over the bridge');
  const ids = shell.asked.map(({ message }) => message.id);
  must(new Set(ids).size === ids.length, 'two messages had the same id');
  for (const { message, isText } of shell.asked) {
    must(message.v === 1, `v was ${String(message.v)}`);
    must(
      isText === (shell.platform === 'android'),
      isText ? 'it was a string' : 'it was no string',
    );
  }
}

async function handsOver(shell: AppShell, site: URL): Promise<void> {
  const page = await shell.open(site);
  const before = page.url();
  const href = await follow(page);
  await soon(() => askedFor(shell, 'jumpPage').length > 0, 'the app was not asked');
  const { path } = firstItem(askedFor(shell, 'jumpPage')).payload ?? {};
  must(path === '/me', `path was ${path} for ${href}`);
  must(page.url() === before, 'it opened the link itself as well');
}

const fallsBack =
  (manner: 'refuses' | 'is silent') =>
  async (shell: AppShell, site: URL): Promise<void> => {
    shell.manner = manner;
    const page = await shell.open(site);
    const href = await follow(page);
    await soon(() => pathOf(page) === href, 'the link was never opened');
  };

async function goesBack(shell: AppShell, site: URL): Promise<void> {
  const page = await shell.open(at(site, '/settings'));
  const back = page.locator('header button:visible, [role=banner] button:visible').first();
  await back.click({ timeout: patienceMs });
  await soon(() => askedFor(shell, 'goBack').length > 0, 'the app was not asked');
}

async function asksToSignIn(shell: AppShell, site: URL): Promise<void> {
  const page = await shell.open(at(site, '/login'));
  if (pathOf(page).endsWith('/404')) throw new Skipped('nobody can sign in here');
  await soon(() => askedFor(shell, 'login').length > 0, 'the app was not asked');
  const own = page.locator('a[href$="/login/email"]');
  await own.waitFor({ timeout: patienceMs }).catch(() => {
    throw new Broken('the app refused, and the page offers no way of its own');
  });
}

async function staysInIosPage(shell: AppShell, site: URL): Promise<void> {
  if (shell.platform !== 'ios') throw new Skipped('of iOS alone');
  const page = await shell.open(at(site, '?origin=ios-app'));
  const href = await follow(page);
  await soon(() => pathOf(page) === href, 'the link was not opened in the page');
  must(askedFor(shell, 'jumpPage').length === 0, 'the app was asked');
}

async function reloads(shell: AppShell, site: URL): Promise<void> {
  await shell.context.route(/\/builds\/mf-/, (route) => route.abort());
  const page = await shell.open(site);
  const retry = page.locator('[role=alert] button:visible').first();
  for (const _time of ['by itself', 'by the app']) {
    await retry.click({ timeout: 3 * patienceMs });
    await page.waitForTimeout(1_000);
    if (askedFor(shell, 'reload').length > 0) return;
  }
  await soon(() => askedFor(shell, 'reload').length > 0, 'the app was not asked');
}

async function linksToApps(shell: AppShell, site: URL): Promise<void> {
  for (const name of ['apple-app-site-association', 'assetlinks.json']) {
    const answer = await shell.context.request.get(new URL(`/.well-known/${name}`, site).href);
    must([200, 404].includes(answer.status()), `${name}: ${answer.status()}`);
    if (answer.status() === 200) await answer.json();
  }
}

/** The conformance list. Each line gets its own app. */
export const checks: readonly Check[] = [
  { name: 'the app is recognised, and said so with every call', run: recognised },
  { name: 'messages are as the bridge has them', run: wellFormed },
  { name: 'a link is handed to the app', run: handsOver },
  { name: 'a link that the app refuses is opened in place', run: fallsBack('refuses') },
  { name: 'a link that the app does not answer is opened in place', run: fallsBack('is silent') },
  { name: 'a step back is the app’s', run: goesBack },
  { name: 'the app is asked to sign in; refused, the page has ways of its own', run: asksToSignIn },
  { name: 'links stay in a page that the iOS app opened itself', run: staysInIosPage },
  { name: 'a page that cannot go on is loaded anew by the app', run: reloads },
  { name: 'addresses of the apps’ deep links answer', run: linksToApps },
];
