import { createAppStore, injectReducers, primeQueries } from '@scoreline/shared-lib/api';
import { BrandProvider, readBoot } from '@scoreline/shared-lib/brand';
import { initI18n, loadNamespaces } from '@scoreline/shared-lib/i18n';
import { ThemeRoot, ToastHost } from '@scoreline/shared-lib/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';

import shared from '../../shared-lib/locales/en.json';
import match from '../locales/en.json';
import { remote } from './remote';

const texts: Record<string, object> = { shared, match };

/** The remote alone, in English, in a page that carries boot data: for work on it without the shell. */
async function runAlone(): Promise<void> {
  const boot = readBoot();
  const store = createAppStore({ boot });
  injectReducers(store, remote.reducers ?? {});
  await initI18n({ language: 'en', load: async (namespace) => texts[namespace] as never });
  await loadNamespaces(remote.namespaces);
  primeQueries(store, boot.payload);
  createRoot(document.getElementById('root')!).render(
    <Provider store={store}>
      <BrandProvider brand={boot.brand}>
        <ThemeRoot>
          <BrowserRouter basename={boot.brand.basePath}>
            <Routes>
              {remote.routes.map(({ path, Component }) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
            </Routes>
          </BrowserRouter>
          <ToastHost />
        </ThemeRoot>
      </BrandProvider>
    </Provider>,
  );
}

void runAlone();
