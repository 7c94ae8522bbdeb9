import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { useAppSelector } from '../api/store/hooks';
import { excludedUntil, type WithExclusion } from './exclusion';
import type { SettingKey, Settings } from './settings';
import { settingChanged } from './settingsSlice';
import type { SettingsState } from './settingsState';

interface WithSettings extends WithExclusion {
  settings: SettingsState;
}

/** The chosen value, except that a self-excluded member never sees odds. */
function inForce<K extends SettingKey>(state: WithSettings, key: K): Settings[K] {
  const value = state.settings.values[key];
  if (key !== 'showOdds' || excludedUntil(state, Date.now()) === null) return value;
  return false as Settings[K];
}

/** A setting and its setter; a change is stored on the device at once. */
export function useSetting<K extends SettingKey>(
  key: K,
): [Settings[K], (value: Settings[K]) => void] {
  const dispatch = useDispatch();
  const value = useAppSelector((state) => inForce(state, key));
  const set = useCallback(
    (next: Settings[K]) => dispatch(settingChanged(key, next)),
    [dispatch, key],
  );
  return [value, set];
}
