import { describe, expect, it } from '@jest/globals';

import {
  nothingFollowed,
  type FollowChange,
  type Followed,
  type FollowingState,
  type FollowKind,
} from './following';
import { claimFollowing, settleFollowing } from './settle';

const noon = '2026-11-21T12:00:00.000Z';
const item = (targetId: number, name = `team ${targetId}`): Followed => ({
  ...{ targetId, name, sport: 'football', at: noon },
});
const change = (
  id: string,
  op: FollowChange['op'],
  targetId: number,
  kind: FollowKind = 'team',
): FollowChange => ({ ...{ id, op, kind, targetId, sport: 'football', at: noon } });
const state = (over: Partial<FollowingState>): FollowingState => ({ ...nothingFollowed, ...over });
const teams = (...ids: number[]) => ({
  ...nothingFollowed.followed,
  team: ids.map((id) => item(id)),
});
const logOf = ({ log }: FollowingState) =>
  log.map(({ op, kind, targetId }) => [op, kind, targetId]);
const idsOf = (list: Followed[]) => list.map(({ targetId }) => targetId);

describe('who signs in', () => {
  it('brings along all that was followed before, of every kind, as of when it was', () => {
    const followed = {
      ...{ team: [item(1)], league: [item(2)], player: [item(3)], match: [item(4)] },
    };
    const claimed = claimFollowing(state({ followed }), 7);
    expect(claimed).toMatchObject({ owner: 7, followed });
    expect(logOf(claimed)).toEqual([
      ['add', 'team', 1],
      ['add', 'league', 2],
      ['add', 'player', 3],
      ['add', 'match', 4],
    ]);
    expect(claimed.log.map(({ at, sport }) => [at, sport])).toEqual(
      Array(4).fill([noon, 'football']),
    );
    expect(new Set(claimed.log.map(({ id }) => id)).size).toBe(4);
  });

  it('sends a tap of before under the id that it has, so that it never counts twice', () => {
    const log = [change('tap', 'add', 1), change('of-a-league', 'add', 2, 'league')];
    const claimed = claimFollowing(state({ followed: teams(1, 2), log }), 7);
    expect(claimed.log[0]).toEqual(log[0]);
    // The league with the same number is another target, which is not followed.
    expect(claimed.log).toHaveLength(2);
    expect(claimed.log[1]).toMatchObject({ op: 'add', kind: 'team', targetId: 2 });
    expect(claimed.log[1]?.id).not.toBe('of-a-league');
  });

  it('lets go of nothing of the account’s that a visitor let go', () => {
    const log = [change('gone', 'remove', 1)];
    expect(claimFollowing(state({ log }), 7).log).toEqual([]);
    // Followed items are added, whatever the log contains.
    expect(logOf(claimFollowing(state({ followed: teams(1), log }), 7))).toEqual([
      ['add', 'team', 1],
    ]);
  });

  it('is told nothing anew where the device is the account’s already', () => {
    const own = state({ owner: 7, followed: teams(1), log: [change('a', 'remove', 2)] });
    expect(claimFollowing(own, 7)).toBe(own);
  });

  it('finds what was never sent of the account, before what a visitor followed since', () => {
    const pending = [change('old', 'remove', 1), change('older', 'add', 5)];
    const unsent = { 7: pending, 8: [change('others', 'add', 9)] };
    const claimed = claimFollowing(state({ followed: teams(5, 2), unsent }), 7);
    expect(logOf(claimed)).toEqual([
      ['remove', 'team', 1],
      ['add', 'team', 5],
      ['add', 'team', 2],
    ]);
    expect(claimed.unsent).toEqual({ 8: unsent[8] });
  });

  it('finds nothing of the account before, whose unsent changes wait for it', () => {
    const log = [change('unsent', 'add', 1)];
    const leagues = { pinned: [3], hidden: [], collapsed: [] };
    const claimed = claimFollowing(state({ owner: 8, followed: teams(1, 2), log, leagues }), 7);
    expect(claimed).toEqual({ ...nothingFollowed, owner: 7, leagues, unsent: { 8: log } });
  });
});

describe('an answer of the account', () => {
  const entries = (...ids: number[]) =>
    ids.map((id) => ({ ...item(id, `theirs ${id}`), kind: 'team' as const }));
  const settle = (own: Partial<FollowingState>, ids: number[], sent: string[] = []) =>
    settleFollowing(state(own), { kinds: ['team'], entries: entries(...ids), sent });

  it('is what the device follows from now on, in the order of the device, the rest behind', () => {
    const { followed } = settle({ followed: teams(3, 1, 9) }, [7, 1, 3, 5]);
    expect(idsOf(followed.team)).toEqual([3, 1, 7, 5]);
    expect(followed.team[0]).toEqual(item(3, 'theirs 3'));
  });

  it('takes what was sent out of the log, and nothing else', () => {
    const log = [change('sent', 'add', 1), change('since', 'add', 2)];
    const settled = settle({ followed: teams(1, 2), log }, [1], ['sent']);
    expect(settled.log).toEqual([log[1]]);
    expect(idsOf(settled.followed.team)).toEqual([1, 2]);
  });

  it('does not undo what was tapped since', () => {
    const log = [change('since', 'remove', 1), change('again', 'add', 2)];
    const { followed } = settle({ followed: teams(2, 3), log }, [1, 3]);
    expect(idsOf(followed.team)).toEqual([2, 3]);
    // The device's version wins: the account has not received this change, or any older one.
    expect(settle({ followed: teams(2), log }, [2]).followed.team).toEqual([item(2)]);
  });

  it('says nothing of kinds that were not asked for', () => {
    const own = { ...teams(1), league: [item(1)], match: [item(4)] };
    const log = [change('of-a-league', 'remove', 2, 'league')];
    const settled = settleFollowing(state({ followed: own, log }), {
      kinds: ['team', 'player'],
      entries: [...entries(2), { ...item(6), kind: 'player' as const }],
      sent: [],
    });
    expect(idsOf(settled.followed.team)).toEqual([2]);
    expect(idsOf(settled.followed.player)).toEqual([6]);
    expect([settled.followed.league, settled.followed.match]).toEqual([own.league, own.match]);
  });

  it('of none takes sent changes out alone', () => {
    const own = state({ owner: 7, followed: teams(1), log: [change('refused', 'add', 1)] });
    const settled = settleFollowing(own, { kinds: [], entries: [], sent: ['refused'] });
    expect(settled).toEqual({ ...own, log: [] });
  });
});
