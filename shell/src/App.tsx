import type { AppStore } from '@scoreline/shared-lib/api';
import { BrandProvider } from '@scoreline/shared-lib/brand';
import { type BrandConfig, matchRoute } from '@scoreline/shared-lib/contract';
import { ThemeRoot, ToastHost } from '@scoreline/shared-lib/ui';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';

import type { Remotes } from './federation/remotes';
import { Frame } from './frame/Frame';
import { NotFound } from './page/NotFound';
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
}

export function App({ brand, basename, routes, remotes, store }: AppProps) {
  return (
    <Provider store={store}>
      <BrandProvider brand={brand}>
        <ThemeRoot>
          <RemotesProvider remotes={remotes}>
            <BrowserRouter basename={basename}>
              <Page routes={routes} />
            </BrowserRouter>
          </RemotesProvider>
          <ToastHost />
        </ThemeRoot>
      </BrandProvider>
    </Provider>
  );
}

/** The frame and the page of the address; a page no remote has is the shell's own "not found". */
function Page({ routes }: { routes: OwnedRoute[] }) {
  const { pathname } = useLocation();
  const route = matchRoute(routes, pathname)?.route;
  return (
    <Frame layout={route?.layout ?? 'custom'} tab={route?.tab} routes={routes}>
      <Routes>
        {route && <Route path={route.path} element={<RemoteRoute route={route} />} />}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Frame>
  );
}
