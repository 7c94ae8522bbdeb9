import {
  isPlainObject,
  sports,
  type MatchSummary,
  type Sport,
} from '@scoreline/shared-lib/contract';
import type { Logger } from 'pino';

import { inWindow, windowSpan } from './liveWindow';
import { createMergePatch } from './mergePatch';
import type { Published } from '../topics/published';
import type { LiveSource } from '../source';

interface MatchListsOptions {
  source: LiveSource;
  now: () => Date;
  logger: Logger;
  published: Published;
  /** Runs a task after the earlier ones. */
  inTurn: (task: () => Promise<void>) => Promise<void>;
}

const retryMs = 1_000;

type Images = Record<string, MatchSummary>;

/** The topics `matches:{sport}`: the matches of each sport around today. */
export function createMatchLists({ source, now, logger, published, inTurn }: MatchListsOptions) {
  const retries = new Map<Sport, NodeJS.Timeout>();
  let stopped = false;

  function update(sport: Sport, ids: number[], summaries: Map<number, MatchSummary>): void {
    const topic = `matches:${sport}`;
    const before = published.image(topic);
    if (!before) return;
    const after: Images = { ...(before as Images) };
    for (const id of ids) {
      const match = summaries.get(id);
      if (match?.sport === sport && inWindow(match, now())) after[id] = match;
      else delete after[id];
    }
    // Only `ids` are compared: the rest is identical.
    const patch = createMergePatch(pick(before, ids), pick(after, ids));
    if (patch) published.append(topic, patch, after);
  }

  async function refresh(sport: Sport): Promise<void> {
    const topic = `matches:${sport}`;
    try {
      const { from, to } = windowSpan(now());
      const found = await source.loadWindow(sport, from, to);
      if (stopped) return;
      const covered = found.filter((match) => inWindow(match, now()));
      const after = Object.fromEntries(covered.map((match) => [match.eventId, match]));
      const before = published.image(topic);
      if (!before) return published.replace(topic, after);
      const patch = createMergePatch(before, after);
      if (patch) published.append(topic, patch, after);
    } catch (error) {
      logger.error({ err: error, topic }, 'live: the list of matches could not be read');
      if (!stopped)
        retries.set(
          sport,
          setTimeout(() => void inTurn(() => refresh(sport)), retryMs),
        );
    }
  }

  return {
    /** Updates these matches in the lists; matches missing from `found` are removed. */
    update(ids: number[], found: readonly MatchSummary[]): void {
      const summaries = new Map(found.map((match) => [match.eventId, match]));
      for (const sport of sports) update(sport, ids, summaries);
    },
    /** Reads everything: past matches leave, upcoming ones enter. */
    refresh: (): Promise<void> =>
      inTurn(async () => {
        for (const sport of sports) await refresh(sport);
      }),
    stop(): void {
      stopped = true;
      for (const retry of retries.values()) clearTimeout(retry);
    },
  };
}

function pick(image: object, ids: number[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  if (isPlainObject(image)) for (const id of ids) picked[id] = image[id];
  return picked;
}
