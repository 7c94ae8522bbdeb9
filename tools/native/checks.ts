import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { type App, type AppPage, type Message, patienceMs } from './app';

/** The page violates the list. */
export class Broken extends Error {}
/** This site has nothing to check it with. */
export class Skipped extends Error {}

/** A line of the conformance list. Resolves if the page conforms. */
export interface Check {
  name: string;
  run(app: App, site: URL): Promise<void>;
}

function must(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Broken(otherwise);
}

const at = (site: URL, path: string): URL =>
  new URL(`${site.pathname.replace(/\/$/, '')}${path}`, site);

async function soon(isSo: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    must(Date.now() < end, otherwise);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const orBroken = (otherwise: string) => () => {
  throw new Broken(otherwise);
};

const askedFor = (app: App, action: string): Message[] =>
  app
    .asked()
    .map(({ message }) => message)
    .filter((message) => message.action === action);

/** Follows a link to another page of the site. Returns its address. */
async function follow(page: AppPage, site: URL): Promise<string> {
  // The server renders plain HTML, including the header, until the application replaces it.
  await page
    .gone('.written')
    .catch(orBroken('the application did not take the place of the written page'));
  // An app with tabs of its own hides the page's, so that a link of the content has to do.
  const base = site.pathname.replace(/\/$/, '');
  const link = `a[href$="/me"], main a[href^="${base}/"]:not([href*="?"])`;
  await page.visible(link).catch(orBroken('no link to another page is on the page'));
  const href = await page.attribute(link, 'href');
  await page.click(link);
  return href;
}

const pathOf = async (page: AppPage): Promise<string> => new URL(await page.url()).pathname;

async function recognised(app: App, site: URL): Promise<void> {
  const page = await app.open(site);
  const address = await page.url();
  must(address === site.href, `it was redirected to ${address}`);
  const search = await app.open(at(site, '/search'));
  await search.fill('input[type=search], input[type=text]', 'united');
  const call = () => app.requests().find(({ url }) => /\/api\/(?!.*device)/.test(url));
  await soon(() => call() !== undefined, 'it called nothing');
  const { headers = {} } = call() ?? {};
  must(headers.platform === app.platform, `platform was ${headers.platform}`);
  must(Boolean(headers.appversion), 'AppVersion was missing');
  must(headers.deviceid === app.deviceId(), `deviceId was ${headers.deviceid}`);
}

async function wellFormed(app: App, site: URL): Promise<void> {
  await follow(await app.open(site), site);
  await soon(() => app.asked().length > 0, 'nothing came over the bridge');
  const ids = app.asked().map(({ message }) => message.id);
  must(new Set(ids).size === ids.length, 'two messages had the same id');
  for (const { message, isText } of app.asked()) {
    must(message.v === 1, `v was ${String(message.v)}`);
    must(isText === (app.platform === 'android'), isText ? 'it was a string' : 'it was no string');
  }
}

async function handsOver(app: App, site: URL): Promise<void> {
  const page = await app.open(site);
  const before = await page.url();
  const href = await follow(page, site);
  await soon(() => askedFor(app, 'jumpPage').length > 0, 'the app was not asked');
  const { path } = firstItem(askedFor(app, 'jumpPage')).payload ?? {};
  const prefix = site.pathname.split('/').filter(Boolean).length;
  const wanted = `/${href
    .split('/')
    .slice(prefix + 1)
    .join('/')}`;
  must(path === wanted, `path was ${path} for ${href}`);
  must((await page.url()) === before, 'it opened the link itself as well');
}

const fallsBack =
  (manner: 'refuses' | 'is silent') =>
  async (app: App, site: URL): Promise<void> => {
    app.manner = manner;
    const page = await app.open(site);
    const href = await follow(page, site);
    await soon(async () => (await pathOf(page)) === href, 'the link was never opened');
  };

async function goesBack(app: App, site: URL): Promise<void> {
  const page = await app.open(at(site, '/settings'));
  await page.click('header button, [role=banner] button');
  await soon(() => askedFor(app, 'goBack').length > 0, 'the app was not asked');
}

async function asksToSignIn(app: App, site: URL): Promise<void> {
  app.manner = 'refuses';
  const page = await app.open(at(site, '/login'));
  if ((await pathOf(page)).endsWith('/404')) throw new Skipped('nobody can sign in here');
  await soon(() => askedFor(app, 'login').length > 0, 'the app was not asked');
  await page
    .visible('a[href$="/login/email"]')
    .catch(orBroken('the app refused, and the page offers no way of its own'));
}

async function staysInIosPage(app: App, site: URL): Promise<void> {
  if (app.platform !== 'ios') throw new Skipped('of iOS alone');
  const page = await app.open(at(site, '?origin=ios-app'));
  const href = await follow(page, site);
  await soon(async () => (await pathOf(page)) === href, 'the link was not opened in the page');
  must(askedFor(app, 'jumpPage').length === 0, 'the app was asked');
}

async function reloads(app: App, site: URL): Promise<void> {
  await app.block(/\/builds\/mf-/);
  const page = await app.open(site);
  for (const _time of ['by itself', 'by the app']) {
    await page.click('[role=alert] button');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    if (askedFor(app, 'reload').length > 0) return;
  }
  await soon(() => askedFor(app, 'reload').length > 0, 'the app was not asked');
}

async function linksToApps(_app: App, site: URL): Promise<void> {
  for (const name of ['apple-app-site-association', 'assetlinks.json']) {
    const answer = await fetch(new URL(`/.well-known/${name}`, site));
    must([200, 404].includes(answer.status), `${name}: ${answer.status}`);
    if (answer.status === 200) await answer.json();
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
