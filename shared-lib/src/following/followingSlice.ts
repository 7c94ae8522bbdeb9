import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { newUuid } from '../device';
import { ownName } from '../i18n/names';
import { sessionEnded } from '../session/sessionSlice';
import {
  nothingFollowed,
  type FollowChange,
  type Followed,
  type FollowingState,
  type FollowKind,
  type LeagueList,
} from './following';
import { releaseFollowing, remember, without } from './account';

interface Step {
  change: FollowChange;
  entry: Followed;
}

/** Separates the sides of a match. */
const versus = ' – ';

const step = (op: FollowChange['op'], kind: FollowKind, target: Omit<Followed, 'at'>) => {
  const at = new Date().toISOString();
  const { targetId, sport } = target;
  const change: FollowChange = { id: newUuid(), op, kind, targetId, sport, at };
  // Stores the name in its own language: another device, or a later visit, may use another language.
  const name = target.name.split(versus).map(ownName).join(versus);
  return { payload: { change, entry: { ...target, name, at } } satisfies Step };
};

export const followingSlice = createSlice({
  name: 'following',
  initialState: nothingFollowed,
  reducers: {
    followed: {
      prepare: (kind: FollowKind, target: Omit<Followed, 'at'>) => step('add', kind, target),
      reducer: (state, { payload: { change, entry } }: PayloadAction<Step>) => {
        const list = state.followed[change.kind];
        state.followed[change.kind] = [...without(list, change.targetId), entry];
        state.log = remember(state.log, change);
      },
    },
    unfollowed: {
      prepare: (kind: FollowKind, target: Omit<Followed, 'at'>) => step('remove', kind, target),
      reducer: (state, { payload: { change } }: PayloadAction<Step>) => {
        state.followed[change.kind] = without(state.followed[change.kind], change.targetId);
        state.log = remember(state.log, change);
      },
    },
    /** Sets the order of favourites or pins after a drag. */
    followedOrdered: (
      state,
      { payload }: PayloadAction<{ kind: FollowKind; targetIds: number[] }>,
    ) => {
      const indexOf = (entry: Followed) => payload.targetIds.indexOf(entry.targetId);
      state.followed[payload.kind].sort((a, b) => indexOf(a) - indexOf(b));
    },
    leagueListed: (
      state,
      { payload }: PayloadAction<{ list: LeagueList; tournamentId: number; on: boolean }>,
    ) => {
      const others = state.leagues[payload.list].filter((id) => id !== payload.tournamentId);
      state.leagues[payload.list] = payload.on ? [...others, payload.tournamentId] : others;
    },
    leagueListReplaced: (
      state,
      { payload }: PayloadAction<{ list: LeagueList; tournamentIds: number[] }>,
    ) => {
      state.leagues[payload.list] = payload.tournamentIds;
    },
    /** Replaces the state with that of another tab or of the account. */
    followingReplaced: (_state, { payload }: PayloadAction<FollowingState>) => payload,
  },
  // Signed out, here or by the server: the account's data leaves the device.
  extraReducers: (builder) => builder.addCase(sessionEnded, (state) => releaseFollowing(state)),
});

export const {
  followed,
  unfollowed,
  followedOrdered,
  leagueListed,
  leagueListReplaced,
  followingReplaced,
} = followingSlice.actions;
