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
  /** Further keys that are kept with it. */
  also?: string;
  select: () => S;
  read: () => S;
  write: (state: S) => void;
  merge: (stored: S, before: S, now: S) => S;
  replace: (state: S) => void;
}

const raw = (key: string) => readText(localStore(), key);

/**
 * Writes a part of the store as it changes, and takes over what other tabs write. Where another tab wrote meanwhile and
 * its message is still on the way, both tabs' changes are kept.
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

/** Settings and following, from the store to local storage and between tabs. */
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
