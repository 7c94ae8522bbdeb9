import { describe, expect, it } from '@jest/globals';

import type {
  FeedEvent,
  IncidentEvent,
  PriceEvent,
  StateEvent,
} from '@scoreline/shared-lib/contract/feed';
import { firstItem, itemAt, itemWhere, lastItem } from '@scoreline/shared-lib/contract/lists';

import { dayMs, dayOf, minuteMs } from './calendar/days';
import { longestMs } from './fixture';
import { newsTimeline, playTimeline, priceTimeline } from './timeline';
import { createWorld } from './world';

const now = Date.UTC(2026, 10, 21, 12);
const world = createWorld(7);
const fixtures = world
  .seasons(dayOf(now))
  .flatMap((season) => world.fixtures(season, now))
  .filter(({ start }) => Math.abs(start - now) < 9 * dayMs);

const subjectOf = (event: FeedEvent): string => {
  switch (event.type) {
    case 'incident':
      return `incident:${event.ref}`;
    case 'lineup':
      return `lineup:${event.side}`;
    case 'playerStatistics':
      return `player:${event.playerRef}`;
    case 'statistics':
      return `statistics:${event.period}`;
    default:
      return event.type;
  }
};

function replayed(events: readonly FeedEvent[]): Map<string, FeedEvent> {
  const held = new Map<string, FeedEvent>();
  for (const event of events) {
    const before = held.get(subjectOf(event));
    if (!before || event.revision > before.revision) held.set(subjectOf(event), event);
  }
  return held;
}

const goals = new Set(['goal', 'ownGoal', 'penaltyGoal']);
const finalStatuses = new Set(['finished', 'afterExtraTime', 'afterPenalties']);

