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
  /** What calls need of the page; the browser's own unless a test brings another. */
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

/** The one store of the page, with the settings and the following this device has kept. */
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

/** What remotes keep in a store, by key. */
const injected = new WeakMap<AppStore, Map<string, Injected>>();

/** What a build has left behind is nothing that another one has to understand: that one starts with a state of its own. */
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
 * Makes these the reducers of a remote, each under its key: those of another build of it give way, with their state.
 * @throws for a key that is the store's own or another remote's; nothing is changed then.
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
