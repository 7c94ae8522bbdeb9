import type { FeedEvent } from '@scoreline/shared-lib/contract/feed';
import { Batch, type Rejection } from './batch';
import { storeCategories, storeSeasons, storeTournaments } from './competitions';
import { storeFixtures } from './matches/fixtures';
import { storeIncidents } from './matches/incidents';
import { storeLineups } from './matches/lineups';
import { storeMomentum } from './matches/momentum';
import { storePrices } from './prices/prices';
import type { RefStore } from './refs';
import { forgetUnderWay, run, type Executor } from './rows';
import { storeShots } from './matches/shots';
import { storeSquads } from './teams/squads';
import { storeStates } from './matches/states';
import { storePlayerStatistics, storeStatistics } from './matches/statistics';
import { storePlayers, storeTeams } from './teams/teams';
import { storeTransfers, storeVideos } from './teams/transfers';

type Store = {
  [T in FeedEvent['type']]: (
    batch: Batch,
    events: Extract<FeedEvent, { type: T }>[],
  ) => Promise<void>;
};

/** In order of reference: parents first. */
const stores: Store = {
  category: storeCategories,
  tournament: storeTournaments,
  team: storeTeams,
  player: storePlayers,
  season: storeSeasons,
  squad: storeSquads,
  fixture: storeFixtures,
  state: storeStates,
  incident: storeIncidents,
  lineup: storeLineups,
  statistics: storeStatistics,
  playerStatistics: storePlayerStatistics,
  momentum: storeMomentum,
  shots: storeShots,
  price: storePrices,
  transfer: storeTransfers,
  video: storeVideos,
};

const order = Object.keys(stores) as FeedEvent['type'][];

/** Writes batches within one transaction and adds up their outcomes. */
export class Writer {
  private applied = 0;
  private dropped = 0;
  private readonly rejected: Rejection[] = [];
  private readonly changed = new Set<number>();
  private readonly created = new Set<number>();

  constructor(
    private readonly db: Executor,
    private readonly refs: RefStore,
    private readonly now: Date,
    private readonly isBulk: boolean,
  ) {}

  async preload(db: Executor, events: readonly FeedEvent[]): Promise<void> {
    for (const source of new Set(events.map((event) => event.source)))
      await this.refs.loadSource(db, source);
  }

  /** `onQueued` is called while the database is still writing. */
  write(events: readonly FeedEvent[], onQueued?: () => void): Promise<void> {
    const byKind = kindsOf(events);
    const known = order.flatMap((type) => byKind.get(type) ?? []);
    for (const event of events)
      if (!(event.type in stores)) this.rejected.push({ event, reason: 'unknown type of event' });
    return this.attempt(known, onQueued);
  }

  /** Rolls back a batch with an invalid event and halves it until that event is isolated. */
  private async attempt(events: FeedEvent[], onQueued?: () => void): Promise<void> {
    if (!events.length) return;
    await run(this.db, 'SAVEPOINT batch');
    try {
      const batch = await this.store(events);
      onQueued?.();
      await run(this.db, 'RELEASE SAVEPOINT batch');
      this.refs.settle();
      this.count(batch);
    } catch (error) {
      if (!isBadData(error)) throw error;
      forgetUnderWay(this.db);
      await run(this.db, 'ROLLBACK TO SAVEPOINT batch');
      this.refs.rollback();
      await this.divide(events, error);
    }
  }

  private async divide(events: FeedEvent[], error: Error): Promise<void> {
    const [only] = events;
    if (events.length === 1 && only) {
      this.rejected.push({ event: only, reason: error.message });
      return;
    }
    const middle = Math.ceil(events.length / 2);
    await this.attempt(events.slice(0, middle));
    await this.attempt(events.slice(middle));
  }

  private async store(events: FeedEvent[]): Promise<Batch> {
    const batch = new Batch(this.db, this.refs, this.now, this.isBulk);
    const byKind = kindsOf(events);
    for (const type of order) {
      const store = stores[type] as (batch: Batch, events: FeedEvent[]) => Promise<void>;
      const some = byKind.get(type);
      if (some) await store(batch, some);
    }
    this.refs.flush(this.db);
    return batch;
  }

  private count(batch: Batch): void {
    this.applied += batch.applied;
    this.dropped += batch.dropped;
    for (const rejection of batch.rejected) this.rejected.push(rejection);
    for (const id of batch.changed) this.changed.add(id);
    for (const id of batch.created) this.created.add(id);
  }

  /** Changed matches that existed before: their revision rises. */
  changedBefore(): number[] {
    return [...this.changed].filter((id) => !this.created.has(id));
  }

  report() {
    const { applied, dropped, rejected, changed } = this;
    return { applied, dropped, rejected, changedMatchIds: [...changed] };
  }
}

function kindsOf(events: readonly FeedEvent[]): Map<FeedEvent['type'], FeedEvent[]> {
  const kinds = new Map<FeedEvent['type'], FeedEvent[]>();
  for (const event of events) {
    const others = kinds.get(event.type);
    if (others) others.push(event);
    else kinds.set(event.type, [event]);
  }
  return kinds;
}

/** SQLSTATE classes 22 (data exception) and 23 (constraint), or an event of an invalid shape. */
function isBadData(error: unknown): error is Error {
  if (error instanceof TypeError || error instanceof RangeError) return true;
  const { code } = error as { code?: unknown };
  return /^2[23]/.test(String(code));
}