describe.each(['football', 'basketball'] as const)('live matches of %s', (sport) => {
  const matches = fixtures
    .filter(({ home }) => home.sport === sport)
    .map((fixture) => {
      // Each is made anew whenever it is read.
      const { play, outcome, ends } = playTimeline(fixture, world);
      return { fixture, timeline: { play, outcome, ends } };
    })
    .filter(({ timeline }) => timeline.outcome.length > 0);

  it('come, told one by one, to the end that the history tells', () => {
    for (const { fixture, timeline } of matches) {
      const live = replayed(
        timeline.play.filter(({ event }) => event.type !== 'price').map(({ event }) => event),
      );
      const history = replayed(timeline.outcome);
      const lastStates = new Map(
        [...history.keys()].map((subject) => [subject, live.get(subject)]),
      );
      expect([fixture.ref, lastStates]).toEqual([fixture.ref, history]);
    }
  });

  it('are told in order, within their time, with rising revisions', () => {
    for (const { fixture, timeline } of matches) {
      const { play, ends } = timeline;
      expect(ends - fixture.start).toBeLessThan(longestMs);
      expect(play.every(({ at }, index) => index === 0 || at >= itemAt(play, index - 1).at)).toBe(
        true,
      );
      const states = play.flatMap(({ event }) => (event.type === 'state' ? [event.revision] : []));
      expect(new Set(states).size).toBe(states.length);
      expect(states).toEqual(states.toSorted((a, b) => a - b));
    }
  });

  it('have scores that their periods and incidents add up to', () => {
    for (const { fixture, timeline } of matches) {
      const last = timeline.outcome.find((event): event is StateEvent => event.type === 'state')!;
      const played = last.status === 'afterPenalties' ? last.periods.slice(0, -1) : last.periods;
      for (const side of ['home', 'away'] as const)
        expect([fixture.ref, played.reduce((sum, period) => sum + period[side], 0)]).toEqual([
          fixture.ref,
          last.score![side],
        ]);
      if (sport === 'football') {
        const held = replayed(timeline.outcome);
        const scored = [...held.values()].filter(
          (event): event is IncidentEvent =>
            event.type === 'incident' &&
            goals.has(event.kind) &&
            !event.removed &&
            event.period < 5,
        );
        expect([fixture.ref, scored.filter(({ side }) => side === 'home').length]).toEqual([
          fixture.ref,
          last.score!.home,
        ]);
      }
    }
  });

  it('have a clip of the goals at the end, where there are any', () => {
    for (const { fixture, timeline } of matches) {
      const state = timeline.outcome.find((event): event is StateEvent => event.type === 'state')!;
      const hasEnded = finalStatuses.has(state.status);
      const hasGoals = [...replayed(timeline.outcome).values()].some(
        (event) =>
          event.type === 'incident' && goals.has(event.kind) && !event.removed && event.period < 5,
      );
      const clips = timeline.outcome.filter(({ type }) => type === 'video');
      expect([fixture.ref, clips.length]).toEqual([fixture.ref, hasEnded && hasGoals ? 1 : 0]);
      for (const clip of clips) expect(clip.revision).toBe(timeline.ends);
    }
  });

  it('have line-ups of players of both squads, an hour before', () => {
    for (const { fixture, timeline } of matches) {
      const lineups = timeline.outcome.filter((event) => event.type === 'lineup');
      expect(lineups.map(({ revision }) => revision)).toEqual([
        fixture.start - 60 * minuteMs,
        fixture.start - 60 * minuteMs,
      ]);
      for (const { side, players, missing } of lineups) {
        const squad = new Set(
          world.squads.squadAt(fixture[side], fixture.start).map(({ ref }) => ref),
        );
        expect(players.filter(({ starter }) => starter).length).toBe(sport === 'football' ? 11 : 5);
        expect([...players, ...missing].every(({ playerRef }) => squad.has(playerRef))).toBe(true);
      }
    }
  });

  it('are priced in play at every book of the main market, whose average is of both', () => {
    for (const { fixture, timeline } of matches) {
      const last = new Map<string, PriceEvent>();
      for (const { event } of timeline.play)
        if (event.type === 'price' && event.line === 0 && /1x2|moneyline/.test(event.market))
          last.set(event.bookmaker, event);
      const [retail, sharp, average] = ['Demo Bookmaker', 'Demo Sharp', 'Market average'].map(
        (book) => last.get(book),
      );
      if (!retail || !sharp || !average)
        throw new Error(`${fixture.ref} has a book that is silent`);
      expect([sharp.at, average.at]).toEqual([retail.at, retail.at]);
      const { home } = retail.prices;
      expect(average.prices.home).toBeCloseTo((home + sharp.prices.home) / 2, 2);
    }
  });

  it('have the same prices whether they are asked for at once or hour by hour', () => {
    const [first] = matches;
    const { fixture } = first!;
    const all = priceTimeline(fixture, world.seed, 'full', () => true);
    const hourOf = (at: number) => Math.floor(at / 3_600_000);
    const hours = [...new Set(all.map(({ at }) => hourOf(at)))];
    const hourly = hours.flatMap((hour) =>
      priceTimeline(fixture, world.seed, 'full', (at) => hourOf(at) === hour),
    );
    expect(hours.length).toBeGreaterThan(5);
    expect(hourly).toEqual(all);
    const before = Math.min(...hours) - 1;
    expect(priceTimeline(fixture, world.seed, 'full', (at) => hourOf(at) === before)).toEqual([]);
  });

  it('are priced before they begin, ever above one', () => {
    for (const { fixture } of matches) {
      const prices = priceTimeline(fixture, world.seed, 'full', () => true);
      expect(prices.every(({ at }) => at < fixture.start)).toBe(true);
      const all = prices.flatMap(({ event }) =>
        event.type === 'price' ? Object.values(event.prices) : [],
      );
      expect(all.filter((price) => !(price > 1))).toEqual([]);
    }
  });
});

