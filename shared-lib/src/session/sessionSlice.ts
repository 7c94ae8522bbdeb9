import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { LoginData } from '../contract';
import { nobody, type SessionState } from './session';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<LoginData>): SessionState => ({
      ...nobody,
      ...payload,
      isLogin: true,
    }),
    /** After the answer 12000: the account's e-mail address is not verified yet. */
    verificationAsked: (_state, { payload: userId }: PayloadAction<number>): SessionState => ({
      ...nobody,
      userId,
    }),
    tokenRenewed: (state, { payload: accessToken }: PayloadAction<string>) => {
      if (state.isLogin) state.accessToken = accessToken;
    },
    /** The session ended; the following and settings slices drop the account's data. */
    sessionEnded: (): SessionState => nobody,
    /** Another tab signed in or out. */
    sessionReplaced: (_state, { payload }: PayloadAction<SessionState>) => payload,
  },
});

export const { signedIn, verificationAsked, tokenRenewed, sessionEnded, sessionReplaced } =
  sessionSlice.actions;
