import {
  type AppStore,
  createAppStore,
  injectReducers,
  loadCalling,
  primeQueries,
} from '@scoreline/shared-lib/api';
import { readBoot, tellMissing } from '@scoreline/shared-lib/brand';
import {
  type Boot,
  type BootPayload,
  decideRoute,
  devCookie,
  pathTo,
  type PlacedBuild,
  type Release,
  type RouteDecision,
  startedMark,
} from '@scoreline/shared-lib/contract';
import { localTimeZone, setRegionHours } from '@scoreline/shared-lib/format';
import {
  currentLanguage,
  initI18n,
  loadNamespaces,
  putTexts,
  storeLanguage,
} from '@scoreline/shared-lib/i18n';
import { isOfIosApp, traceBridge } from '@scoreline/shared-lib/native';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App';
import { startAccount } from './account/startAccount';
import { tagManagerAddress } from './consent/tagManager';
import { createBuildLoader } from './federation/loadBuild';
import { brakeReloads } from './federation/reloadLoop';
import { Remotes } from './federation/remotes';
import { startFederation } from './federation/startFederation';
import { guardScripts } from './federation/trustListed';
import { inOwnZone, isOfOtherZone } from './page/data/inOwnZone';
import { isCarriedDay, lateData, newestData } from './page/data/newerData';
import { nextTask } from './page/nextTask';
import { writePageCookies } from './page/pageCookies';
import { createPageHistory } from './page/history/pageHistory';
import { createPrefetch } from './page/data/prefetch';
import { primaryTabAddress } from './page/history/primaryTab';
import { currentVisitor } from './page/visitor';
import { acceptRelease } from './release/acceptRelease';
import { type BuildListLoader, createBuildLists } from './release/buildLists';
import { listFiles } from './release/listedFiles';
import { newerRelease } from './release/newerRelease';
import { loadPage } from './remote/loadPage';
import { type OwnedRoute, routesOf } from './routes';
import { noteBuildFailure, noteFailure, timeLoad } from './telemetry/remoteReports';
import { startTelling } from './telemetry/tell';
import { createTextLoader, type TextLoader } from './texts/loadTexts';
import { newestPayload, workerPath } from './worker/cachedPages';

/** Answers that the live connection brings up to date by itself. */
const isLivePath = (path: string) =>
  /\/match\/(list|detail|events|momentum|statistics|odds)$/.test(path);

/** The texts of the shell come with the page's; without them the words of the keys stand in. */
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
  const files = listFiles(release);
  const { tagManagerId } = boot.brand;
  const others = tagManagerId ? [tagManagerAddress(tagManagerId)] : [];
  trust(files, [workerPath, ...others]);
  const loadBuild = createBuildLoader(startFederation(files));
  const store = createAppStore({ boot });
  const lists = createBuildLists(files, boot.lists);
  const noteText = (build: PlacedBuild, error: Error) => noteFailure(build, 'load', error);
  const texts = createTextLoader(release, files, noteText, lists.texts);
  const textsOf = new Map<PlacedBuild, { language: string; texts: object }>();
  const load = async (build: PlacedBuild, attempt: number) => {
    const language = currentLanguage();
    const loadListed = async () => {
      await lists.code(build, attempt > 0);
      return loadBuild(build, attempt);
    };
    const [module, own] = await Promise.all([
      timeLoad(build, loadListed),
      texts.of(build, language, attempt > 0),
    ]);
    if (own) textsOf.set(build, { language, texts: own });
    return module;
  };
  const remotes = new Remotes({
    remotes: release.remotes,
    load: brakeReloads(load),
    async renew(name) {
      const remote = (await newerRelease(release, boot))?.remotes[name] ?? null;
      for (const build of [remote, remote?.fallback]) if (build) files.add(build);
      return remote;
    },
    onReady(build, { reducers }) {
      injectReducers(store, build.name, reducers ?? {});
      texts.show(build);
      const own = textsOf.get(build);
      if (own) for (const name of build.namespaces) putTexts(name, own.language, own.texts);
    },
    onFailure: noteBuildFailure,
  });
  return { files, lists, texts, store, remotes };
}

/** Texts that do not come in time come later: a page without a network answer is no empty page. */
async function startTexts(language: string, { load }: TextLoader): Promise<void> {
  const all = initI18n({ language, load }).then(() => loadNamespaces([shellNamespace]));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, textPatienceMs))]);
}

/** The page's scripts may be there before its end, with its data, is. */
const isParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Data newer than those of a page that the worker had kept; what the live connection tells is newer still. */
async function showLateData(store: AppStore, taken: BootPayload | null): Promise<void> {
  const late = await lateData(taken);
  if (!late) return;
  const queries = late.queries.filter(({ path }) => !isLivePath(path));
  primeQueries(store, inOwnZone({ ...late, queries }, localTimeZone()));
}

/** What may wait until the page stands: cookies, the account, and all that comes in a file of its own. */
async function afterFirstRender(
  boot: Boot,
  { release, lists }: { release: Release; lists: BuildListLoader },
  store: AppStore,
): Promise<void> {
  await nextTask();
  writePageCookies(store);
  const startMs = Math.round(performance.now());
  // Whoever touches the page is about to ask for something.
  addEventListener('pointerdown', () => void loadCalling().catch(() => undefined), { once: true });
  startAccount(store);
  const { afterStart } = await import('./afterStart');
  await afterStart({ brand: boot.brand, release, lists, store, startMs });
}

/** What a tester's link opens, and builds that a developer runs, where the server lets pages take them and one was asked for. */
async function unreleased(boot: Boot, release: Release) {
  const isAsked = location.search.includes('mfe') || document.cookie.includes(devCookie);
  if (!boot.preview && !(boot.devRemotes && isAsked)) return null;
  const { showUnreleased } = await import('./dev/unreleased');
  return showUnreleased(boot, release);
}

/**
 * From the page's boot data to the first render, which waits for the first route's remote. It is cut into tasks: on a slow
 * phone each of its steps is as long as a task should be.
 */
export async function start(): Promise<void> {
  // Where a visitor goes while the page is being made is told once.
  const history = createPageHistory();
  const trust = guardScripts();
  await isParsed();
  const boot = readBoot();
  if (boot.brand.debug) traceBridge((way, message) => console.warn('bridge', way, message));
  // A redirect or a link would lose the mark of the address.
  isOfIosApp();
  // Before anything can fail: a page that is left before it is idle tells of that too.
  startTelling(`${boot.brand.apiUrl}/telemetry`);
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
  if (isMissing) tellMissing(decision.rest);
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
  // In slices, between which the browser can answer: what the server wrote is in sight until the whole page is.
  startTransition(() => createRoot(root).render(app));
  document.documentElement.setAttribute(startedMark, '');
  dev?.follow({ files, remotes });
  // What changed the store between two slices would have React draw all of the page again, in one piece.
  await isDrawn;
  // Without a network there is nothing to tell or to keep; the next visit does it.
  afterFirstRender(boot, { release: accepted, lists }, store).catch(() => undefined);
  void showLateData(store, asked);
}
