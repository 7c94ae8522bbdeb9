import { expect, it } from '@jest/globals';

import { SeqHistory } from './seqHistory';

const topic = 'matches:football';

it('knows the number that a topic had at a moment', () => {
  const history = new SeqHistory();
  history.note(topic, 7, 100);
  history.note(topic, 8, 200);
  expect([99, 100, 199, 200, 5_000].map((at) => history.at(topic, at))).toEqual([
    ...[null, 7, 7, 8, 8],
  ]);
});

it('knows nothing of a topic that was never heard of', () => {
  expect(new SeqHistory().at(topic, 100)).toBeNull();
});

it('forgets what is older than any answer may be, and still knows what counts since', () => {
  const history = new SeqHistory();
  for (const second of [0, 10, 20, 60]) history.note(topic, second, second * 1_000);
  expect(history.at(topic, 15_000)).toBeNull();
  expect(history.at(topic, 59_999)).toBe(20);
});

it('keeps what is as old as an answer may be', () => {
  const history = new SeqHistory();
  for (const second of [0, 10, 40]) history.note(topic, second, second * 1_000);
  expect(history.at(topic, 5_000)).toBe(0);
});

it('dates a number from when it was first heard, however often it is heard again', () => {
  const history = new SeqHistory();
  for (const second of [0, 40, 80]) history.note(topic, 7, second * 1_000);
  expect(history.at(topic, 20_000)).toBe(7);
});
