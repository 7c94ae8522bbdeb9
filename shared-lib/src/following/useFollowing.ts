import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { useAppSelector } from '../api/store/hooks';
import { mostFollowed } from '../contract';
import { useTranslation } from '../i18n';
import { showToast } from '../ui/notice/notices';
import type { Followed, FollowKind, LeagueList } from './following';
import { followed, leagueListed, unfollowed } from './followingSlice';

const saying: Record<FollowKind, [added: string, removed: string]> = {
  match: ['following.subscribed', 'following.unsubscribed'],
  team: ['following.added', 'following.removed'],
  league: ['following.added', 'following.removed'],
  player: ['following.added', 'following.removed'],
};

/** All followed items of a kind, in the user's order. */
export const useFollowedList = (kind: FollowKind): Followed[] =>
  useAppSelector((state) => state.following.followed[kind]);

/** Whether a target is followed, and a toggle that confirms with a toast. */
export function useFollow(kind: FollowKind, target: Omit<Followed, 'at'>): [boolean, () => void] {
  const dispatch = useDispatch();
  const { t } = useTranslation('shared');
  const list = useFollowedList(kind);
  const isFollowed = list.some((entry) => entry.targetId === target.targetId);
  const toggle = () => {
    if (!isFollowed && list.length >= mostFollowed) return showToast(t('biz.tooManyFollowed'));
    dispatch(isFollowed ? unfollowed(kind, target) : followed(kind, target));
    showToast(t(saying[kind][isFollowed ? 1 : 0], { name: target.name }));
  };
  return [isFollowed, toggle];
}

/** Ids in a league list of this device, and a setter that adds or removes one. */
export function useLeagueList(
  list: LeagueList,
): [tournamentIds: number[], put: (tournamentId: number, on: boolean) => void] {
  const dispatch = useDispatch();
  const ids = useAppSelector((state) => state.following.leagues[list]);
  const put = useCallback(
    (tournamentId: number, on: boolean) => dispatch(leagueListed({ list, tournamentId, on })),
    [dispatch, list],
  );
  return [ids, put];
}
