import {
  isLive,
  type MatchesImage,
  type MatchList,
  type MatchSummary,
  type Tournament,
} from '@scoreline/shared-lib/contract';
import { completeSummary } from '@scoreline/shared-lib/live';

import { matchesById } from '../matches/matchIndex';

export interface LiveMerge {
  /** The day that the list shows, and the conversion of an instant to the viewer's day. */
  date: string;
  today: string;
  dayOf: (instant: string) => string;
  now: number;
  /** Leagues known beyond those of the list, for matches new to it. */
  tournaments: ReadonlyMap<number, Tournament>;
}

/** The topic drops a match this long before or after its time. Then its removal does not mean that it was deleted. */
const coveredMs = 23 * 3_600_000;

const completed = new WeakMap<MatchSummary, MatchSummary>();

/** A match of the image with its nulls restored. Returns the same object for the same match. */
function complete(match: MatchSummary): MatchSummary {
  const known = completed.get(match) ?? completeSummary(match);
  completed.set(match, known);
  return known;
}

/** Whether a match belongs to the list of `date`. One still in play since yesterday stays in today's. */
export function belongs(match: MatchSummary, { date, today, dayOf }: LiveMerge): boolean {
  const day = dayOf(match.startTime);
  return day === date || (date === today && day < today && isLive(match.status));
}

function removed(match: MatchSummary, merge: LiveMerge): boolean {
  return Math.abs(Date.parse(match.startTime) - merge.now) < coveredMs;
}

function renewed(match: MatchSummary, image: MatchesImage, merge: LiveMerge): MatchSummary | null {
  const news = image[match.eventId];
  if (news === undefined) return removed(match, merge) ? null : match;
  const next = complete(news);
  if (next === match || next.revision < match.revision) return match;
  const moved = next.startTime !== match.startTime && !belongs(next, merge);
  return moved ? null : next;
}

function renewLeague(
  matches: MatchSummary[],
  image: MatchesImage,
  changed: ReadonlySet<number> | null,
  merge: LiveMerge,
): MatchSummary[] {
  let same = true;
  const next: MatchSummary[] = [];
  for (const match of matches) {
    const now = changed && !changed.has(match.eventId) ? match : renewed(match, image, merge);
    if (now !== match) same = false;
    if (now) next.push(now);
  }
  return same ? matches : next;
}

/** Matches of the live image that belong to the list but are missing from it. */
export function newcomers(
  list: MatchList,
  image: MatchesImage,
  changed: ReadonlySet<number> | null,
  merge: LiveMerge,
): MatchSummary[] {
  const index = matchesById(list);
  const ids = changed ? [...changed] : Object.keys(image).map(Number);
  return ids.flatMap((id) => {
    const match = index.has(id) ? undefined : image[id];
    return match && belongs(match, merge) ? [complete(match)] : [];
  });
}

function withNewcomers(leagues: MatchList['leagues'], fresh: MatchSummary[], merge: LiveMerge) {
  const next = [...leagues];
  for (const match of fresh) {
    const at = next.findIndex(({ tournament }) => tournament.tournamentId === match.tournamentId);
    const tournament = merge.tournaments.get(match.tournamentId);
    const league = next[at];
    if (league) next[at] = { ...league, matches: [...league.matches, match] };
    else if (tournament) next.push({ tournament, matches: [match] });
  }
  return next;
}

/**
 * Merges the live image into a day's list. `changed` are the ids in a delta, or null for a whole image. Unchanged objects keep
 * their identity, including the list itself, so that only updated rows render again.
 */
export function mergeLive(
  list: MatchList,
  image: MatchesImage,
  changed: ReadonlySet<number> | null,
  merge: LiveMerge,
): MatchList {
  const fresh = newcomers(list, image, changed, merge);
  let same = fresh.length === 0;
  const leagues = list.leagues.flatMap((league) => {
    const matches = renewLeague(league.matches, image, changed, merge);
    if (matches === league.matches) return [league];
    same = false;
    return matches.length > 0 ? [{ ...league, matches }] : [];
  });
  return same ? list : { ...list, leagues: withNewcomers(leagues, fresh, merge) };
}
