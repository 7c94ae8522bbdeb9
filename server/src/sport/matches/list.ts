import type { MatchList, MatchSummary, Tournament } from '@scoreline/shared-lib/contract';

import type { OperationContext, Parsed } from '../../wire/gateway/operation';
import { loadTournaments } from '../leagues/tournaments';
import { dayIn, daySpan } from './day';
import { presentSummary } from './present';
import { summaryRows } from './queries';
import { groupBy } from '../../store/collections/groupBy';

type ListRequest = Parsed<'sports-query/match/list'>;
type ListContext = Pick<OperationContext, 'db' | 'now' | 'seqAt' | 'shownUntil'>;
type League = MatchList['leagues'][number];

/** The matches of a day in the viewer's zone; today's list includes matches in play that began earlier. */
export async function matchList(
  { sport, date, timeZone, order }: ListRequest,
  { db, now, seqAt, shownUntil = performance.now() }: ListContext,
): Promise<MatchList> {
  const serverTime = now();
  // Taken before the reads: changes made meanwhile are sent again.
  const liveSeq = seqAt?.(`matches:${sport}`, shownUntil) ?? null;
  const span = daySpan(date, timeZone);
  const live = date === dayIn(serverTime, timeZone);
  const rows = await summaryRows(db, { sport, ...span, live });
  const matches = rows.filter(({ start_time }) => start_time < span.to).map(presentSummary);
  const tournaments = await loadTournaments(db, [...new Set(rows.map((row) => row.tournament_id))]);
  const leagues = order === 'time' ? runs(matches, tournaments) : byLeague(matches, tournaments);
  return {
    ...{ date, leagues, serverTime: serverTime.toISOString() },
    ...(liveSeq !== null && { liveSeq }),
  };
}

function byLeague(matches: MatchSummary[], tournaments: Tournament[]): League[] {
  const groups = groupBy(matches, (match) => match.tournamentId);
  return tournaments.flatMap((tournament) => {
    const own = groups.get(tournament.tournamentId);
    return own ? [{ tournament, matches: own }] : [];
  });
}

/** Groups adjacent matches of one league, so that the answer stays in order of kick-off. */
function runs(matches: MatchSummary[], tournaments: Tournament[]): League[] {
  const order = new Map(tournaments.map((tournament, index) => [tournament.tournamentId, index]));
  const orderOf = (match: MatchSummary) => order.get(match.tournamentId) ?? 0;
  const ordered = matches.toSorted(
    (a, b) => a.startTime.localeCompare(b.startTime) || orderOf(a) - orderOf(b),
  );
  const leagues: League[] = [];
  for (const match of ordered) {
    const tournament = tournaments[orderOf(match)];
    if (!tournament) continue;
    const last = leagues.at(-1);
    if (last?.tournament === tournament) last.matches.push(match);
    else leagues.push({ tournament, matches: [match] });
  }
  return leagues;
}
