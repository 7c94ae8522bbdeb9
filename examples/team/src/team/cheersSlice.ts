import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How often this device has cheered for each team, by its id. */
type Cheers = Record<number, number>;

const initialState: Cheers = {};

const slice = createSlice({
  name: 'fanZone',
  initialState,
  reducers: {
    cheered: (state, { payload: competitorId }: PayloadAction<number>) => {
      state[competitorId] = (state[competitorId] ?? 0) + 1;
    },
  },
});

export const { cheered } = slice.actions;
export const cheersReducer = slice.reducer;

export interface WithCheers {
  fanZone: Cheers;
}
