import { isLive, isOver, type MatchSummary } from '@scoreline/shared-lib/contract';

/** Number of tiles. */
export const tiles = 6;
/** Another match replaces the leading one only if it is this much more exciting, so that tiles don't keep swapping. */
const margin = 8;

const dropped: ReadonlySet<MatchSummary['status']> = new Set([
  'abandoned',
  'cancelled',
  'postponed',
]);

/** A match on the wall. Its excitement is null unless it is live. */
export interface WallMatch {
  matchId: number;
  index: number | null;
}

/** Sort rank: live, upcoming today, finished, then matches that will not continue. */
function stateOf({ status }: MatchSummary): number {
  if (isLive(status)) return 0;
  if (isOver(status)) return 2;
  return dropped.has(status) ? 3 : 1;
}

/**
 * The matches on the wall, the most exciting first: pinned ones, then live, upcoming and finished ones, cancelled ones last. The
 * others keep their order as long as they stay.
 */
export function arrange(
  matches: readonly MatchSummary[],
  pins: readonly number[],
  indexOf: (match: MatchSummary) => number | null,
  last: readonly WallMatch[],
): WallMatch[] {
  const index = new Map(matches.map((match) => [match.eventId, indexOf(match)]));
  const heat = (id: number): number => index.get(id) ?? -1;
  const before = last.map(({ matchId }) => matchId);
  const place = (id: number): number => (before.includes(id) ? before.indexOf(id) : tiles);
  const pinned = ({ eventId }: MatchSummary): number => (pins.includes(eventId) ? 0 : 1);
  const shown = [...matches]
    .sort(
      (a, b) =>
        pinned(a) - pinned(b) ||
        stateOf(a) - stateOf(b) ||
        heat(b.eventId) - heat(a.eventId) ||
        a.startTime.localeCompare(b.startTime),
    )
    .slice(0, tiles)
    .map(({ eventId }) => eventId)
    .sort((a, b) => place(a) - place(b));
  const [hottest] = [...shown].sort((a, b) => heat(b) - heat(a));
  const [first] = shown;
  if (hottest === undefined || first === undefined) return [];
  const isKept = first === before[0] && heat(hottest) - heat(first) < margin;
  const lead = isKept ? first : hottest;
  return [lead, ...shown.filter((id) => id !== lead)].map((matchId) => ({
    matchId,
    index: index.get(matchId) ?? null,
  }));
}
