import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { newUuid } from '../device';
import { sessionEnded } from '../session/sessionSlice';
import { releaseSettings } from './account';
import { defaultSettings, type SettingChange, type SettingKey, type Settings } from './settings';

export interface SettingsState {
  values: Settings;
  /** What the account does not know yet: the last change of each key, oldest first. */
  log: SettingChange[];
  /** The account the log belongs to; null while it is a visitor's. */
  owner: number | null;
  /** What an account that was signed out here has not been told, by user id. */
  unsent: Record<number, SettingChange[]>;
  /** Until when members who used this device want no betting content, by user id. */
  excluded: Record<number, string>;
}

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
    /** The account says until when its member wants no betting content. */
    exclusionTold: (
      state,
      { payload }: PayloadAction<{ userId: number; until: string | null }>,
    ) => {
      const { [payload.userId]: _old, ...others } = state.excluded;
      state.excluded = payload.until ? { ...others, [payload.userId]: payload.until } : others;
    },
    /** Another tab, or the account, says how things stand. */
    settingsReplaced: (_state, { payload }: PayloadAction<SettingsState>) => payload,
  },
  // Signed out, here or by the server: the log of the account leaves, the page looks as before.
  extraReducers: (builder) => builder.addCase(sessionEnded, (state) => releaseSettings(state)),
});

export const { exclusionTold, settingChanged, settingsReplaced } = settingsSlice.actions;
