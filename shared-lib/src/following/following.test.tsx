import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createAppStore } from '../api';
import { mostFollowed } from '../contract';
import { renderApp, testBoot } from '../testing';
import { followingKey } from './storedFollowing';
import { followed, followingReplaced, leagueListed, unfollowed } from './followingSlice';
import { readFollowing } from './storedFollowing';
import { useFollow } from './useFollowing';

const arsenal = { targetId: 7, sport: 'football', name: 'Arsenal' } as const;
const open = () => createAppStore({ boot: testBoot() });
const now = Date.now();
const match = (targetId: number, daysAgo: number) => ({
  targetId,
  sport: 'football' as const,
  name: 'A – B',
  startTime: new Date(now - daysAgo * 86_400_000).toISOString(),
});

beforeEach(() => localStorage.clear());

describe('following', () => {
  it('is kept on the device and is there at the next visit', () => {
    const store = open();
    store.dispatch(followed('team', arsenal));
    store.dispatch(leagueListed({ list: 'pinned', tournamentId: 3, on: true }));
    const again = open().getState().following;
    expect(again.followed.team).toMatchObject([arsenal]);
    expect(again.leagues.pinned).toEqual([3]);
  });

  it('logs the last change of each thing, in order, for the account', () => {
    const store = open();
    store.dispatch(followed('team', arsenal));
    store.dispatch(followed('match', match(1, 0)));
    store.dispatch(unfollowed('team', arsenal));
    const { log, followed: lists } = store.getState().following;
    expect(log.map(({ op, kind, targetId }) => [op, kind, targetId])).toEqual([
      ['add', 'match', 1],
      ['remove', 'team', 7],
    ]);
    expect(new Set(log.map(({ id }) => id)).size).toBe(2);
    expect(lists.team).toEqual([]);
  });

  it('lets matches go that are long past', () => {
    const store = open();
    store.dispatch(followed('match', match(1, 31)));
    store.dispatch(followed('match', match(2, 29)));
    expect(readFollowing().followed.match.map(({ targetId }) => targetId)).toEqual([2]);
  });

  it('takes over what another tab has done, without answering it', () => {
    const store = open();
    const other = JSON.stringify({ ...readFollowing(), leagues: { pinned: [9] } });
    localStorage.setItem(followingKey, other);
    dispatchEvent(new StorageEvent('storage', { key: followingKey }));
    expect(store.getState().following.leagues).toEqual({ pinned: [9], hidden: [], collapsed: [] });
    expect(localStorage.getItem(followingKey)).toBe(other);
  });

  it('survives broken storage', () => {
    localStorage.setItem(followingKey, '{"followed":');
    expect(open().getState().following.followed.team).toEqual([]);
  });
});

describe('the switch for a match', () => {
  function Bell() {
    const [on, toggle] = useFollow('match', match(5, 0));
    return <button onClick={toggle}>{on ? 'on' : 'off'}</button>;
  }

  it('says what happened, once', async () => {
    await renderApp(<Bell />);
    await userEvent.click(screen.getByText('off'));
    expect(screen.getByRole('status').textContent).toBe('Subscription Successful');
    await userEvent.click(screen.getByText('on'));
    expect(screen.getByRole('status').textContent).toBe('Subscription Cancelled');
  });

  it('says so where nothing more may be followed', async () => {
    const store = open();
    const full = Array.from({ length: mostFollowed }, (_, n) => ({ ...match(n + 100, 0), at: '' }));
    const { following } = store.getState();
    const followedNow = { ...following.followed, match: full };
    store.dispatch(followingReplaced({ ...following, followed: followedNow }));
    await renderApp(<Bell />, { store });
    await userEvent.click(screen.getByText('off'));
    expect(screen.getByRole('status').textContent).toMatch(/^You have reached the limit/);
    expect(screen.getByText('off')).toBeTruthy();
    expect(store.getState().following.log).toEqual([]);
  });
});
