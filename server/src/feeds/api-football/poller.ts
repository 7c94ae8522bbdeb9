import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { z } from 'zod';

import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import type { Ingest } from '../ingest/ingest';
import { Changes } from '../changes';
import { ApiError, type ApiClient } from './client';
import { lineupsOf, missingOf } from './details';
import {
  competitionOf,
  fixtureOf,
  seasonOf,
  seasonRefOf,
  stageRefOf,
  stateOf,
  teamsOf,
} from './fixtures';
import { incidentsOf, startersOf, type Starters } from './incidents';
import { inPlayPricesOf } from './inPlay';
import { pricesOf } from './odds';
import * as shapes from './shapes';
import type { Fixture, Injury } from './shapes';
import { profileOf, squadOf, transfersOf } from './squads';
import { playerStatisticsOf, statisticsOf } from './statistics';
import { KnownCards, type StoredCards } from './storedCards';
import { UnknownWords } from './words';

export interface PollerDeps {
  /** Stored red cards, by the provider's match id. */
  storedCards: (matchRefs: string[]) => Promise<Map<string, StoredCards>>;
  client: ApiClient;
  ingest: Ingest;
  logger: Pick<Logger, 'warn' | 'info'>;
  now: () => Date;
  metrics?: Registry | undefined;
}

const minute = 60_000;
const hour = 60 * minute;
/** The days around today that lists render, and those of them with prices. */
const otherDays = [1, -1, 2, 3, 4, 5, 6, 7, -2, -3, -4, -5, -6, -7];
const pricedDays = [0, 1, 2, 3, 4, 5, 6, 7];
/** One other day at a time: all of them are polled within seven hours, at about 50 requests a day each. */
const turn = 30 * minute;
/** Below this share of the day's quota, only live and today's matches are polled. */
const reserve = 0.1;
/** The provider's limit of ids in one request. */
const idsAtOnce = 20;

/** Polls each part of the provider at its own interval; a failing part does not delay the others. */
export class Poller {
  private readonly changes = new Changes();
  private readonly due = new Map<string, number>();
  /** Stages by season: a round that is drawn later makes the whole season be requested again. */
  private readonly seasons = new Map<string, Set<string>>();
  /** Teams and the season in which each was last seen. */
  private readonly teams = new Map<number, number>();
  private readonly squadsDone = new Map<number, number>();
  private readonly cards: KnownCards;
  private live = new Set<number>();
  private today: Fixture[] = [];
  /** Stored matches of the window. */
  private readonly known = new Set<number>();
  private readonly turns = new Map<readonly number[], number>();
  private injuries: Injury[] = [];

  /** For matches in play: lists of live matches contain no line-ups. */
  private readonly starters = new Map<number, Starters>();
  private readonly words: UnknownWords;

  constructor(private readonly deps: PollerDeps) {
    this.cards = new KnownCards(deps.storedCards);
    this.words = new UnknownWords(deps.logger, deps.metrics);
  }

  async round(): Promise<void> {
    await this.every('day', 15 * minute, () => this.pollDay());
    await this.every('injuries', hour, () => this.pollInjuries());
    await this.every('live', 0, () => this.pollLive());
    await this.every('details', minute, () => this.pollDetails());
    await this.every('prices in play', minute, () => this.pollInPlay());
    await this.every('odds', turn, () => this.pollOdds());
    await this.every('other days', turn, () => this.pollOtherDay());
    await this.every('squads', 10 * minute, () => this.pollSquad());
  }

