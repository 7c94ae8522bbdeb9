import { localStore, readJson, writeJson } from '../device';
import { nothingFollowed, type FollowingState } from './following';

export const followingKey = 'following';

const matchKeptMs = 30 * 86_400_000;

/** What this device follows; matches that began over 30 days ago are let go. */
export function readFollowing(now = Date.now()): FollowingState {
  const kept = readJson<Partial<FollowingState>>(localStore(), followingKey);
  const lists = { ...nothingFollowed.followed, ...kept?.followed };
  const match = lists.match.filter(
    ({ startTime }) => !startTime || Date.parse(startTime) > now - matchKeptMs,
  );
  return {
    followed: { ...lists, match },
    leagues: { ...nothingFollowed.leagues, ...kept?.leagues },
    log: kept?.log ?? [],
    owner: kept?.owner ?? null,
    unsent: kept?.unsent ?? {},
  };
}

export const writeFollowing = (state: FollowingState): void =>
  writeJson(localStore(), followingKey, state);
