import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

import type { Boot } from '../contract';
import { followingSlice } from '../following/followingSlice';
import { readFollowing } from '../following/keepFollowing';
import { currentLanguage, translateShared } from '../i18n';
import { readSettings } from '../settings/keepSettings';
import { keepSession } from '../session/keepSession';
import { readSession } from '../session/session';
import { sessionEnded, sessionSlice, tokenRenewed } from '../session/sessionSlice';
import { settingsSlice } from '../settings/settingsSlice';
import { api } from './api';
import { createEnvironment } from './createEnvironment';
import type { ApiEnvironment } from './environment';
import { keepOnDevice } from './keepOnDevice';

const rootReducer = combineSlices(api, settingsSlice, followingSlice, sessionSlice);

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
      defaults({
        thunk: { extraArgument: environment ?? pageEnvironment(boot, tell) },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  });
  if (typeof window === 'undefined') return store;
  keepOnDevice(store);
  keepSession(store);
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<typeof rootReducer>;

/** Adds a remote's reducers, each under its key; one already there stays. */
export function injectReducers(store: AppStore, reducers: Record<string, Reducer>): void {
  for (const [reducerPath, reducer] of Object.entries(reducers))
    rootReducer.inject({ reducerPath: reducerPath as never, reducer: reducer as never });
  store.dispatch({ type: 'store/reducersInjected' });
}