  private async every(name: string, interval: number, work: () => Promise<void>): Promise<void> {
    const now = this.deps.now().getTime();
    if (now < (this.due.get(name) ?? 0)) return;
    this.due.set(name, now + interval);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.deps.logger.warn({ reason: error.message }, 'api-football: request refused');
    }
  }

  private async get<T>(
    schema: z.ZodType<T>,
    path: string,
    parameters: Record<string, string | number>,
  ): Promise<T[]> {
    const entries = await this.deps.client.get(path, parameters);
    return shapes.parseAll(schema, entries, (reason) =>
      this.deps.logger.warn({ path, reason }, 'api-football: an entry of another shape'),
    );
  }

  private async apply(events: readonly FeedEvent[]): Promise<void> {
    const news = this.changes.only(events);
    if (!news.length) return;
    const { rejected } = await this.deps.ingest.apply(news);
    for (const { event, reason } of rejected)
      this.deps.logger.warn({ type: event.type, reason }, 'api-football: an event was not stored');
  }

  private async pollDay(): Promise<void> {
    const date = this.dayAt(0);
    this.today = await this.get(shapes.fixture, 'fixtures', { date });
    await this.store(this.today);
    this.remember(this.today);
  }

  /** Finds matches of other days that were moved, called off or corrected. */
  private async pollOtherDay(): Promise<void> {
    if (this.isShort()) return;
    const date = this.dayAt(this.next(otherDays));
    const fixtures = await this.get(shapes.fixture, 'fixtures', { date });
    await this.store(fixtures);
    this.remember(fixtures);
  }

  private remember(fixtures: Fixture[]): void {
    for (const { fixture } of fixtures) this.known.add(fixture.id);
  }

  /** The next day in rotation. */
  private next(days: readonly number[]): number {
    const at = this.turns.get(days) ?? 0;
    this.turns.set(days, at + 1);
    return itemAt(days, at % days.length);
  }

  private dayAt(offset: number): string {
    return new Date(this.deps.now().getTime() + offset * 24 * hour).toISOString().slice(0, 10);
  }

  private isShort(): boolean {
    return this.deps.client.share() < reserve;
  }

  private async pollInjuries(): Promise<void> {
    const date = this.deps.now().toISOString().slice(0, 10);
    this.injuries = await this.get(shapes.injury, 'injuries', { date });
    const coming = this.today.filter(
      ({ lineups, fixture }) => !lineups && fixture.status.short === 'NS',
    );
    const at = this.deps.now();
    await this.apply(coming.flatMap((fixture) => missingOf(fixture, this.injuries, at)));
  }

  private async pollLive(): Promise<void> {
    const fixtures = await this.get(shapes.fixture, 'fixtures', { live: 'all' });
    const before = this.live;
    this.live = new Set(fixtures.map(({ fixture }) => fixture.id));
    await this.store(fixtures);
    const over = [...before].filter((id) => !this.live.has(id));
    await this.storeDetails(over);
    for (const id of over) {
      this.changes.forget(String(id));
      this.starters.delete(id);
    }
  }

  private pollDetails(): Promise<void> {
    return this.storeDetails([...this.live]);
  }

  private async storeDetails(ids: number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += idsAtOnce) {
      const some = ids.slice(from, from + idsAtOnce).join('-');
      await this.store(await this.get(shapes.fixture, 'fixtures', { ids: some }));
    }
  }

  private async pollOdds(): Promise<void> {
    if (this.isShort()) return;
    const odds = await this.get(shapes.odds, 'odds', { date: this.dayAt(this.next(pricedDays)) });
    await this.apply(odds.filter(({ fixture }) => this.known.has(fixture.id)).flatMap(pricesOf));
  }

  /** One request for all live prices; a plan without them is refused and retried an hour later. */
  private async pollInPlay(): Promise<void> {
    if (this.live.size === 0 || this.isShort()) return;
    this.due.set('prices in play', this.deps.now().getTime() + hour);
    const odds = await this.get(shapes.liveOdds, 'odds/live', {});
    this.due.set('prices in play', this.deps.now().getTime() + minute);
    await this.apply(
      odds.filter(({ fixture }) => this.live.has(fixture.id)).flatMap(inPlayPricesOf),
    );
  }

  /** One team at a time, least recently polled first, each at most once a day. */
  private async pollSquad(): Promise<void> {
    const at = this.deps.now();
    const stale = (team: number) => (this.squadsDone.get(team) ?? 0) < at.getTime() - 24 * hour;
    const team = [...this.teams.keys()].find(stale);
    const season = team === undefined ? undefined : this.teams.get(team);
    if (team === undefined || season === undefined) return;
    this.squadsDone.set(team, at.getTime());
    const squads = await this.get(shapes.squad, 'players/squads', { team });
    const moves = await this.get(shapes.transfers, 'transfers', { team });
    const profiles = await this.get(shapes.profile, 'players', { team, season });
    const isKnown = (id: number) => this.teams.has(id);
    await this.apply([
      ...profiles.map((profile) => profileOf(profile, at)),
      ...squads.flatMap((squad) => squadOf(squad, at)),
      ...moves.flatMap((move) => transfersOf(move, isKnown, at)),
    ]);
  }

  private async store(fixtures: Fixture[]): Promise<void> {
    for (const fixture of fixtures) await this.ensureSeason(fixture);
    const at = this.deps.now();
    const known = fixtures.filter((fixture) => this.seasons.has(seasonRefOf(fixture)));
    await this.apply(known.flatMap((fixture) => this.eventsOf(fixture, at)));
  }

  private eventsOf(fixture: Fixture, at: Date): FeedEvent[] {
    const matchRef = String(fixture.fixture.id);
    this.words.check(fixture);
    const { players, incidents } = incidentsOf(fixture, at, this.startersOf(fixture));
    const missing = this.injuries.filter((injury) => injury.fixture.id === fixture.fixture.id);
    return [
      ...players,
      fixtureOf(fixture, at),
      stateOf(fixture, this.cards.of(fixture), at),
      ...(fixture.events ? this.changes.incidentsOf(matchRef, incidents, at.getTime()) : []),
      ...lineupsOf(fixture, missing, at),
      ...statisticsOf(fixture, at),
      ...playerStatisticsOf(fixture, at),
    ];
  }

  private startersOf(fixture: Fixture): Starters | undefined {
    const told = startersOf(fixture);
    const { id } = fixture.fixture;
    if (told && this.live.has(id)) this.starters.set(id, told);
    return told ?? this.starters.get(id);
  }

  /** Requests a season once, with all its fixtures, before its first fixture is stored. */
  private async ensureSeason(fixture: Fixture): Promise<void> {
    const ref = seasonRefOf(fixture);
    const stageRef = stageRefOf(fixture);
    if (this.seasons.get(ref)?.has(stageRef)) return;
    const { id: league, season } = fixture.league;
    const all = await this.get(shapes.fixture, 'fixtures', { league, season });
    const fixtures = all.length ? all : [fixture];
    await this.cards.load(fixtures);
    const at = this.deps.now();
    const teams = fixtures.flatMap((one) => teamsOf(one, at));
    const seasonEvent = seasonOf(fixtures, at);
    await this.apply([
      ...competitionOf(fixture, at),
      ...teams,
      ...(seasonEvent ? [seasonEvent] : []),
    ]);
    this.seasons.set(ref, new Set([stageRef, ...fixtures.map(stageRefOf)]));
    for (const { teams } of fixtures)
      this.teams.set(teams.home.id, season).set(teams.away.id, season);
    await this.apply(
      fixtures.flatMap((one) => [fixtureOf(one, at), stateOf(one, this.cards.of(one), at)]),
    );
    this.deps.logger.info(
      { league, season, fixtures: fixtures.length },
      'api-football: season read',
    );
  }
}
