import { configureStore } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

import type { Boot } from '../../contract';
import { readFollowing } from '../../following/storedFollowing';
import { currentLanguage, translateShared } from '../../i18n';
import { readSettings } from '../../settings/storedSettings';
import { persistSession } from '../../session/persistSession';
import { readSession } from '../../session/session';
import { sessionEnded, tokenRenewed } from '../../session/sessionSlice';
import { api } from '../api';
import { rootReducer } from './appState';
import { createEnvironment } from '../environment/createEnvironment';
import type { ApiEnvironment } from '../environment/environment';
import { persistOnDevice } from './persistOnDevice';

interface StoreOptions {
  boot: Pick<Boot, 'brand'>;
  /** Environment of API calls; tests pass their own, by default the browser's. */
  environment?: ApiEnvironment;
}

type Tell = (action: ReturnType<typeof sessionEnded | typeof tokenRenewed>) => void;

const pageEnvironment = ({ brand }: Pick<Boot, 'brand'>, tell: Tell): ApiEnvironment =>
  createEnvironment({
    brand,
    language: currentLanguage,
    translate: translateShared,
    onSessionEnded: () => tell(sessionEnded()),
    onTokenRenewed: (accessToken) => tell(tokenRenewed(accessToken)),
  });

/** Creates the page's only store, with the settings and followed items stored on this device. */
export function createAppStore({ boot, environment }: StoreOptions) {
  const tell: Tell = (action) => void store.dispatch(action);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: {
      settings: readSettings({ primarySport: boot.brand.primarySport }),
      following: readFollowing(),
      session: readSession(),
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment ?? pageEnvironment(boot, tell) } }).concat(
        api.middleware,
      ),
  });
  if (typeof window === 'undefined') return store;
  persistOnDevice(store);
  persistSession(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;

const ownState = new Set(['api', 'settings', 'following', 'session']);

interface Injected {
  owner: string;
  reducer: Reducer;
}

/** Reducers injected by remotes, by key. */
const injected = new WeakMap<AppStore, Map<string, Injected>>();

/** Another build may not understand the state a previous one left, so each build starts with its own initial state. */
function fromTheStart(reducer: Reducer, leftBehind: unknown): Reducer {
  let isOwn = false;
  return (state, action) => {
    isOwn ||= state !== undefined && state !== leftBehind;
    return reducer(isOwn ? state : undefined, action);
  };
}

function inject(store: AppStore, reducerPath: string, reducer: Reducer): void {
  const leftBehind = (store.getState() as Record<string, unknown>)[reducerPath];
  const slice = { reducerPath, reducer: fromTheStart(reducer, leftBehind) };
  rootReducer.inject(slice as Parameters<typeof rootReducer.inject>[0], {
    overrideExisting: true,
  });
}

/**
 * Injects a remote's reducers, each under its key, and replaces the reducers and state of another build of that remote.
 * @throws if a key belongs to the store or to another remote; the store is then unchanged
 */
export function injectReducers(
  store: AppStore,
  owner: string,
  reducers: Record<string, Reducer>,
): void {
  const known = injected.get(store) ?? new Map<string, Injected>();
  injected.set(store, known);
  for (const key of Object.keys(reducers)) {
    const other = ownState.has(key) ? 'the store' : known.get(key)?.owner;
    if (other && other !== owner) throw new Error(`the state "${key}" of ${owner} is ${other}'s`);
  }
  for (const [key, one] of known) {
    if (one.owner === owner && !Object.hasOwn(reducers, key)) {
      inject(store, key, () => null);
      known.delete(key);
    }
  }
  for (const [key, reducer] of Object.entries(reducers)) {
    if (known.get(key)?.reducer === reducer) continue;
    inject(store, key, reducer);
    known.set(key, { owner, reducer });
  }
  store.dispatch({ type: 'store/reducersInjected' });
}