describe('a basketball game', () => {
  const games = fixtures
    .filter(({ home, mishap }) => home.sport === 'basketball' && mishap === null)
    .map((fixture) => playTimeline(fixture, world).outcome)
    .map((outcome) => {
      const { periods } = outcome.find((event): event is StateEvent => event.type === 'state')!;
      const starts = outcome.filter(
        (event): event is IncidentEvent =>
          event.type === 'incident' && event.kind === 'periodStart',
      );
      const quarter = (itemAt(starts, 1).second ?? 0) / 60;
      const minutes = 4 * quarter + 5 * (periods.length - 4);
      const box = outcome.filter((event) => event.type === 'playerStatistics');
      return { periods, minutes, box };
    });

  it('is played by five men of a team from the first second to the last, in overtime too', () => {
    expect(games.some(({ periods }) => periods.length > 4)).toBe(true);
    for (const { minutes, box } of games)
      for (const side of ['home', 'away']) {
        const own = box.filter((event) => event.side === side);
        const played = own.map(({ values }) => values.minutes ?? 0);
        expect(played.reduce((sum, one) => sum + one, 0)).toBe(5 * minutes);
        expect(Math.max(...played)).toBeLessThanOrEqual(minutes);
        expect(own.filter(({ values }) => !values.minutes && values.points)).toEqual([]);
      }
  });
});

describe('a match that was stopped for good', () => {
  const stopped = world
    .seasons(dayOf(now))
    .flatMap((season) => world.fixtures(season, now))
    .filter(({ mishap, start }) => /abandoned|suspended/.test(mishap ?? '') && start < now);
  const reported = stopped.map((fixture) => {
    const { outcome } = playTimeline(fixture, world);
    const of = <T extends FeedEvent['type']>(type: T) =>
      outcome.filter((event): event is Extract<FeedEvent, { type: T }> => event.type === type);
    return { fixture, of };
  });
  const football = reported.filter(({ fixture }) => fixture.home.sport === 'football');
  const halted = (match: (typeof reported)[number]) => firstItem(match.of('state')).periods.length;

  it('has no minute, incident or goal after it', () => {
    expect(football.length).toBeGreaterThan(2);
    for (const { of } of football) {
      const { values } = firstItem(of('momentum'));
      const periods = firstItem(of('state')).periods.length;
      expect(values.length).toBeGreaterThanOrEqual(45 * (periods - 1) + 10);
      expect(values.length).toBeLessThan(45 * periods);
      const late = of('incident').filter(({ minute }) => (minute ?? 0) > values.length + 1);
      expect(late).toEqual([]);
    }
  });

  it('counts what was shown until then, and players who have scored the points of the score', () => {
    for (const match of reported) {
      const { fixture, of } = match;
      const held = replayed(of('incident'));
      const cards = (side: string) =>
        [...held.values()].filter(
          (event) =>
            event.type === 'incident' && event.kind === 'yellowCard' && event.side === side,
        ).length;
      const rows = lastItem(of('statistics')).rows;
      const yellow = rows.find(({ key }) => key === 'yellowCards');
      if (yellow) expect([yellow.home, yellow.away]).toEqual([cards('home'), cards('away')]);
      if (fixture.home.sport !== 'basketball') continue;
      const points = of('playerStatistics').reduce(
        (sum, { values }) => sum + (values.points ?? 0),
        0,
      );
      const { home, away } = firstItem(of('state')).score!;
      expect([fixture.ref, points]).toEqual([fixture.ref, home + away]);
      expect(halted(match)).toBeLessThanOrEqual(4);
    }
  });
});

describe('a postponed match', () => {
  const fixture = itemWhere(
    world.seasons(dayOf(now)).flatMap((season) => world.fixtures(season, now)),
    ({ mishap }) => mishap === 'postponed',
  );

  it('is told off before its start, and gets its new day later', () => {
    const [off, dated, on] = newsTimeline(fixture);
    expect(off!.event).toMatchObject({ type: 'state', status: 'postponed' });
    expect(off!.at).toBeLessThan(fixture.firstStart);
    expect(dated!.event).toMatchObject({
      type: 'fixture',
      startTime: new Date(fixture.start).toISOString(),
    });
    expect(on!.event).toMatchObject({ type: 'state', status: 'notStarted' });
    expect(dated!.at).toBeLessThan(fixture.start);
  });
});
