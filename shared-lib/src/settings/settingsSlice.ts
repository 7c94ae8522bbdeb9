import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { newUuid } from '../device';
import { defaultSettings, type SettingChange, type SettingKey, type Settings } from './settings';

export interface SettingsState {
  values: Settings;
  /** What the account does not know yet: the last change of each key, oldest first. */
  log: SettingChange[];
}

const initialState: SettingsState = { values: defaultSettings, log: [] };

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingChanged: {
      prepare: <K extends SettingKey>(key: K, value: Settings[K]) => ({
        payload: { id: newUuid(), key, value, at: new Date().toISOString() } as SettingChange,
      }),
      reducer: (state, { payload }: PayloadAction<SettingChange>) => {
        state.values = { ...state.values, [payload.key]: payload.value };
        state.log = [...state.log.filter(({ key }) => key !== payload.key), payload];
      },
    },
    /** Another tab, or the account, says how things stand. */
    settingsReplaced: (_state, { payload }: PayloadAction<SettingsState>) => payload,
    /** The account has taken these changes. */
    settingsSent: (state, { payload }: PayloadAction<string[]>) => {
      state.log = state.log.filter(({ id }) => !payload.includes(id));
    },
  },
});

export const { settingChanged, settingsReplaced, settingsSent } = settingsSlice.actions;
