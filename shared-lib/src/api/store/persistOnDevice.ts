import type { Store } from 'redux';

import { mergeFollowing } from '../../following/account';
import { followingReplaced } from '../../following/followingSlice';
import { followingKey, readFollowing, writeFollowing } from '../../following/storedFollowing';
import { localStore, readText } from '../../device';
import { setTimeFormat, setTimeZone } from '../../format';
import { languageKey } from '../../i18n/storedLanguage';
import { mergeSettings } from '../../settings/account';
import { readSettings, settingsKey, writeSettings } from '../../settings/storedSettings';
import { settingsReplaced } from '../../settings/settingsSlice';
import type { AppState } from './appState';

interface Part<S> {
  key: string;
  /** Further keys stored with it. */
  also?: string;
  select: () => S;
  read: () => S;
  write: (state: S) => void;
  merge: (stored: S, before: S, now: S) => S;
  replace: (state: S) => void;
}

const raw = (key: string) => readText(localStore(), key);

/**
 * Persists a part of the store on every change and merges changes of other tabs. If another tab wrote and its message has not
 * arrived yet, the changes of both tabs are kept.
 */
function persistPart<S>(part: Part<S>) {
  let before = part.select();
  let seen = raw(part.key);
  let silent = false;
  const replace = (state: S) => {
    silent = true;
    part.replace(state);
    silent = false;
    before = part.select();
  };
  const onChange = () => {
    const now = part.select();
    if (silent || now === before) return;
    const isStale = raw(part.key) !== seen;
    if (isStale) replace(part.merge(part.read(), before, now));
    before = part.select();
    part.write(before);
    seen = raw(part.key);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || (key !== part.key && key !== part.also)) return;
    seen = raw(part.key);
    replace(part.read());
  };
  return { onChange, onStorage };
}

/** Persists settings and followed items in local storage and syncs them between tabs. */
export function persistOnDevice(store: Store<AppState>): () => void {
  const settings = persistPart({
    key: settingsKey,
    also: languageKey,
    select: () => store.getState().settings,
    read: () => readSettings(),
    write: writeSettings,
    merge: mergeSettings,
    replace: (state) => store.dispatch(settingsReplaced(state)),
  });
  const following = persistPart({
    key: followingKey,
    select: () => store.getState().following,
    read: () => readFollowing(),
    write: writeFollowing,
    merge: mergeFollowing,
    replace: (state) => store.dispatch(followingReplaced(state)),
  });
  let shown: AppState['settings']['values'] | null = null;
  const showTimes = () => {
    const { values } = store.getState().settings;
    if (values === shown) return;
    shown = values;
    setTimeFormat(values.timeFormat);
    setTimeZone(values.timeZone);
  };
  showTimes();
  const stopWriting = store.subscribe(() => {
    showTimes();
    settings.onChange();
    following.onChange();
  });
  const onStorage = (event: StorageEvent) => {
    settings.onStorage(event);
    following.onStorage(event);
  };
  addEventListener('storage', onStorage);
  return () => {
    stopWriting();
    removeEventListener('storage', onStorage);
  };
}
