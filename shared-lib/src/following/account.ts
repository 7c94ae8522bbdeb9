import {
  nothingFollowed,
  type FollowChange,
  type Followed,
  type FollowingState,
  type FollowKind,
  type LeagueList,
} from './following';

/** Appends a change to the log and drops earlier changes of the same target. */
export const remember = (log: FollowChange[], change: FollowChange): FollowChange[] => [
  ...log.filter((known) => known.kind !== change.kind || known.targetId !== change.targetId),
  change,
];

export const without = (list: Followed[], targetId: number): Followed[] =>
  list.filter((entry) => entry.targetId !== targetId);

export const kinds: FollowKind[] = ['team', 'league', 'player', 'match'];

/** Removes an account's data from the device, except changes not sent to it yet. A visitor's data stays. */
export function releaseFollowing(state: FollowingState): FollowingState {
  const { owner, log, unsent, leagues } = state;
  if (owner === null) return state;
  const rest = log.length > 0 ? { ...unsent, [owner]: log } : unsent;
  return { ...nothingFollowed, leagues, unsent: rest };
}

/** Sorts `list` by `order`; items not in `order` come last, in their own order. */
export function inOrderOf(order: Followed[], list: Followed[]): Followed[] {
  const rank = new Map(order.map(({ targetId }, at) => [targetId, at]));
  const at = ({ targetId }: Followed) => rank.get(targetId) ?? order.length;
  return [...list].sort((a, b) => at(a) - at(b));
}

/** Replays the changes of `log` on another state; `entries` provides the followed items. */
function replay(state: FollowingState, log: FollowChange[], entries: FollowingState) {
  return log.reduce((before, change) => {
    const { kind, targetId } = change;
    const entry = entries.followed[kind].find((each) => each.targetId === targetId);
    const rest = without(before.followed[kind], targetId);
    const list = entry ? [...rest, entry] : rest;
    const followed = { ...before.followed, [kind]: list };
    return { ...before, followed, log: remember(before.log, change) };
  }, state);
}

const leagueLists: LeagueList[] = ['pinned', 'hidden', 'collapsed'];

/** Merges the league lists with the additions and removals of both tabs. */
function mergeLeagues(
  stored: FollowingState,
  before: FollowingState,
  now: FollowingState,
): FollowingState['leagues'] {
  const merged = leagueLists.map((list) => {
    const [theirs, then, ours] = [stored, before, now].map(({ leagues }) => leagues[list]) as [
      number[],
      number[],
      number[],
    ];
    const isLeft = (id: number) => ours.includes(id) || !then.includes(id);
    const added = ours.filter((id) => !then.includes(id) && !theirs.includes(id));
    return [list, [...theirs.filter(isLeft), ...added]] as const;
  });
  return Object.fromEntries(merged) as FollowingState['leagues'];
}

const sameOrder = (one: Followed[], other: Followed[]): boolean => {
  const idsIn = (list: Followed[], of: Followed[]) =>
    list.map(({ targetId }) => targetId).filter((id) => of.some(({ targetId }) => targetId === id));
  return idsIn(one, other).join() === idsIn(other, one).join();
};

/** Applies the other tab's order, except to lists that were reordered in this tab. */
function mergeOrder(
  merged: FollowingState['followed'],
  { stored, before, now }: Record<'stored' | 'before' | 'now', FollowingState>,
): FollowingState['followed'] {
  const ordered = kinds.map((kind) => {
    const [list, theirs] = [merged[kind], stored.followed[kind]];
    if (!sameOrder(before.followed[kind], now.followed[kind])) return [kind, list] as const;
    return [kind, inOrderOf(theirs, list)] as const;
  });
  return Object.fromEntries(ordered) as FollowingState['followed'];
}

/** Merges concurrent changes of two tabs that started from `before`: `now` is this tab's state, `stored` is the other's. */
export function mergeFollowing(
  stored: FollowingState,
  before: FollowingState,
  now: FollowingState,
): FollowingState {
  const newTo = (base: FollowingState, log: FollowChange[]) =>
    log.filter(({ id }) => !base.log.some((known) => known.id === id));
  const leagues = mergeLeagues(stored, before, now);
  if (stored.owner !== now.owner && now.owner === before.owner)
    return { ...replay(stored, newTo(before, now.log), now), leagues };
  const sent = before.log.filter(({ id }) => !stored.log.some((known) => known.id === id));
  const own = { ...now, log: now.log.filter(({ id }) => !sent.some((one) => one.id === id)) };
  const merged = replay(own, newTo(before, stored.log), stored);
  const followed = mergeOrder(merged.followed, { stored, before, now });
  return { ...merged, followed, leagues };
}
