import { Route, Routes, useLocation } from 'react-router-dom';

import { createAppStore, injectReducers, type AppStore } from '../api';
import type { BrandConfig, RemoteModule } from '../contract';
import { settingChanged } from '../settings';
import { installDialogElement } from './dialogElement';
import { createFakeApi, type FakeAnswer, type FakeApi } from './fakeApi';
import { installPage } from './livePage';
import { renderApp } from './renderApp';
import { testBoot } from './testBrand';
import { testEnvironment } from './testEnvironment';

/** Answers by the end of an operation's path; a function receives the request. */
export type Answers = Record<string, unknown>;

interface RemotePage {
  /** The address to open. */
  path: string;
  answers: Answers | FakeAnswer;
  /** The remote's own texts, by namespace. */
  texts: Record<string, object>;
  brand?: Partial<BrandConfig>;
  settings?: Partial<Record<'showOdds' | 'spoilerFree', boolean>>;
  /** Prepares the store before the first render. */
  prepare?: (store: AppStore) => void;
}

/** Opens an address of a remote on a page of its own, with a fake server. An address of no remote renders nothing. */
export async function openRemote(
  { routes, namespaces, reducers = {} }: RemoteModule,
  { path, answers, texts, brand, settings = {}, prepare }: RemotePage,
) {
  installPage();
  installDialogElement();
  const api = await createFakeApi(typeof answers === 'function' ? answers : answerFrom(answers));
  const store = createAppStore({ boot: testBoot(brand), environment: testEnvironment(api) });
  injectReducers(store, namespaces[0] ?? 'remote', reducers);
  for (const [key, value] of Object.entries(settings))
    store.dispatch(settingChanged(key as keyof typeof settings, value));
  prepare?.(store);
  const page = (
    <>
      <Where />
      <Routes>
        {routes.map(({ path: route, Component }) => (
          <Route key={route} path={route} element={<Component />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  return { api, ...(await renderApp(page, { store, path, texts, ...(brand && { brand }) })) };
}

const addressId = 'address';

function Where() {
  const { pathname, search, hash } = useLocation();
  return (
    <p hidden data-testid={addressId}>
      {pathname + search + hash}
    </p>
  );
}

/** Current address of a page opened with `openRemote`. */
export const addressNow = (): string | null =>
  document.querySelector(`[data-testid=${addressId}]`)?.textContent ?? null;

const answerFrom =
  (answers: Answers): FakeAnswer =>
  (path, request) => {
    const answer = Object.entries(answers).find(([name]) => path.endsWith(`/${name}`))?.[1];
    return typeof answer === 'function' ? (answer as (asked: unknown) => unknown)(request) : answer;
  };

/** Requests of an operation, in order; `operation` is the end of its path, as in `Answers`. */
export const requestsOf = ({ calls }: FakeApi, operation: string): unknown[] =>
  calls.filter(({ path }) => path.endsWith(`/${operation}`)).map(({ request }) => request);
