import type { Logger } from 'pino';

import type { LiveSource } from '../source';
import { parseTopic } from '../topics/topicName';
import type { Topics } from '../topics/topics';
import { createWriter, type Writer } from './writer';

interface WriterRoleOptions {
  source: LiveSource;
  now: () => Date;
  logger: Logger;
  topics: Topics;
  want: (topic: string) => void;
  /** The current role has ended, and the next one starts. */
  ended: () => void;
}

/** Whether this server is the writer, and accordingly where the image of a topic comes from. */
export function createWriterRole(options: WriterRoleOptions) {
  const { source, now, logger, topics, want } = options;
  let writer: Writer | null = null;
  // One at a time, so that a term ends before the next one starts.
  let turn: Promise<void> = Promise.resolve();

  async function change(writes: boolean): Promise<void> {
    const before = writer;
    // From now on, changes go to the next writer; one that is stopping accepts none.
    writer = null;
    await before?.stop();
    options.ended();
    if (!writes) return;
    writer = createWriter({ source, now, logger, published: topics.published });
    for (const topic of topics.all()) if (topic.log) topics.renumber(topic, topic.log.image);
    await writer.start();
    for (const topic of topics.all()) fill(topic.name);
  }

  function fill(topic: string): void {
    const name = parseTopic(topic);
    if (!writer) want(topic);
    else if (name?.kind === 'match') writer.openMatch(name.matchId);
    else if (name?.kind === 'promotion') writer.readPromotion(name.promotionId);
  }

  return {
    /** Null if another server is the writer. */
    writer: (): Writer | null => writer,
    /** Loads or refreshes a topic's image, from the database or from the writer. */
    fill,
    take: (writes: boolean): Promise<void> => (turn = turn.then(() => change(writes))),
    async stop(): Promise<void> {
      await turn;
      await writer?.stop();
    },
  };
}

export type WriterRole = ReturnType<typeof createWriterRole>;
