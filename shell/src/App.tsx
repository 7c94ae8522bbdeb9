import type { AppStore } from '@scoreline/shared-lib/api';
import { BrandProvider } from '@scoreline/shared-lib/brand';
import { type BrandConfig, matchRoute } from '@scoreline/shared-lib/contract';
import { ThemeRoot, ToastHost } from '@scoreline/shared-lib/ui';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';

import type { Remotes } from './federation/remotes';
import { Frame } from './frame/Frame';
import { Notices } from './notices/Notices';
import { NotFound } from './page/NotFound';
import { shellPages } from './page/ShellPages';
import { useLoginMemory } from './page/useLoginMemory';
import { RemoteRoute } from './remote/RemoteRoute';
import { RemotesProvider } from './remote/RemotesContext';
import type { OwnedRoute } from './routes';

interface AppProps {
  brand: BrandConfig;
  /** The brand's base path and the language segment, if the address has one. */
  basename: string;
  routes: OwnedRoute[];
  remotes: Remotes;
  store: AppStore;
  /** A language to offer, as the browser prefers it. */
  offeredLanguage: string | null;
}

export function App(props: AppProps) {
  const { brand, basename, routes, remotes, store, offeredLanguage } = props;
  return (
    <Provider store={store}>
      <BrandProvider brand={brand}>
        <ThemeRoot>
          <RemotesProvider remotes={remotes}>
            <BrowserRouter basename={basename}>
              <Page routes={routes} offeredLanguage={offeredLanguage} />
            </BrowserRouter>
          </RemotesProvider>
          <ToastHost />
        </ThemeRoot>
      </BrandProvider>
    </Provider>
  );
}

/** The frame and the page of the address; a page no remote has is the shell's own "not found". */
function Page({ routes, offeredLanguage }: Pick<AppProps, 'routes' | 'offeredLanguage'>) {
  const { pathname } = useLocation();
  useLoginMemory();
  const route = matchRoute(routes, pathname)?.route;
  const page =
    route &&
    (route.remote ? (
      <RemoteRoute remote={route.remote} path={route.path} />
    ) : (
      shellPages[route.path]
    ));
  return (
    <Frame layout={route?.layout ?? 'custom'} tab={route?.tab} routes={routes}>
      <Routes>
        {route && <Route path={route.path} element={page} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
      <Notices offeredLanguage={offeredLanguage} />
    </Frame>
  );
}
