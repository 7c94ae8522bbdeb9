import { newUuid } from '../device';
import { inOrderOf, kinds, releaseFollowing, remember } from './account';
import type { FollowChange, Followed, FollowingState, FollowKind } from './following';

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
  const { [userId]: pending = [], ...unsent } = own.unsent;
  const log = visitorsLog(own).reduce(remember, pending);
  return { ...own, owner: userId, log, unsent };
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
  const changed = new Set(log.map(({ targetId }) => targetId));
  const known = [
    ...account.filter(({ targetId }) => !changed.has(targetId)),
    // Of what was tapped since, the device has what is followed.
    ...own.filter(({ targetId }) => changed.has(targetId)),
  ];
  return inOrderOf(own, known);
}
