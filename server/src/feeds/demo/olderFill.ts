import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { ahead } from './ahead';
import { dayOf } from '@scoreline/simulator/calendar/days';
import type { Season } from '@scoreline/simulator/calendar/seasons';
import { analyse, commitSoon, fillingSeasons, markFilled, storedMatches } from './fillQueries';
import type { FillDeps } from './firstFill';
import type { Fixture } from '@scoreline/simulator/fixture';
import { matchHistory, olderFixtures } from '@scoreline/simulator/history';
import { readProgress } from './progress';
import type { World } from '@scoreline/simulator/world';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

/** Live events wait for the running transaction, so each transaction is small. */
const chunkEvents = 4_000;
const pace = { stretch: 1, most: 4 };
/** After this many seasons, the tables have grown several times over. */
const analyseAfter = new Set([8, 32, 96]);

/** Fills the missing part of a season as of `at`; `progress` receives the share that is done. */
export type SeasonLane = (
  season: Season,
  at: number,
  progress: (share: number) => void,
) => Promise<void>;

/**
 * Fills the matches that the first fill omitted, season by season, nearest first, with one season per lane at a time. Each
 * transaction contains whole matches, so an interrupted fill resumes after the last stored one.
 */
export async function fillOlder(
  deps: FillDeps,
  progress: (share: number) => void,
  lanes: readonly SeasonLane[] = [laneOf(deps)],
): Promise<void> {
  const begun = await readProgress(deps.db, 'fill');
  if (!begun) return;
  const all = nearestFirst(deps.world.seasons(dayOf(begun.at)), begun.at);
  const filling = await fillingSeasons(deps.db);
  const left = all.filter(({ ref }) => filling.has(ref));
  const queue = [...left];
  const shares = new Map<string, number>();
  let filled = 0;
  const tell = (season: Season, share: number) => {
    shares.set(season.ref, share);
    const sum = [...shares.values()].reduce((total, each) => total + each, 0);
    progress((all.length - left.length + sum) / all.length);
  };
  const work = async (lane: SeasonLane) => {
    for (let season = queue.shift(); season; season = queue.shift()) {
      const current = season;
      await lane(current, begun.at, (share) => tell(current, share));
      tell(current, 1);
      if (analyseAfter.has(++filled)) await analyse(deps.db);
    }
  };
  await Promise.all(lanes.map(work));
  if (left.length > 0) await analyse(deps.db);
}

/** A lane on the current thread. */
export const laneOf =
  (deps: FillDeps): SeasonLane =>
  (season, at, progress) =>
    fillSeason(deps, season, at, progress);

/** Sorts by days since the season ended; running seasons by prominence. */
function nearestFirst(seasons: readonly Season[], at: number): Season[] {
  const distance = ({ end }: Season) => Math.max(0, dayOf(at) - end);
  return seasons.toSorted(
    (a, b) => distance(a) - distance(b) || a.competition.priority - b.competition.priority,
  );
}

async function fillSeason(
  { db, ingest, world, logger }: FillDeps,
  season: Season,
  at: number,
  progress: (share: number) => void,
): Promise<void> {
  const fixtures = olderFixtures(world, season, at);
  const refs = fixtures.map(({ ref }) => ref);
  const stored = await storedMatches(db, refs);
  const missing = fixtures.filter(({ ref }) => !stored.has(ref));
  for await (const { events, share } of ahead(chunksOf(world, missing, at), pace)) {
    progress(share);
    const { rejected } = await ingest.apply(events, { also: commitSoon, bulk: true });
    if (rejected.length > 0)
      logger.warn(
        { season: season.ref, count: rejected.length, reason: firstItem(rejected).reason },
        'demo: events of a season were rejected',
      );
  }
  await markFilled(db, season.ref);
}

interface Chunk {
  events: FeedEvent[];
  /** The share of the season that is already done. */
  share: number;
}

function* chunksOf(world: World, fixtures: readonly Fixture[], at: number): Generator<Chunk> {
  let chunk: Chunk = { events: [], share: 0 };
  for (const [index, fixture] of fixtures.entries()) {
    chunk.events.push(...matchHistory(world, fixture, -Infinity, at));
    if (chunk.events.length < chunkEvents) continue;
    yield chunk;
    chunk = { events: [], share: (index + 1) / fixtures.length };
  }
  if (chunk.events.length > 0) yield chunk;
}
