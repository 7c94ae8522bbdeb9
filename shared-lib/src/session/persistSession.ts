import type { Store } from 'redux';

import type { AppState } from '../api/store/appState';
import { sessionNames } from '../contract';
import { clearSession, readSession, writeSession } from './session';
import { sessionReplaced } from './sessionSlice';

/** Persists the session in cookies and local storage, and follows other tabs. */
export function persistSession(store: Store<AppState>): () => void {
  let persisted = store.getState().session;
  let fromOtherTab = false;
  const stopWriting = store.subscribe(() => {
    const { session } = store.getState();
    if (session === persisted) return;
    persisted = session;
    if (fromOtherTab) return;
    if (session.isLogin || session.userId !== null) writeSession(session);
    else clearSession();
  });
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== sessionNames.user) return;
    fromOtherTab = true;
    store.dispatch(sessionReplaced(readSession()));
    fromOtherTab = false;
  };
  addEventListener('storage', onStorage);
  return () => {
    stopWriting();
    removeEventListener('storage', onStorage);
  };
}
