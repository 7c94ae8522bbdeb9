import { localStore, readJson, writeJson } from '../device';
import { nothingFollowed, type FollowingState } from './following';

export const followingKey = 'following';

const matchRetentionMs = 30 * 86_400_000;

/** Reads what this device follows and drops matches that began over 30 days ago. */
export function readFollowing(now = Date.now()): FollowingState {
  const stored = readJson<Partial<FollowingState>>(localStore(), followingKey);
  const lists = { ...nothingFollowed.followed, ...stored?.followed };
  const match = lists.match.filter(
    ({ startTime }) => !startTime || Date.parse(startTime) > now - matchRetentionMs,
  );
  return {
    followed: { ...lists, match },
    leagues: { ...nothingFollowed.leagues, ...stored?.leagues },
    log: stored?.log ?? [],
    owner: stored?.owner ?? null,
    unsent: stored?.unsent ?? {},
  };
}

export const writeFollowing = (state: FollowingState): void =>
  writeJson(localStore(), followingKey, state);
