import { newUuid } from '../device';
import { inOrderOf, kinds, releaseFollowing, remember } from './account';
import type { FollowChange, Followed, FollowingState, FollowKind } from './following';

/** Changes that add everything a visitor follows. A visitor's removals are not sent to the account. */
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

/**
 * Assigns the followed items to the signed-in account: a visitor's are added to it, another account's are removed from the
 * device.
 */
export function claimFollowing(state: FollowingState, userId: number): FollowingState {
  if (state.owner === userId) return state;
  const own = releaseFollowing(state);
  const { [userId]: pending = [], ...unsent } = own.unsent;
  const log = visitorsLog(own).reduce(remember, pending);
  return { ...own, owner: userId, log, unsent };
}

export interface Settlement {
  /** The kinds of which `entries` has all items. */
  kinds: FollowKind[];
  entries: (Followed & { kind: FollowKind })[];
  /** Ids of the changes that were sent. */
  sent: string[];
}

/** Takes over the account's items, in the user's order, and keeps changes not sent yet. */
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
  const changed = new Set(log.map(({ targetId }) => targetId));
  const known = [
    ...account.filter(({ targetId }) => !changed.has(targetId)),
    // Items changed since the call are taken from the device.
    ...own.filter(({ targetId }) => changed.has(targetId)),
  ];
  return inOrderOf(own, known);
}
