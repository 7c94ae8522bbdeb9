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
    /** The answer 12000: an account whose e-mail address is still to be verified. */
    verificationAsked: (_state, { payload: userId }: PayloadAction<number>): SessionState => ({
      ...nobody,
      userId,
    }),
    tokenRenewed: (state, { payload: accessToken }: PayloadAction<string>) => {
      if (state.isLogin) state.accessToken = accessToken;
    },
    /** Nobody is signed in any more; following and settings let go of what is the account's. */
    sessionEnded: (): SessionState => nobody,
    /** Another tab signed in or out. */
    sessionReplaced: (_state, { payload }: PayloadAction<SessionState>) => payload,
  },
});

export const { signedIn, verificationAsked, tokenRenewed, sessionEnded, sessionReplaced } =
  sessionSlice.actions;
