import type { Subject } from '../../wire/gateway/changes';
import { defineOperation } from '../../wire/gateway/operation';
import { matchCalendar } from './calendar';
import { daySpan } from './day';
import { matchList } from './list';
import { matchPulses } from './pulses';

const utcDay = (instant: Date) => instant.toISOString().slice(0, 10);

export const matchOperations = [
  defineOperation('sports-query/match/list', matchList, {
    cacheMs: 1_000,
    bearsLag: true,
    subjects({ sport, date, timeZone }, { leagues }) {
      const { from, to } = daySpan(date, timeZone);
      const matches = leagues.flatMap((league) => league.matches);
      return [
        ...[utcDay(from), utcDay(to)].map((day): Subject => `day:${sport}:${day}`),
        ...matches.map(({ eventId }): Subject => `match:${eventId}`),
      ];
    },
  }),
  defineOperation('sports-query/match/calendar', matchCalendar, {
    cacheMs: 5_000,
    bearsLag: true,
  }),
  defineOperation('sports-query/match/pulses', (_, { db }) => matchPulses(db), {
    cacheMs: 10_000,
    bearsLag: true,
  }),
];
