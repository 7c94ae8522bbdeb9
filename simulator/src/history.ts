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

/** Prices of matches older than this keep their opening, their closing and what lay half-way. */
const fullPricesMs = 10 * dayMs;
/** Prices of matches older than this are the retail book's alone. */
const outlinePricesMs = 150 * dayMs;

/** Matches older than this keep who played and what happened, and no more. */
const fullPlayMs = 45 * dayMs;

/** Every basket of a match is kept for so long; then so many for one, enough for the curve of the score. */
const everyBasketMs = 7 * dayMs;
const basketsForOne = { recent: 6, old: 12 };

/** Days before today whose matches are there at the first page, with all that are still to come. */
const nearMs = 7 * dayMs;

/** Longer than any match is put off beyond the end of its season. */
const overtimeMs = 60 * dayMs;

const isNear = ({ start }: Fixture, at: number) => start >= at - nearMs;

/** Entities that all matches refer to: competitions, clubs, seasons, and the squads of the whole period. */
export function* facts(world: World, to: number): Generator<FeedEvent> {
  const today = dayOf(to);
  const seasons = world.seasons(today);
  const current = seasons.filter((season) => isCurrent(season, today));
  yield* catalogueEvents(world.clubs, to);
  yield* squadEvents(world, Math.min(...current.map(squadsFrom)), today);
  for (const season of seasons) yield seasonEvent(season, current.includes(season));
}

/** Two seasons back, however few of them are filled: players of the last world cup may have left since. */
const squadsFrom = (season: Season): Day =>
  season.competition.everyYears ? Infinity : seasonBefore(seasonBefore(season)).start;

/** A step of a history: a season's events, and which. */
export interface Step {
  season: Season;
  events(): Iterable<FeedEvent>;
}

/** All that is known at `at` of the matches of the last week and of those to come: what the live feed may speak of. */
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

/** The other matches of a season, the latest first. */
export const olderFixtures = (world: World, season: Season, at: number): Fixture[] =>
  world
    .fixtures(season, at)
    .filter((fixture) => !isNear(fixture, at))
    .reverse();

/** Events of a match that became known after `from` and until `to`. */
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

/** A match of which prices were said while they moved goes on to be told in full. */
function detailOf({ start }: Fixture, from: number, to: number): Detail {
  if (from !== -Infinity || start > to - fullPricesMs) return 'full';
  return start > to - outlinePricesMs ? 'outline' : 'brief';
}

/** What is kept of an old match: no unused substitutes, no whistles, few of the baskets. */
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

/** The match's statistics without those of its halves; basketball's all. */
function* ofTheWhole(event: StatisticsEvent): Generator<FeedEvent> {
  const isFootball = event.rows.some(({ key }) => key === 'possession');
  if (!isFootball) yield event;
  else if (event.period === 0)
    yield { ...event, rows: event.rows.filter(({ key }) => briefStatistics.has(key)) };
}

/** One basket of so many, and the last one: the curve ends where the match did. */
function* thinned(outcome: readonly FeedEvent[], forOne: number): Generator<FeedEvent> {
  const isBasket = (event: FeedEvent) => event.type === 'incident' && event.kind === 'score';
  const last = outcome.findLast(isBasket);
  let baskets = 0;
  for (const event of outcome)
    if (!isBasket(event) || event === last || baskets++ % forOne === 0) yield event;
}

/**
 * What became known after `from` and until `to`, of everything: how a server that was down catches up. In parts, a match each, so
 * that others can work in between.
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

/** Transfer windows that closed, seasons that began with all their matches, and rounds that were drawn. */
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

/** How long after its start the last is said of a match. */
export const reportedFor = ({ mishap }: Fixture): number =>
  longestMs + 60 * minuteMs + (calledOffLater.has(mishap) ? callOffMs : 0);

/** Longest time before the start at which anything is said of a match. */
const reportedBeforeMs = 12 * dayMs;

/** Whether nothing is said of a match after `from` and until `to` but that it is there. */
export const isSilent = (fixture: Fixture, from: number, to: number): boolean =>
  fixture.firstStart - reportedBeforeMs > to || fixture.start + reportedFor(fixture) <= from;

/** So many days after its last match a season has no more news. */
export const newsDays = 4;
