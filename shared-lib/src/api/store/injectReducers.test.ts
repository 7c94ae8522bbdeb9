import { beforeEach, expect, it } from '@jest/globals';
import type { Reducer } from '@reduxjs/toolkit';

import { createFakeApi, testBoot, testEnvironment } from '../../testing';
import { type AppStore, createAppStore, injectReducers } from './createAppStore';

let store: AppStore;

beforeEach(async () => {
  const api = await createFakeApi(() => null);
  store = createAppStore({ boot: testBoot(), environment: testEnvironment(api) });
});

const counting =
  (step: number): Reducer<{ count: number }> =>
  (state = { count: 0 }, { type }) =>
    type === 'counted' ? { count: state.count + step } : state;
const state = (key: string) => (store.getState() as unknown as Record<string, unknown>)[key];
const count = () => void store.dispatch({ type: 'counted' });

it('gives the state of a remote to the build that replaces another, from its start', () => {
  injectReducers(store, 'mf-a', { replaced: counting(1) });
  count();
  expect(state('replaced')).toEqual({ count: 1 });
  injectReducers(store, 'mf-a', { replaced: counting(10) });
  expect(state('replaced')).toEqual({ count: 0 });
  count();
  expect(state('replaced')).toEqual({ count: 10 });
});

it('keeps what a build has when the same one is shown again', () => {
  const reducer = counting(1);
  injectReducers(store, 'mf-a', { again: reducer });
  count();
  injectReducers(store, 'mf-a', { again: reducer });
  expect(state('again')).toEqual({ count: 1 });
});

it('lets go of what the next build does not have', () => {
  injectReducers(store, 'mf-a', { dropped: counting(1) });
  injectReducers(store, 'mf-a', {});
  count();
  expect(state('dropped')).toBeNull();
});

it.each(['api', 'settings', 'following', 'session'])('refuses the store’s own %s', (key) => {
  expect(() => injectReducers(store, 'mf-a', { [key]: counting(1) })).toThrow(
    `the state "${key}" of mf-a is the store's`,
  );
  count();
  expect(state(key)).not.toHaveProperty('count');
});

it('refuses another remote’s', () => {
  injectReducers(store, 'mf-a', { owned: counting(1) });
  expect(() => injectReducers(store, 'mf-b', { owned: counting(5) })).toThrow("is mf-a's");
  count();
  expect(state('owned')).toEqual({ count: 1 });
});
