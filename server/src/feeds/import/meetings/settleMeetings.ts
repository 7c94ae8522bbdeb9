import type { Kysely } from 'kysely';

import { groupBy } from '../../../store/collections/groupBy';
import type { Database } from '@scoreline/database/schema';
import type { FeedEvent, FixtureEvent } from '@scoreline/shared-lib/contract/feed';
import { meetsOnce } from '../../../store/catalogue/leagues';
import { firstItem, itemAt } from '@scoreline/shared-lib/contract/lists';
import { sameDay } from './meetings';
import { storedMeetings, type StoredMeeting } from './queries';
import { archive, type Reading } from '../reading';

/**
 * Gives each match of a file the ref of the same stored match. Numbers within a file follow its dates, so a meeting inserted
 * later would otherwise take over another's prices, tips and followers.
 */
export async function settleMeetings(db: Kysely<Database>, reading: Reading): Promise<Reading> {
  const fixtures = reading.events.filter((event) => event.type === 'fixture');
  const own = fixtures.filter(({ source }) => source === archive);
  if (own.length === 0) return reading;
  const stored = await storedMeetings(db, [...new Set(own.map(({ seasonRef }) => seasonRef))]);
  if (stored.length === 0) return reading;
  const names = namesOf(own, resultsOf(reading.events), stored);
  return renamed(reading, names);
}

const resultsOf = (events: readonly FeedEvent[]): Map<string, string> =>
  new Map(
    events.flatMap((event) =>
      event.type === 'state' && event.score
        ? [[event.matchRef, `${event.score.home}–${event.score.away}`] as const]
        : [],
    ),
  );

const leagueOf = (key: string): string => firstItem(key.split('/'));

const keyOf = (ref: string): string => ref.replace(/#\d+$/, '');

function namesOf(
  fixtures: FixtureEvent[],
  results: Map<string, string>,
  stored: StoredMeeting[],
): Map<string, string> {
  const known = groupBy(stored, ({ key }) => key);
  const given = groupBy(
    fixtures.map(({ ref, startTime }) => ({ ref, startTime, result: results.get(ref) })),
    ({ ref }) => keyOf(ref),
  );
  return new Map([...given].flatMap(([key, own]) => [...paired(key, own, known.get(key) ?? [])]));
}

interface Given {
  ref: string;
  startTime: string;
  result: string | undefined;
}

/**
 * Pairs by day; else with a match that moved: one not played yet, one with the same result, or any where teams meet once a
 * season on one ground; else it is new.
 */
function paired(key: string, given: Given[], stored: StoredMeeting[]): Map<string, string> {
  const names = new Map<string, string>();
  const free = new Set(stored);
  const pair = (fits: (one: Given, other: StoredMeeting) => boolean) => {
    for (const one of given.filter(({ ref }) => !names.has(ref))) {
      const other = [...free].find((candidate) => fits(one, candidate));
      if (!other) continue;
      names.set(one.ref, other.ref);
      free.delete(other);
    }
  };
  pair((one, other) => sameDay(one.startTime, other.startTime));
  pair((one, { result }) => result === null || result === one.result);
  if (meetsOnce(leagueOf(key))) pair(() => true);
  const taken = new Set(stored.map(({ ref }) => ref));
  for (const { ref } of given.filter(({ ref }) => !names.has(ref)))
    names.set(ref, firstFree(key, taken));
  return names;
}

function firstFree(key: string, taken: Set<string>): string {
  let name = key;
  for (let count = 2; taken.has(name); count += 1) name = `${key}#${count}`;
  taken.add(name);
  return name;
}

function renamed({ events, rows, skipped }: Reading, names: Map<string, string>): Reading {
  const nameOf = (ref: string) => names.get(ref) ?? ref;
  const changed = events.map((event): FeedEvent => {
    if (event.type === 'fixture') return { ...event, ref: nameOf(event.ref) };
    return 'matchRef' in event ? { ...event, matchRef: nameOf(event.matchRef) } : event;
  });
  return {
    events: changed,
    rows: new Map(changed.map((event, i) => [event, rows.get(itemAt(events, i)) ?? 0])),
    skipped,
  };
}
