import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import type { SettingKey, Settings } from './settings';
import { settingChanged, type SettingsState } from './settingsSlice';

interface WithSettings {
  settings: SettingsState;
}

/** A setting and its setter; the change is kept on the device at once. */
export function useSetting<K extends SettingKey>(
  key: K,
): [Settings[K], (value: Settings[K]) => void] {
  const dispatch = useDispatch();
  const value = useSelector((state: WithSettings) => state.settings.values[key]);
  const set = useCallback(
    (next: Settings[K]) => dispatch(settingChanged(key, next)),
    [dispatch, key],
  );
  return [value, set];
}
