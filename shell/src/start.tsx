import {
  acceptRelease,
  type BuildListLoader,
  guardScripts,
  loadPage,
  loadUnreleased,
  nextTask,
  openRemotes,
  type TextLoader,
} from '@scoreline/platform-browser';
import {
  type AppStore,
  createAppStore,
  injectReducers,
  loadCalling,
  primeQueries,
} from '@scoreline/shared-lib/api';
import { readBoot, reportMissing } from '@scoreline/shared-lib/brand';
import {
  type Boot,
  type BootPayload,
  decideRoute,
  devCookie,
  pathTo,
  type Release,
  type RouteDecision,
  startedMark,
} from '@scoreline/shared-lib/contract';
import { localTimeZone, setRegionHours } from '@scoreline/shared-lib/format';
import { initI18n, loadNamespaces, storeLanguage } from '@scoreline/shared-lib/i18n';
import { isOfIosApp, traceBridge } from '@scoreline/shared-lib/native';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App';
import { startAccount } from './account/startAccount';
import { tagManagerAddress } from './consent/tagManager';
import { inOwnZone, isOfOtherZone } from './page/data/inOwnZone';
import { isCarriedDay, lateData, newestData } from './page/data/newerData';
import { writePageCookies } from './page/pageCookies';
import { createPageHistory } from './page/history/pageHistory';
import { createPrefetch } from './page/data/prefetch';
import { primaryTabAddress } from './page/history/primaryTab';
import { currentVisitor } from './page/visitor';
import { ownScript } from './ownScript';
import { type OwnedRoute, routesOf } from './routes';
import { onNote } from './telemetry/journal';
import { noteBuildFailure, noteFailure, timeLoad } from './telemetry/remoteReports';
import { startReporting } from './telemetry/reporting';
import { newestPayload, workerPath } from './worker/cachedPages';

/** Responses that the live connection keeps up to date. */
const isLivePath = (path: string) =>
  /\/match\/(list|detail|events|momentum|statistics|odds)$/.test(path);

/** The shell's texts load with the page's; without them the keys are shown as words. */
const shellNamespace = 'shell';
const textPatienceMs = 3_000;

const decide = (boot: Boot, release: Release): RouteDecision<OwnedRoute> =>
  decideRoute({
    brand: boot.brand,
    path: location.pathname,
    search: location.search,
    visitor: currentVisitor(boot),
    routes: routesOf(release),
  });

function createRemotes(boot: Boot, release: Release, trust: ReturnType<typeof guardScripts>) {
  const { tagManagerId } = boot.brand;
  const others = tagManagerId ? [tagManagerAddress(tagManagerId)] : [];
  const store = createAppStore({ boot });
  const opened = openRemotes(boot, release, trust, {
    scripts: [workerPath, ...others],
    timeLoad,
    onReady: ({ name }, { reducers }) => injectReducers(store, name, reducers ?? {}),
    onFailure: noteBuildFailure,
    onTextFailure: (build, error) => noteFailure(build, 'load', error),
  });
  return { ...opened, store };
}

/** Late texts are applied later: without a network answer the page must not stay empty. */
async function startTexts(language: string, { load }: TextLoader): Promise<void> {
  const all = initI18n({ language, load }).then(() => loadNamespaces([shellNamespace]));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, textPatienceMs))]);
}

/** Scripts may run before the end of the document, with its data, is parsed. */
const isParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Applies data newer than that of a page from the worker's cache, except where the live connection is newer still. */
async function showLateData(store: AppStore, taken: BootPayload | null): Promise<void> {
  const late = await lateData(taken);
  if (!late) return;
  const queries = late.queries.filter(({ path }) => !isLivePath(path));
  primeQueries(store, inOwnZone({ ...late, queries }, localTimeZone()));
}

