import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ResourceLanguage } from 'i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';

import en from '../../locales/en.json';
import { createAppStore, type ApiEnvironment, type AppStore } from '../api';
import { BrandProvider } from '../brand';
import type { BrandConfig } from '../contract';
import { initI18n, loadNamespaces } from '../i18n';
import { ThemeRoot, ToastHost } from '../ui';
import { testBrand } from './testBrand';
import { testEnvironment } from './testEnvironment';

interface RenderOptions {
  language?: string;
  /** Texts of further namespaces; `shared` defaults to English. */
  texts?: Record<string, object>;
  path?: string;
  brand?: Partial<BrandConfig>;
  environment?: ApiEnvironment;
  store?: AppStore;
}

const noServer = {
  fetch: () => Promise.reject(new TypeError('This test has no server.')),
  rsaPublicKey: '',
};

/** Renders with everything a page gives a remote: store, brand, theme, texts, router, toasts. Removes the previous render. */
export async function renderApp(
  ui: ReactNode,
  options: RenderOptions = {},
): Promise<RenderResult & { store: AppStore }> {
  cleanup();
  const brand = testBrand(options.brand);
  const environment = options.environment ?? testEnvironment(noServer);
  const store = options.store ?? createAppStore({ boot: { brand }, environment });
  const texts: Record<string, object> = { shared: en, ...options.texts };
  await initI18n({
    language: options.language ?? 'en',
    load: async (namespace) => texts[namespace] as ResourceLanguage,
  });
  await loadNamespaces(Object.keys(texts));
  const page = (
    <Provider store={store}>
      <BrandProvider brand={brand}>
        <ThemeRoot>
          <MemoryRouter initialEntries={[options.path ?? '/']}>{ui}</MemoryRouter>
          <ToastHost />
        </ThemeRoot>
      </BrandProvider>
    </Provider>
  );
  return { ...render(page), store };
}
