import type { FeedEvent, StatisticsEvent } from '@scoreline/shared-lib/contract/feed';

import { dayMs, dayOf, minuteMs, type Day } from './calendar/days';
import { isCurrent, seasonBefore, type Season } from './calendar/seasons';
import { catalogueEvents, seasonEvent, squadEvents, windowEvents } from './entities';
import { longestMs, type Fixture } from './fixture';
import type { Detail } from './prices/football';
import { fixtureEvent } from './event/source';
import { callOffMs, lineupLeadMs } from './event/timed';
import { callOff, newsTimeline, playTimeline, pricesFrom, priceTimeline } from './timeline';
import type { World } from './world';

/** Older matches keep only the opening, closing and half-way price. */
const fullPricesMs = 10 * dayMs;
/** Older matches keep only the prices of the retail bookmaker. */
const outlinePricesMs = 150 * dayMs;

/** Older matches keep only players and incidents. */
const fullPlayMs = 45 * dayMs;

/** Newer matches keep every basket. Older ones keep one in several, enough for the score graph. */
const everyBasketMs = 7 * dayMs;
const basketsForOne = { recent: 6, old: 12 };

/** Days before today that are filled before the first page, in addition to all upcoming matches. */
const nearMs = 7 * dayMs;

/** Longer than any postponement beyond the end of a season. */
const overtimeMs = 60 * dayMs;

const isNear = ({ start }: Fixture, at: number) => start >= at - nearMs;

/** Entities that matches reference: competitions, clubs, seasons, and all squads of the period. */
export function* facts(world: World, to: number): Generator<FeedEvent> {
  const today = dayOf(to);
  const seasons = world.seasons(today);
  const current = seasons.filter((season) => isCurrent(season, today));
  yield* catalogueEvents(world.clubs, to);
  yield* squadEvents(world, Math.min(...current.map(squadsFrom)), today);
  for (const season of seasons) yield seasonEvent(season, current.includes(season));
}

/** Always two seasons back, even if fewer are filled: players of the last World Cup may have left since. */
const squadsFrom = (season: Season): Day =>
  season.competition.everyYears ? Infinity : seasonBefore(seasonBefore(season)).start;

/** A part of the history: the events of one season. */
export interface Step {
  season: Season;
  events(): Iterable<FeedEvent>;
}

/** Everything known at `at` about the last week's and upcoming matches, which the live feed may refer to. */
export const nearHistory = (world: World, at: number): Step[] =>
  world
    .seasons(dayOf(at))
    .filter(({ end }) => end * dayMs + overtimeMs > at)
    .map((season) => ({
      season,
      *events() {
        for (const fixture of world.fixtures(season, at))
          if (isNear(fixture, at)) yield* matchHistory(world, fixture, -Infinity, at);
      },
    }));

/** The other matches of a season, newest first. */
export const olderFixtures = (world: World, season: Season, at: number): Fixture[] =>
  world
    .fixtures(season, at)
    .filter((fixture) => !isNear(fixture, at))
    .reverse();

/** Events of a match with `from` < time ≤ `to`. */
export function* matchHistory(
  world: World,
  fixture: Fixture,
  from: number,
  to: number,
): Generator<FeedEvent> {
  const within = (at: number) => at > from && at <= to;
  if (within(fixture.announcedAt)) yield fixtureEvent(fixture);
  if (isSilent(fixture, from, to)) return;
  for (const { at, event } of newsTimeline(fixture)) if (within(at)) yield event;
  if (pricesFrom(fixture) <= to && fixture.start > from) {
    const detail = detailOf(fixture, from, to);
    for (const { event } of priceTimeline(fixture, world.seed, detail, within)) yield event;
  }
  if (fixture.start - lineupLeadMs > to) return;
  const timeline = playTimeline(fixture, world);
  const { ends } = timeline;
  const age = from === -Infinity ? to - ends : 0;
  const outcome = age > fullPlayMs ? timeline.gist : timeline.outcome;
  if (ends > from && ends <= to)
    yield* age > fullPlayMs
      ? brief(outcome)
      : age > everyBasketMs
        ? thinned(outcome, basketsForOne.recent)
        : outcome;
  else if (ends > to) for (const { at, event } of timeline.play) if (at <= to) yield event;
  for (const { at, event } of callOff(fixture, { outcome, ends })) if (within(at)) yield event;
}

