export {
  nothingFollowed,
  type FavouriteKind,
  type FollowChange,
  type Followed,
  type FollowingState,
  type FollowKind,
  type LeagueList,
} from './following';
export {
  followed,
  followedOrdered,
  followingReplaced,
  followingSlice,
  leagueListed,
  leagueListReplaced,
  unfollowed,
} from './followingSlice';
export { followingKey, readFollowing, writeFollowing } from './storedFollowing';
export { useFollow, useFollowedList, useLeagueList } from './useFollowing';
