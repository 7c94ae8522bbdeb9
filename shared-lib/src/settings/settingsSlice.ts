import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { newUuid } from '../device';
import { sessionEnded } from '../session/sessionSlice';
import { releaseSettings } from './account';
import { defaultSettings, type SettingChange, type SettingKey, type Settings } from './settings';
import type { SettingsState } from './settingsState';

const initialState: SettingsState = {
  values: defaultSettings,
  log: [],
  owner: null,
  unsent: {},
  excluded: {},
};

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
    /** The account's self-exclusion from betting content. */
    exclusionReceived: (
      state,
      { payload }: PayloadAction<{ userId: number; until: string | null }>,
    ) => {
      const { [payload.userId]: _old, ...others } = state.excluded;
      state.excluded = payload.until ? { ...others, [payload.userId]: payload.until } : others;
    },
    /** Replaces the state with that of another tab or of the account. */
    settingsReplaced: (_state, { payload }: PayloadAction<SettingsState>) => payload,
  },
  // Signed out, here or by the server: the account's log leaves the device, the page's look stays.
  extraReducers: (builder) => builder.addCase(sessionEnded, (state) => releaseSettings(state)),
});

export const { exclusionReceived, settingChanged, settingsReplaced } = settingsSlice.actions;
