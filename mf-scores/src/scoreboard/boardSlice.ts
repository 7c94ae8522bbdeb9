import type { AppState } from '@scoreline/shared-lib/api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { GoalNews, SideName } from '../goal/detectGoals';
import { readOrder } from '../stored/listOrder';
import type { ListOrder } from './list/order';

/** A goal or a cancelled goal that is still shown on its line. */
export interface Flash {
  side: SideName;
  kind: GoalNews['kind'];
  /** Milliseconds since the epoch. */
  until: number;
}

export interface BoardState {
  order: ListOrder;
  liveOnly: boolean;
  followedOnly: boolean;
  /** Matches whose score the viewer revealed in spoiler-free mode. */
  revealed: Record<number, true>;
  flashes: Record<number, Flash>;
}

const boardSlice = createSlice({
  name: 'scores',
  initialState: (): BoardState => ({
    order: readOrder(),
    liveOnly: false,
    followedOnly: false,
    revealed: {},
    flashes: {},
  }),
  reducers: {
    orderChosen(state, { payload }: PayloadAction<ListOrder>) {
      state.order = payload;
    },
    liveToggled(state) {
      state.liveOnly = !state.liveOnly;
    },
    followedToggled(state) {
      state.followedOnly = !state.followedOnly;
    },
    filtersCleared(state) {
      state.liveOnly = false;
      state.followedOnly = false;
    },
    matchRevealed(state, { payload }: PayloadAction<number>) {
      state.revealed[payload] = true;
    },
    goalsSeen(state, { payload }: PayloadAction<{ news: GoalNews[]; until: number }>) {
      for (const { matchId, side, kind } of payload.news)
        state.flashes[matchId] = { side, kind, until: payload.until };
    },
    flashesEnded(state, { payload: now }: PayloadAction<number>) {
      for (const [matchId, flash] of Object.entries(state.flashes))
        if (flash.until <= now) delete state.flashes[Number(matchId)];
    },
  },
});

export const boardReducer = boardSlice.reducer;
export const {
  orderChosen,
  liveToggled,
  followedToggled,
  filtersCleared,
  matchRevealed,
  goalsSeen,
  flashesEnded,
} = boardSlice.actions;

/** The slice of the shared store that this remote adds. */
export interface WithBoard extends AppState {
  scores: BoardState;
}
