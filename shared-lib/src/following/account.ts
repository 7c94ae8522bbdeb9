import { newUuid } from '../device';
import {
  nothingFollowed,
  type FollowChange,
  type Followed,
  type FollowingState,
  type FollowKind,
} from './following';

/** The log with a change in it: of each target the last one alone. */
export const remember = (log: FollowChange[], change: FollowChange): FollowChange[] => [
  ...log.filter((known) => known.kind !== change.kind || known.targetId !== change.targetId),
  change,
];

export const without = (list: Followed[], targetId: number): Followed[] =>
  list.filter((entry) => entry.targetId !== targetId);

const kinds: FollowKind[] = ['team', 'league', 'player', 'match'];

/** Adds for all that a visitor follows; what a visitor let go is nobody's loss but the visitor's. */
function visitorsLog({ followed, log }: FollowingState): FollowChange[] {
  const known = new Map(log.map((change) => [`${change.kind} ${change.targetId}`, change]));
  return kinds.flatMap((kind) =>
    followed[kind].map(({ targetId, sport, at }) => {
      const logged = known.get(`${kind} ${targetId}`);
      const added: FollowChange = { id: newUuid(), op: 'add', kind, targetId, sport, at };
      return logged?.op === 'add' ? logged : added;
    }),
  );
}

/** The following as the signed-in account's: a visitor's joins it, another account's makes room. */
export function claimFollowing(state: FollowingState, userId: number): FollowingState {
  if (state.owner === userId) return state;
  const own = releaseFollowing(state);
  const { [userId]: kept = [], ...unsent } = own.unsent;
  const log = visitorsLog(own).reduce(remember, kept);
  return { ...own, owner: userId, log, unsent };
}

/** An empty device again, but for what the account has not been told yet. A visitor's following stays. */
export function releaseFollowing(state: FollowingState): FollowingState {
  const { owner, log, unsent, leagues } = state;
  if (owner === null) return state;
  const rest = log.length > 0 ? { ...unsent, [owner]: log } : unsent;
  return { ...nothingFollowed, leagues, unsent: rest };
}

export interface Settlement {
  /** The kinds the entries are all of. */
  kinds: FollowKind[];
  entries: (Followed & { kind: FollowKind })[];
  /** Ids of the changes that were sent. */
  sent: string[];
}

/** What the account has, in the user's own order, with the changes it does not know yet. */
export function settleFollowing(state: FollowingState, settlement: Settlement): FollowingState {
  const log = state.log.filter(({ id }) => !settlement.sent.includes(id));
  const followed = { ...state.followed };
  for (const kind of settlement.kinds) {
    const entries = settlement.entries.filter((entry) => entry.kind === kind);
    followed[kind] = settledList(
      entries.map(({ kind: _kind, ...entry }) => entry),
      state.followed[kind],
      log.filter((change) => change.kind === kind),
    );
  }
  return { ...state, log, followed };
}

function settledList(account: Followed[], own: Followed[], log: FollowChange[]): Followed[] {
  const place = new Map(own.map(({ targetId }, at) => [targetId, at]));
  const changed = new Set(log.map(({ targetId }) => targetId));
  const added = new Set(log.filter(({ op }) => op === 'add').map(({ targetId }) => targetId));
  const known = [
    ...account.filter(({ targetId }) => !changed.has(targetId)),
    ...own.filter(({ targetId }) => added.has(targetId)),
  ];
  const at = ({ targetId }: Followed) => place.get(targetId) ?? own.length;
  return known.sort((a, b) => at(a) - at(b));
}

/** The changes of `log` once more, on another state; `entries` knows what is added. */
function replay(state: FollowingState, log: FollowChange[], entries: FollowingState) {
  return log.reduce((before, change) => {
    const { kind, targetId } = change;
    const entry = entries.followed[kind].find((each) => each.targetId === targetId);
    const rest = without(before.followed[kind], targetId);
    const list = change.op === 'add' && entry ? [...rest, entry] : rest;
    const followed = { ...before.followed, [kind]: list };
    return { ...before, followed, log: remember(before.log, change) };
  }, state);
}

/** What two tabs did at once, from the same `before`: `now` is ours, `stored` is what the other one kept meanwhile. */
export function mergeFollowing(
  stored: FollowingState,
  before: FollowingState,
  now: FollowingState,
): FollowingState {
  const newTo = (base: FollowingState, log: FollowChange[]) =>
    log.filter(({ id }) => !base.log.some((known) => known.id === id));
  if (stored.owner !== now.owner && now.owner === before.owner)
    return replay(stored, newTo(before, now.log), now);
  const sent = before.log.filter(({ id }) => !stored.log.some((known) => known.id === id));
  const own = { ...now, log: now.log.filter(({ id }) => !sent.some((one) => one.id === id)) };
  const merged = replay(own, newTo(before, stored.log), stored);
  const leagues = { ...now.leagues };
  for (const list of ['pinned', 'hidden', 'collapsed'] as const)
    if (now.leagues[list] === before.leagues[list]) leagues[list] = stored.leagues[list];
  return { ...merged, leagues };
}
