import { expect, it } from '@jest/globals';
import { pino } from 'pino';

import type { Ingest } from '../ingest/ingest';
import type { ApiClient } from './client';
import { Poller } from './poller';

const start = Date.parse('2026-11-21T12:00:00Z');
const minutes = (count: number) => count * 60_000;

/** Simulates a day of rounds, one every five minutes, and counts requests by endpoint and date. */
async function askedInADay(share: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  let now = start;
  const client: ApiClient = {
    remaining: () => 50_000 * share,
    share: () => share,
    quota: () => null,
    get(path, { date }) {
      const key = `${path} ${date ?? ''}`;
      asked.set(key, (asked.get(key) ?? 0) + 1);
      return Promise.resolve([]);
    },
  };
  const report = { applied: 0, dropped: 0, rejected: [], changedMatchIds: [] };
  const apply = () => Promise.resolve(report);
  const ingest: Ingest = { apply, load: apply };
  const logger = pino({ level: 'silent' });
  const storedCards = () => Promise.resolve(new Map());
  const poller = new Poller({ client, ingest, logger, storedCards, now: () => new Date(now) });
  for (; now < start + minutes(11 * 60); now += minutes(5)) await poller.round();
  return asked;
}

const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) =>
    new Date(start + (from + i) * minutes(24 * 60)).toISOString().slice(0, 10),
  );

it('every day of the window is asked for, and its prices from today on', async () => {
  const asked = await askedInADay(1);
  expect(days(-7, 7).filter((day) => !asked.has(`fixtures ${day}`))).toEqual([]);
  expect(days(0, 7).filter((day) => !asked.has(`odds ${day}`))).toEqual([]);
  expect([...asked.keys()].filter((key) => key.startsWith('odds'))).toHaveLength(8);
});

it('with few requests left only what is live and today’s is asked for', async () => {
  const asked = await askedInADay(0.09);
  const dated = [...asked.keys()].filter((key) => /\d/.test(key) && !key.startsWith('injuries'));
  expect(dated).toEqual(['fixtures 2026-11-21']);
});
