import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface RevealState {
  /** Matches whose score the user revealed in spoiler-free mode. */
  revealed: Record<number, true>;
}

const initialState: RevealState = { revealed: {} };

const slice = createSlice({
  name: 'match',
  initialState,
  reducers: {
    matchRevealed: (state, { payload }: PayloadAction<number>) => {
      state.revealed[payload] = true;
    },
  },
});

export const { matchRevealed } = slice.actions;
export const revealReducer = slice.reducer;

export interface WithReveal {
  match: RevealState;
}
