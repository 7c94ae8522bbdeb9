import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';

import { Changes } from '../changes';
import type { FeedEvent, IncidentEvent } from '../../store/feedEvents';
import type { Feed, FeedDeps } from '../feed';
import { boxEvents, incidentsOf } from './details';
import { counts, fixtureOf, seasonEvents, seasonOf, stateOf } from './games';
import { pricesOf } from './odds';
import * as shapes from './shapes';
import type { Game } from './shapes';

export interface NbaOptions {
  url?: string;
  /** Milliseconds between two looks at the scoreboard. */
  every?: number;
  /** The same while no game runs. */
  idle?: number;
}

const address = 'https://cdn.nba.com/static/json/liveData';
const oddsEvery = 300_000;

const isOver = ({ gameStatus }: Game): boolean => gameStatus === 3;

/** The NBA's public live files: today's games, and of those running their play-by-play and box score. */
export function createNbaFeed(
  { ingest, logger, now }: FeedDeps,
  { url = address, every = 10_000, idle = 60_000 }: NbaOptions = {},
): Feed {
  const stopped = new AbortController();
  const { signal } = stopped;
  const changes = new Changes();
  const seasons = new Set<string>();
  const closed = new Set<string>();
  let games: Game[] = [];
  let oddsDue = 0;
  let running: Promise<void> | undefined;

  /** Undefined where there is no such file (yet): a game that has not begun has none. */
  async function read<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
    const timeout = AbortSignal.timeout(10_000);
    const response = await fetch(`${url}/${path}`, { signal: AbortSignal.any([signal, timeout]) });
    if (response.status === 403 || response.status === 404) return undefined;
    if (!response.ok) throw new Error(`nba: ${path}: status ${response.status}`);
    return schema.parse(await response.json());
  }

  async function apply(events: FeedEvent[]): Promise<void> {
    const news = changes.only(events);
    if (!news.length) return;
    for (const { event, reason } of (await ingest.apply(news)).rejected)
      logger.warn({ type: event.type, reason }, 'nba: an event was not stored');
  }

  async function readGames(): Promise<void> {
    const board = await read('scoreboard/todaysScoreboard_00.json', shapes.scoreboard);
    games = (board?.scoreboard.games ?? [])
      .flatMap((entry) => {
        const result = shapes.game.safeParse(entry);
        if (!result.success) logger.warn({ issue: result.error.issues[0] }, 'nba: no game');
        return result.data ?? [];
      })
      .filter(counts);
    for (const { gameId } of games) {
      const { ref } = seasonOf(gameId);
      if (!seasons.has(ref)) await apply(seasonEvents(gameId, now()));
      seasons.add(ref);
    }
    const at = now();
    await apply(games.flatMap((game) => [fixtureOf(game, at), stateOf(game, at)]));
  }

  async function readDetails({ gameId }: Game): Promise<void> {
    const plays = await read(`playbyplay/playbyplay_${gameId}.json`, shapes.playByPlay);
    const box = await read(`boxscore/boxscore_${gameId}.json`, shapes.boxScore);
    const at = now();
    const all = plays ? incidentsOf(plays, at) : [];
    const isIncident = (event: FeedEvent): event is IncidentEvent => event.type === 'incident';
    const incidents = all.filter(isIncident);
    await apply([
      ...(box ? boxEvents(box, at) : []),
      ...all.filter((event) => !isIncident(event)),
      ...(plays ? changes.incidentsOf(gameId, incidents, at.getTime()) : []),
    ]);
  }

  async function readOdds(): Promise<void> {
    const at = now();
    if (at.getTime() < oddsDue) return;
    oddsDue = at.getTime() + oddsEvery;
    const odds = await read('odds/odds_todaysGames.json', shapes.odds);
    const starts = new Map(
      games
        .filter(({ gameStatus }) => gameStatus === 1)
        .map((game) => [game.gameId, game.gameTimeUTC]),
    );
    if (odds) await apply(pricesOf(odds, (gameId) => starts.get(gameId), at));
  }

  async function round(): Promise<void> {
    await readGames();
    for (const game of games.filter(
      ({ gameStatus, gameId }) => gameStatus > 1 && !closed.has(gameId),
    )) {
      await readDetails(game);
      if (isOver(game)) closed.add(game.gameId);
    }
    await readOdds();
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await round().catch((error: unknown) => {
        if (!signal.aborted) logger.error({ err: error }, 'nba: a round failed');
      });
      const pause = games.some(({ gameStatus }) => gameStatus === 2) ? every : idle;
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    name: 'nba',
    start() {
      running ??= run();
      return Promise.resolve();
    },
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
