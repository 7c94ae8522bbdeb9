import { combineSlices } from '@reduxjs/toolkit';

import { followingSlice } from '../../following/followingSlice';
import { sessionSlice } from '../../session/sessionSlice';
import { settingsSlice } from '../../settings/settingsSlice';
import { api } from '../api';

/** The store's own reducers; remotes inject theirs. */
export const rootReducer = combineSlices(api, settingsSlice, followingSlice, sessionSlice);

export type AppState = ReturnType<typeof rootReducer>;
