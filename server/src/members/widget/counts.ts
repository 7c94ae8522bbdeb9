import { clientOfChannel, type WidgetCount } from '@scoreline/shared-lib/contract';
import type { Kysely } from 'kysely';

import type { Database } from '@scoreline/database/schema';
import type { WidgetClients } from './clients';
import { addCounts, type Counted } from './queries';

/** Counts are batched this long, so that a busy client causes one statement and not a row lock each time. */
const gatherMs = 200;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

interface Waiting {
  counts: Map<string, Counted>;
  written: Promise<void>;
}

/** Counts widget events. A call resolves when its count is in the database. */
export function createWidgetCounts({ db, now }: { db: Kysely<Database>; now(): Date }) {
  let waiting: Waiting | null = null;

  async function write(counts: Waiting['counts']): Promise<void> {
    await new Promise((done) => setTimeout(done, gatherMs));
    waiting = null;
    await addCounts(db, dayOf(now()), [...counts.values()]);
  }

  return {
    add({ clientId, type, kind }: WidgetCount): Promise<void> {
      if (!waiting) {
        const counts = new Map<string, Counted>();
        waiting = { counts, written: write(counts) };
      }
      const key = `${clientId} ${type}`;
      const before = waiting.counts.get(key) ?? {
        ...{ clientId, type, impressions: 0, clicks: 0, registrations: 0 },
      };
      const name = kind === 'click' ? 'clicks' : 'impressions';
      waiting.counts.set(key, { ...before, [name]: before[name] + 1 });
      return waiting.written;
    },
  };
}

export type WidgetCounts = ReturnType<typeof createWidgetCounts>;

/** The client in the visit's channel; null if the channel names none, or an unknown one. */
export async function clientOfVisit(
  channel: string | undefined,
  clients: Pick<WidgetClients, 'find'>,
): Promise<string | null> {
  const clientId = channel === undefined ? null : clientOfChannel(channel);
  // Anyone can write a channel.
  return clientId !== null && (await clients.find(clientId)) ? clientId : null;
}

/** Counts a new member for the widget that referred them, in the transaction that creates the account. */
export async function countRegistration(
  db: Kysely<Database>,
  clientId: string,
  now: Date,
): Promise<void> {
  await addCounts(db, dayOf(now), [
    { clientId, type: 'any', impressions: 0, clicks: 0, registrations: 1 },
  ]);
}
