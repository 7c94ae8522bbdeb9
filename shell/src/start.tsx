import { createAppStore, injectReducers, primeQueries } from '@scoreline/shared-lib/api';
import { readBoot } from '@scoreline/shared-lib/brand';
import {
  type Boot,
  decideRoute,
  pathTo,
  type Release,
  type RouteDecision,
} from '@scoreline/shared-lib/contract';
import { initI18n, loadNamespaces, storeLanguage } from '@scoreline/shared-lib/i18n';
import { createRoot } from 'react-dom/client';

import { App } from './App';
import { tagManagerAddress } from './consent/tagManager';
import { createBuildLoader, type PlacedBuild } from './federation/loadBuild';
import { Remotes } from './federation/remotes';
import { startFederation } from './federation/runtime';
import { trustListedScripts } from './federation/trustListed';
import { pageNonce } from './nonce';
import { keepPageCookies } from './page/pageCookies';
import { currentVisitor } from './page/visitor';
import { acceptRelease } from './release/acceptRelease';
import { listFiles } from './release/listedFiles';
import { type OwnedRoute, routesOf } from './routes';
import { createTextLoader } from './texts/loadTexts';
import { watchReleases } from './updates/watchReleases';
import { installPrompt } from './install/installPrompt';
import { keepOffline, newestPayload } from './worker/keepOffline';
import { registerWorker, workerPath } from './worker/registerWorker';

/** The texts of the shell come with the page's; without them the words of the keys stand in. */
const shellNamespace = 'shell';

const decide = ({ brand }: Boot, release: Release): RouteDecision<OwnedRoute> =>
  decideRoute({
    brand,
    path: location.pathname,
    search: location.search,
    visitor: currentVisitor(),
    routes: routesOf(release),
  });

function createRemotes(boot: Boot, release: Release) {
  const files = listFiles(release);
  const { tagManagerId } = boot.brand;
  const others = tagManagerId ? [tagManagerAddress(tagManagerId)] : [];
  trustListedScripts(files, [workerPath, ...others]);
  const loadBuild = createBuildLoader({ files, nonce: pageNonce, init: startFederation() });
  const store = createAppStore({ boot });
  const load = async (build: PlacedBuild, attempt: number) => {
    const texts = loadNamespaces(build.namespaces);
    const module = await loadBuild(build, attempt);
    await texts;
    return module;
  };
  const remotes = new Remotes({
    remotes: release.remotes,
    load,
    onReady: (_build, { reducers }) => injectReducers(store, reducers ?? {}),
  });
  return { files, store, remotes };
}

async function startTexts(
  language: string,
  load: ReturnType<typeof createTextLoader>,
): Promise<void> {
  await initI18n({ language, load });
  await loadNamespaces([shellNamespace]);
}

/** What may wait until the page stands: the worker, what it keeps, and the watch for newer releases. */
async function afterFirstRender({ brand }: Boot, release: Release): Promise<void> {
  installPrompt.start();
  watchReleases(brand.basePath, release);
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  if (await registerWorker(brand.basePath)) keepOffline(release);
}

/** From the page's boot data to the first render, which waits for the first route's remote. */
export async function start(): Promise<void> {
  const boot = readBoot();
  const release = await acceptRelease(boot);
  const decision = decide(boot, release);
  if (decision.kind === 'redirect') return location.replace(decision.to);
  if (decision.kind === 'show' && decision.storeSystem) storeLanguage('system');

  const { files, store, remotes } = createRemotes(boot, release);
  const payload = await newestPayload(boot.payload);
  const language = payload?.language ?? decision.language;
  const texts = startTexts(language, createTextLoader(release, files));
  const first = decision.kind === 'show' ? decision.match.route.remote : null;
  if (first) await remotes.load(first);
  await texts;
  primeQueries(store, payload);
  keepPageCookies(store);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <App
      brand={boot.brand}
      basename={pathTo(boot.brand, decision.segment, '/')}
      routes={routesOf(release)}
      remotes={remotes}
      store={store}
      offeredLanguage={decision.kind === 'show' ? decision.offer : null}
    />,
  );
  void afterFirstRender(boot, release);
}
