import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '@scoreline/database/schema';
import type { Changed, ChangedSubjects, Subject } from '../../wire/gateway/changes';

interface ChangesOptions {
  db: Kysely<Database>;
  logger: Pick<Logger, 'error'>;
}

/** If the subjects of a change cannot be determined, everything has changed. */
const everything: Changed = { has: () => true };

/** The subjects of changed matches: themselves, their days, leagues, teams and sports. */
async function subjectsOf(db: Kysely<Database>, ids: number[]): Promise<Set<Subject>> {
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'sport', 'tournament_id', 'home_id', 'away_id', 'start_time'])
    .where('id', 'in', ids)
    .execute();
  const subjects = new Set<Subject>(ids.map((id): Subject => `match:${id}`));
  for (const { sport, tournament_id, home_id, away_id, start_time } of rows) {
    subjects.add(`sport:${sport}`);
    subjects.add(`league:${tournament_id}`);
    subjects.add(`team:${home_id}`);
    subjects.add(`team:${away_id}`);
    subjects.add(`day:${sport}:${start_time.toISOString().slice(0, 10)}`);
  }
  return subjects;
}

export interface Changes extends ChangedSubjects {
  /** Call after the commit, with the matches that changed. */
  matchesChanged(ids: readonly number[]): void;
  /** Call after the commit of a change in a promotion's displayed content. */
  promotionChanged(id: number): void;
}

/** Resolves ids of changed matches to subjects: one query for all ids that arrive while the previous one runs. */
export function createChanges({ db, logger }: ChangesOptions): Changes {
  const listeners: ((changed: Changed) => void)[] = [];
  const waiting = new Set<number>();
  let isReading = false;

  async function read(ids: number[]): Promise<Changed> {
    try {
      return await subjectsOf(db, ids);
    } catch (error) {
      logger.error({ err: error }, 'changed matches could not be read');
      return everything;
    }
  }

  async function tell(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (waiting.size > 0) {
      const ids = [...waiting];
      waiting.clear();
      const changed = await read(ids);
      for (const listener of listeners) listener(changed);
    }
    isReading = false;
  }

  return {
    listen: (listener) => void listeners.push(listener),
    promotionChanged(id) {
      for (const listener of listeners) listener(new Set<Subject>([`promotion:${id}`]));
    },
    matchesChanged(ids) {
      for (const id of ids) waiting.add(id);
      void tell();
    },
  };
}
