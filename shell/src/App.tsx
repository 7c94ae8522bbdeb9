import type { AppStore } from '@scoreline/shared-lib/api';
import { BrandProvider, useBrand, useIsMissing } from '@scoreline/shared-lib/brand';
import {
  type BrandConfig,
  isClosed,
  matchRoute,
  missingLayout,
  paths,
  pathTo,
} from '@scoreline/shared-lib/contract';
import { ThemeRoot, ToastHost, WayOut } from '@scoreline/shared-lib/ui';
import { useEffect, useEffectEvent } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router-dom';

import type { Remotes } from '@scoreline/platform-browser';
import { Frame } from './frame/Frame';
import { Notices } from './notices/Notices';
import { useDeviceCheck } from './account/useDeviceCheck';
import { Boundary, Part } from './page/failure/Boundary';
import type { PageHistory } from './page/history/pageHistory';
import { PageRouter } from './page/history/PageRouter';
import { ShellCard } from './page/failure/ShellCard';
import { shellPages } from './page/ShellPages';
import { showStartFailure } from './page/failure/startFailure';
import { useLoginMemory } from './page/history/useLoginMemory';
import { usePageHead } from './page/usePageHead';
import { usePageLinks } from './page/usePageLinks';
import { useSearchKey } from './page/useSearchKey';
import { RemoteRoute } from './remote/RemoteRoute';
import { RemotesProvider } from './remote/RemotesContext';
import type { OwnedRoute } from './routes';
import { useCachedPages } from './worker/cachedPages';

interface AppProps {
  brand: BrandConfig;
  history: PageHistory;
  /** The brand's base path and the language segment, if the address has one. */
  basename: string;
  routes: OwnedRoute[];
  remotes: Remotes;
  store: AppStore;
  prefetch: (to: string) => void;
  /** A language to offer, as the browser prefers it. */
  offeredLanguage: string | null;
  /** Called once the page, or the card that replaces it on failure, has rendered. */
  onDrawn?: () => void;
}

export function App(props: AppProps) {
  const { brand, history, basename, remotes, store } = props;
  const drawn = useEffectEvent(() => props.onDrawn?.());
  useEffect(() => drawn(), []);
  return (
    <Boundary fallback={<StartFailure />}>
      <Provider store={store}>
        <BrandProvider brand={brand}>
          <ThemeRoot>
            <RemotesProvider remotes={remotes}>
              <PageRouter history={history} basename={basename}>
                <Boundary fallback={<Frameless />}>
                  <Page {...props} />
                </Boundary>
              </PageRouter>
            </RemotesProvider>
            <Part>
              <ToastHost />
            </Part>
          </ThemeRoot>
        </BrandProvider>
      </Provider>
    </Boundary>
  );
}

/** The providers have failed, so there are no texts and no theme. */
function StartFailure() {
  useEffect(showStartFailure, []);
  return null;
}

const Frameless = () => (
  <main>
    <ShellCard />
  </main>
);

const OwnPage = ({ path }: { path: string }) => (
  <Boundary
    key={path}
    fallback={
      <ShellCard>
        <WayOut />
      </ShellCard>
    }
  >
    {shellPages[path]}
  </Boundary>
);

interface PageDutiesProps {
  route: OwnedRoute | undefined;
  params: Record<string, string>;
  prefetch: AppProps['prefetch'];
}

/** The page's side effects. A separate component, because each context it reads would otherwise re-render the whole page. */
function PageDuties({ route, params, prefetch }: PageDutiesProps) {
  useLoginMemory();
  useCachedPages();
  useDeviceCheck();
  useSearchKey();
  usePageHead(route, params);
  usePageLinks(prefetch);
  return null;
}

/** Leaves a page that the brand has closed, with the same redirect as the server's. */
function ToNotFound() {
  const address = pathTo(useBrand(), null, paths.notFound);
  useEffect(() => location.replace(address), [address]);
  return null;
}

/** The frame and the page of the address; an address without a route renders the shell's own "not found". */
function Page({ brand, routes, offeredLanguage, prefetch }: AppProps) {
  const { pathname } = useLocation();
  const isMissing = useIsMissing(pathname);
  const found = isMissing ? null : matchRoute(routes, pathname);
  const closed = isClosed(brand.key, pathname, found);
  const match = closed ? null : found;
  const route = match?.route;
  const page =
    route &&
    (route.remote ? (
      <RemoteRoute remote={route.remote} path={route.path} />
    ) : (
      <OwnPage path={route.path} />
    ));
  return (
    <Frame layout={route?.layout ?? missingLayout} tab={route?.tab} routes={routes}>
      <Routes>
        {route && <Route path={route.path} element={page} />}
        <Route path="*" element={<OwnPage path={paths.notFound} />} />
      </Routes>
      <Part>
        <Notices offeredLanguage={offeredLanguage} />
      </Part>
      <PageDuties route={route} params={match?.params ?? {}} prefetch={prefetch} />
      {closed && <ToNotFound />}
    </Frame>
  );
}
