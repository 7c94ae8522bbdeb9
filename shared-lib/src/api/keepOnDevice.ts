import { followingReplaced } from '../following/followingSlice';
import { followingKey, readFollowing, writeFollowing } from '../following/keepFollowing';
import { languageKey } from '../i18n/storedLanguage';
import { readSettings, settingsKey, writeSettings } from '../settings/keepSettings';
import { settingsReplaced } from '../settings/settingsSlice';
import type { AppStore } from './createAppStore';

/** Writes settings and following to local storage as they change, and takes over what other tabs write. */
export function keepOnDevice(store: AppStore): () => void {
  let kept = store.getState();
  let fromOtherTab = false;
  const stopWriting = store.subscribe(() => {
    const now = store.getState();
    if (!fromOtherTab && now.settings !== kept.settings) writeSettings(now.settings);
    if (!fromOtherTab && now.following !== kept.following) writeFollowing(now.following);
    kept = now;
  });
  // What another tab wrote must not be written back, or two tabs answer each other for ever.
  const takeOver = (action: Parameters<AppStore['dispatch']>[0]) => {
    fromOtherTab = true;
    store.dispatch(action);
    fromOtherTab = false;
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === settingsKey || key === languageKey) takeOver(settingsReplaced(readSettings()));
    if (key === followingKey) takeOver(followingReplaced(readFollowing()));
  };
  addEventListener('storage', onStorage);
  return () => {
    stopWriting();
    removeEventListener('storage', onStorage);
  };
}
