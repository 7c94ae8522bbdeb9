import { describe, expect, it } from '@jest/globals';

import { mergeFollowing, releaseFollowing, remember } from './account';
import {
  nothingFollowed,
  type FollowChange,
  type Followed,
  type FollowingState,
  type FollowKind,
} from './following';

const noon = '2026-11-21T12:00:00.000Z';
const teams = (...ids: number[]) => ({
  ...nothingFollowed.followed,
  team: ids.map((targetId): Followed => ({
    ...{ targetId, name: `team ${targetId}`, sport: 'football', at: noon },
  })),
});
const added = (id: string, targetId: number, kind: FollowKind = 'team'): FollowChange => ({
  ...{ id, op: 'add', kind, targetId, sport: 'football', at: noon },
});
const removed = (id: string, targetId: number): FollowChange => ({
  ...added(id, targetId),
  op: 'remove',
});
const state = (over: Partial<FollowingState>): FollowingState => ({ ...nothingFollowed, ...over });
const idsOf = ({ followed }: FollowingState) => followed.team.map(({ targetId }) => targetId);
const logOf = ({ log }: FollowingState) => log.map(({ id }) => id);

describe('two tabs that followed at once', () => {
  const before = state({ followed: teams(1) });

  it('keep what both added, in the order of the one that wrote first', () => {
    const now = state({ followed: teams(1, 2), log: [added('ours', 2)] });
    const stored = state({ followed: teams(1, 3), log: [added('theirs', 3)] });
    const merged = mergeFollowing(stored, before, now);
    expect(idsOf(merged)).toEqual([1, 3, 2]);
    expect(logOf(merged)).toEqual(['ours', 'theirs']);
  });

  it('keep the order that one of them put things into', () => {
    const begun = state({ followed: teams(1, 2, 3) });
    const now = state({ followed: teams(3, 1, 2) });
    const stored = state({ followed: teams(1, 2, 3, 4), log: [added('theirs', 4)] });
    expect(idsOf(mergeFollowing(stored, begun, now))).toEqual([3, 1, 2, 4]);
    expect(idsOf(mergeFollowing(now, begun, begun))).toEqual([3, 1, 2]);
  });

  it('lose what one of them let go, and nothing else', () => {
    const now = state({ followed: teams(1, 2), log: [added('ours', 2)] });
    const stored = state({ followed: teams(), log: [removed('theirs', 1)] });
    expect(idsOf(mergeFollowing(stored, before, now))).toEqual([2]);
  });

  it('show nothing for an entry that the other has dropped meanwhile', () => {
    const stored = state({ followed: teams(1), log: [added('theirs', 5, 'match')] });
    expect(mergeFollowing(stored, before, before).followed.match).toEqual([]);
  });

  it('send nothing again that the other has sent', () => {
    const [sent, unsent] = [added('sent', 1), [added('unsent', 2), added('either', 3)]];
    const begun = state({ followed: teams(1, 2, 3), log: [sent, ...unsent] });
    const now = { ...begun, followed: teams(1, 2, 3, 4), log: [...begun.log, added('new', 4)] };
    const merged = mergeFollowing({ ...begun, log: unsent }, begun, now);
    expect(logOf(merged)).toEqual(['unsent', 'either', 'new']);
  });
});

describe('two tabs of which one', () => {
  const member = state({ owner: 7, followed: teams(1), log: [added('before', 1)] });

  it('signed out leave the account, and keep what was followed since', () => {
    const stored = state({ owner: null, unsent: { 7: member.log } });
    const now = { ...member, followed: teams(1, 2), log: [...member.log, added('since', 2)] };
    const merged = mergeFollowing(stored, member, now);
    expect(merged).toMatchObject({ owner: null, unsent: { 7: member.log } });
    expect(idsOf(merged)).toEqual([2]);
    expect(logOf(merged)).toEqual(['since']);
  });

  it('signed in are that member’s', () => {
    const visitor = state({ followed: teams(1) });
    const merged = mergeFollowing(visitor, visitor, { ...visitor, owner: 7 });
    expect(merged.owner).toBe(7);
    expect(idsOf(merged)).toEqual([1]);
  });
});

describe('lists of leagues of two tabs', () => {
  const pinned = (...ids: number[]) =>
    state({ leagues: { ...nothingFollowed.leagues, pinned: ids } });
  const merge = (stored: number[], before: number[], now: number[]) =>
    mergeFollowing(pinned(...stored), pinned(...before), pinned(...now)).leagues.pinned;

  it('lose what either took out, and have what either put in', () => {
    expect(merge([1, 2, 3], [1, 2], [1])).toEqual([1, 3]);
    expect(merge([1], [1, 2], [1, 2, 4])).toEqual([1, 4]);
  });

  it('have once what both put in', () => {
    expect(merge([4], [], [4])).toEqual([4]);
  });
});

it('remembers the last change of each target, of which two kinds may have the same number', () => {
  const log = [added('team', 5), added('other', 6)];
  const changes = remember(log, added('league', 5, 'league'));
  expect(changes.map(({ id }) => id)).toEqual(['team', 'other', 'league']);
  expect(remember(log, removed('last', 5)).map(({ id }) => id)).toEqual(['other', 'last']);
});

describe('a device that is signed out', () => {
  it('is empty but for what the account has not been told', () => {
    const member = state({ owner: 7, followed: teams(1), log: [added('unsent', 1)] });
    expect(releaseFollowing(member)).toEqual(state({ unsent: { 7: member.log } }));
  });

  it('keeps nothing of an account that was told everything', () => {
    expect(releaseFollowing(state({ owner: 7, followed: teams(1) }))).toEqual(state({}));
  });

  it('keeps what a visitor follows', () => {
    const visitor = state({ followed: teams(1) });
    expect(releaseFollowing(visitor)).toBe(visitor);
  });
});