/** A match whose prices were sent live keeps its full detail. */
function detailOf({ start }: Fixture, from: number, to: number): Detail {
  if (from !== -Infinity || start > to - fullPricesMs) return 'full';
  return start > to - outlinePricesMs ? 'outline' : 'brief';
}

/** Reduces an old match: no unused substitutes, no whistles, few baskets. */
function* brief(outcome: readonly FeedEvent[]): Generator<FeedEvent> {
  const cameOn = new Set(
    outcome.flatMap((event) =>
      event.type === 'incident' && event.kind === 'substitution' ? [event.otherPlayerRef] : [],
    ),
  );
  for (const event of thinned(outcome, basketsForOne.old)) {
    if (event.type === 'lineup' && event.formation)
      yield {
        ...event,
        players: event.players.filter(({ playerRef, starter }) => starter || cameOn.has(playerRef)),
        missing: [],
      };
    else if (event.type === 'statistics') yield* ofTheWhole(event);
    else if (event.type !== 'incident') yield event;
    else if (!event.kind.startsWith('period')) yield event;
  }
}

const briefStatistics = new Set([
  'possession',
  'expectedGoals',
  'shots',
  'shotsOnTarget',
  'corners',
  'fouls',
  'offsides',
  'yellowCards',
  'redCards',
]);

/** Keeps the main football statistics of the whole match, and all of basketball. */
function* ofTheWhole(event: StatisticsEvent): Generator<FeedEvent> {
  const isFootball = event.rows.some(({ key }) => key === 'possession');
  if (!isFootball) yield event;
  else if (event.period === 0)
    yield { ...event, rows: event.rows.filter(({ key }) => briefStatistics.has(key)) };
}

/** One basket in `forOne`, and the last one, so that the score graph ends at the final score. */
function* thinned(outcome: readonly FeedEvent[], forOne: number): Generator<FeedEvent> {
  const isBasket = (event: FeedEvent) => event.type === 'incident' && event.kind === 'score';
  const last = outcome.findLast(isBasket);
  let baskets = 0;
  for (const event of outcome)
    if (!isBasket(event) || event === last || baskets++ % forOne === 0) yield event;
}

/**
 * All events with `from` < time ≤ `to`, with which a server that was down catches up. Each part is one match, so that other work
 * can run in between.
 */
export function* partsBetween(
  world: World,
  from: number,
  to: number,
): Generator<Iterable<FeedEvent>> {
  yield announcements(world, from, to);
  for (const season of world.seasons(dayOf(to)))
    if ((season.end + newsDays) * dayMs >= from)
      for (const fixture of world.fixtures(season, to))
        yield matchHistory(world, fixture, from, to);
}

/** Closed transfer windows, started seasons with their matches, and drawn rounds. */
export function* announcements(world: World, from: number, to: number): Generator<FeedEvent> {
  if (dayOf(to) > dayOf(from)) yield* windowEvents(world, dayOf(from), dayOf(to));
  const before = new Set(world.seasons(dayOf(from)).map(({ ref }) => ref));
  for (const season of world.seasons(dayOf(to))) {
    if (before.has(season.ref) || !isCurrent(season, dayOf(to))) continue;
    yield seasonEvent(seasonBefore(season), false);
    yield seasonEvent(season, true);
    for (const fixture of world.fixtures(season, to)) yield fixtureEvent(fixture);
  }
}

const calledOffLater = new Set<Fixture['mishap']>(['suspended', 'unknown']);

/** Latest event of a match after its start. */
export const reportedFor = ({ mishap }: Fixture): number =>
  longestMs + 60 * minuteMs + (calledOffLater.has(mishap) ? callOffMs : 0);

/** Earliest event of a match before its start. */
const reportedBeforeMs = 12 * dayMs;

/** Whether a match has no events with `from` < time ≤ `to` besides its creation. */
export const isSilent = (fixture: Fixture, from: number, to: number): boolean =>
  fixture.firstStart - reportedBeforeMs > to || fixture.start + reportedFor(fixture) <= from;

/** Days after its last match until a season has no more events. */
export const newsDays = 4;
