import type { FeedEvent, IncidentEvent } from '@scoreline/shared-lib/contract/feed';

import { Changes } from '../changes';
import type { FeedDeps } from '../feed';
import { boxEvents, incidentsOf } from './details';
import type { NbaFiles } from './files';
import { counts, fixtureOf, seasonEvents, seasonOf, stateOf } from './games';
import { pricesOf } from './odds';
import { game, type Game } from './shapes';

const oddsEvery = 300_000;

const isIncident = (event: FeedEvent): event is IncidentEvent => event.type === 'incident';
const isOver = ({ gameStatus }: Game): boolean => gameStatus === 3;
const isRunning = ({ gameStatus }: Game): boolean => gameStatus === 2;
const isAhead = ({ gameStatus }: Game): boolean => gameStatus === 1;

/** Polls the files: all games, changes of those that have begun, and at longer intervals the prices. */
export function createRounds({ ingest, logger, now }: FeedDeps, files: NbaFiles) {
  const changes = new Changes();
  const seasons = new Set<string>();
  const closed = new Set<string>();
  let games: Game[] = [];
  let oddsDue = 0;

  async function apply(events: FeedEvent[]): Promise<void> {
    const news = changes.only(events);
    if (!news.length) return;
    for (const { event, reason } of (await ingest.apply(news)).rejected)
      logger.warn({ type: event.type, reason }, 'nba: an event was not stored');
  }

  function readGame(entry: unknown): Game[] {
    const { success, data, error } = game.safeParse(entry);
    if (!success) logger.warn({ issue: error.issues[0] }, 'nba: no game');
    return data && counts(data) ? [data] : [];
  }

  async function readGames(): Promise<void> {
    const board = await files.scoreboard();
    games = (board?.scoreboard.games ?? []).flatMap(readGame);
    for (const { gameId } of games) {
      const { ref } = seasonOf(gameId);
      if (!seasons.has(ref)) await apply(seasonEvents(gameId, now()));
      seasons.add(ref);
    }
    const at = now();
    await apply(games.flatMap((each) => [fixtureOf(each, at), stateOf(each, at)]));
  }

  async function readDetails({ gameId }: Game): Promise<void> {
    const plays = await files.playByPlay(gameId);
    const box = await files.boxScore(gameId);
    const at = now();
    const all = plays ? incidentsOf(plays, at) : [];
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
    const odds = await files.odds();
    const starts = new Map(games.filter(isAhead).map((each) => [each.gameId, each.gameTimeUTC]));
    if (odds) await apply(pricesOf(odds, (gameId) => starts.get(gameId), at));
  }

  return {
    async round(): Promise<void> {
      await readGames();
      for (const each of games) {
        if (each.gameStatus <= 1 || closed.has(each.gameId)) continue;
        await readDetails(each);
        if (isOver(each)) closed.add(each.gameId);
      }
      await readOdds();
    },
    isAnyRunning: (): boolean => games.some(isRunning),
  };
}
