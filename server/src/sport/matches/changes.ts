import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '../../store/db/schema';
import type { Changed, ChangedSubjects, Subject } from '../../wire/gateway/changes';

interface ChangesOptions {
  db: Kysely<Database>;
  logger: Pick<Logger, 'error'>;
}

/** Where nobody can say what a change touches, it touches everything. */
const everything: Changed = { has: () => true };

/** What changed matches touch: themselves, their days, leagues, teams and sports. */
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
  /** To be called after the commit, with the matches of which anything changed. */
  matchesChanged(ids: readonly number[]): void;
  /** To be called after the commit of what a promotion shows. */
  promotionChanged(id: number): void;
}

/** Turns ids of changed matches into what they touch: one query for all that came while the one before ran. */
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