/** Everything that can wait for the first render: cookies, the account, and features in files of their own. */
async function afterFirstRender(
  boot: Boot,
  { release, lists }: { release: Release; lists: BuildListLoader },
  store: AppStore,
): Promise<void> {
  await nextTask();
  writePageCookies(store);
  const startMs = Math.round(performance.now());
  startAccount(store);
  const { afterStart } = await import('./afterStart');
  await afterStart({ brand: boot.brand, release, lists, store, startMs });
}

/** The preview of a tester's link and a developer's builds, if the server allows them and the visitor asked for them. */
async function unreleased(boot: Boot, release: Release) {
  const isAsked = location.search.includes('mfe') || document.cookie.includes(devCookie);
  if (!boot.preview && !(boot.devRemotes && isAsked)) return null;
  const { showUnreleased } = await loadUnreleased();
  return showUnreleased(boot, release, onNote);
}

/**
 * From the page's boot data to the first render, which waits for the first route's remote. Split into tasks, because on a slow
 * phone each step fills a whole task.
 */
export async function start(): Promise<void> {
  // Created first, so that a navigation during the start is not lost.
  const history = createPageHistory();
  const trust = guardScripts(ownScript);
  await isParsed();
  const boot = readBoot();
  if (boot.brand.debug) traceBridge((way, message) => console.warn('bridge', way, message));
  // Reads the app's mark from the address before a redirect or a link loses it.
  isOfIosApp();
  // Before anything can fail, so that a page that is left before it is idle reports too.
  startReporting(`${boot.brand.apiUrl}/telemetry`);
  await nextTask();
  const accepted = await acceptRelease(boot);
  await nextTask();
  const dev = await unreleased(boot, accepted);
  const release = dev ? dev.release : accepted;
  await nextTask();
  const wanted = primaryTabAddress(boot.brand, routesOf(release), location.pathname);
  if (wanted) return location.replace(wanted);
  const decision = decide(boot, release);
  if (decision.kind === 'redirect') return location.replace(decision.to);
  if (decision.kind === 'show' && decision.storeSystem) storeLanguage('system');

  await nextTask();
  const { files, lists, texts, store, remotes } = createRemotes(boot, release, trust);
  await nextTask();
  const newest = await newestPayload(boot.payload);
  const isMissing = newest?.isMissing ?? false;
  if (isMissing) reportMissing(decision.rest);
  const language = newest?.language ?? decision.language;
  await nextTask();
  setRegionHours(navigator.languages);
  await nextTask();
  const textsReady = startTexts(language, texts);
  const first = decision.kind === 'show' && !isMissing ? decision.match.route : null;
  if (first) await loadPage(remotes, first, performance.now());
  await textsReady;
  await nextTask();
  const asked = newest && (await newestData(newest));
  const isKnown = asked !== null && isCarriedDay(asked, boot.payload);
  const payload = asked && inOwnZone(asked, localTimeZone(), isKnown);
  await nextTask();
  if (!payload || isOfOtherZone(payload)) void loadCalling().catch(() => undefined);
  primeQueries(store, payload);
  await nextTask();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const basename = pathTo(boot.brand, decision.segment, '/');
  const routes = routesOf(release);
  let drawn: () => void = () => undefined;
  const isDrawn = new Promise<void>((resolve) => (drawn = resolve));
  const app = (
    <App
      onDrawn={drawn}
      brand={boot.brand}
      history={history}
      basename={basename}
      routes={routes}
      prefetch={createPrefetch({ basename, routes, remotes, store })}
      remotes={remotes}
      store={store}
      offeredLanguage={decision.kind === 'show' ? decision.offer : null}
    />
  );
  // Rendered in slices, between which the browser can respond: the server's content stays visible until the whole page is
  // ready.
  startTransition(() => createRoot(root).render(app));
  document.documentElement.setAttribute(startedMark, '');
  dev?.follow({ files, remotes });
  // A store change between two slices would make React render the whole page again, in one piece.
  await isDrawn;
  // Without a network this fails, and the next visit does it.
  afterFirstRender(boot, { release: accepted, lists }, store).catch(() => undefined);
  void showLateData(store, asked);
}
