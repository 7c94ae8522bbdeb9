import { isDraft, original } from '@reduxjs/toolkit';

import { itemAt } from '../contract/lists';
import type { MatchesImage, MatchList, MatchSummary } from '../contract';
import type { LiveConnection } from './connection';
import type { LiveDelta } from './topic/topicState';

/** The part of RTK Query's `onCacheEntryAdded` API used here. */
interface CacheEntry<T> {
  cacheDataLoaded: PromiseLike<unknown>;
  cacheEntryRemoved: PromiseLike<unknown>;
  updateCachedData(recipe: (draft: T) => void): unknown;
}

/**
 * Calls back with each delta of a topic until the cache entry is removed, for `onCacheEntryAdded`. Does not request the image.
 */
export const followChanges = <T>(
  connection: LiveConnection,
  topic: string,
  entry: Pick<CacheEntry<T>, 'cacheDataLoaded' | 'cacheEntryRemoved'>,
  onChange: (delta: LiveDelta) => void,
): Promise<void> =>
  whileLoaded(entry, () =>
    connection.subscribe(topic, (_, delta) => delta && onChange(delta), 'changes'),
  );

async function whileLoaded<T>(
  {
    cacheDataLoaded,
    cacheEntryRemoved,
  }: Pick<CacheEntry<T>, 'cacheDataLoaded' | 'cacheEntryRemoved'>,
  begin: () => () => void,
): Promise<void> {
  try {
    await cacheDataLoaded;
  } catch {
    return; // The entry was removed before it had data.
  }
  const stop = begin();
  await cacheEntryRemoved;
  stop();
}

/** Updates a cached answer from a topic until the entry is removed, for `onCacheEntryAdded`. `apply` mutates the draft. */
export const followTopic = <T, Image>(
  connection: LiveConnection,
  topic: string,
  entry: CacheEntry<T>,
  apply: (draft: T, image: Image, delta: LiveDelta | null) => void,
): Promise<void> =>
  whileLoaded(entry, () =>
    connection.subscribe<Image>(topic, (image, delta) => {
      entry.updateCachedData((draft) => apply(draft, image, delta));
    }),
  );

export interface UnlistedMatches {
  /** In the image but not in the list: from another day, or new. */
  added: MatchSummary[];
  /** In the list but removed from the image: cancelled, moved, or too old. */
  removed: number[];
}

/**
 * Merges newer summaries of the image into a cached list in place. The caller decides which matches enter or leave the viewer's
 * day.
 */
export function updateMatches(
  list: MatchList,
  image: MatchesImage,
  delta: LiveDelta | null,
): UnlistedMatches {
  const known = isDraft(list) ? original(list) : list;
  const positions = positionsOf(known);
  const unlisted: UnlistedMatches = { added: [], removed: [] };
  for (const matchId of changedIds(image, delta)) {
    const position = positions.get(matchId);
    const match = image[matchId];
    if (!match) {
      if (position) unlisted.removed.push(matchId);
    } else if (!position) unlisted.added.push(completeSummary(match));
    else if (isNews(match, position.summary))
      itemAt(list.leagues, position.league).matches[position.match] = completeSummary(match);
  }
  return unlisted;
}

const changedIds = (image: MatchesImage, delta: LiveDelta | null): Iterable<number> =>
  new Set((delta?.patches ?? [image]).flatMap((patch) => Object.keys(patch).map(Number)));

interface Position {
  league: number;
  match: number;
  summary: MatchSummary;
}

function positionsOf(list: MatchList): Map<number, Position> {
  const positions = new Map<number, Position>();
  list.leagues.forEach(({ matches }, league) =>
    matches.forEach((summary, match) => positions.set(summary.eventId, { league, match, summary })),
  );
  return positions;
}

/** Whether a summary changed: a whole image repeats known matches, which keep their identity, and older revisions are ignored. */
const isNews = (match: MatchSummary, known: MatchSummary): boolean =>
  match.revision >= known.revision &&
  JSON.stringify(completeSummary(match)) !== JSON.stringify(completeSummary(known));

/** A merge patch deletes a field by null; restores the nulls that the contract promises. */
export function completeSummary(match: MatchSummary): MatchSummary {
  const { clock = null, odds = null, home, away } = match;
  const side = (of: MatchSummary['home']) => (of.score === undefined ? { ...of, score: null } : of);
  return { ...match, clock, odds, home: side(home), away: side(away) };
}
