import {
  isLive,
  isOver,
  leaguePath,
  markets,
  matchPath,
  type LeagueDetail,
  type MatchSummary,
  type OperationPath,
  type OperationRequest,
  type OperationResponse,
  readViewKey,
  type Sport,
  type Tournament,
  type WidgetView,
} from '@scoreline/shared-lib/contract';

/** Calls an operation of this process; null for an unknown subject. */
export type Ask = <P extends OperationPath>(
  path: P,
  request: OperationRequest<P>,
) => Promise<OperationResponse<P> | null>;

/** Maximum rows of a list; the link leads to the rest. */
const mostRows = 40;

type View<K extends WidgetView['kind']> = Extract<WidgetView, { kind: K }>;
type Row = View<'match'>['row'];

const leagueOf = (tournament: Tournament): View<'match'>['league'] => ({
  name: tournament.name,
  category: tournament.category.name,
  countryCode: tournament.category.countryCode,
  path: leaguePath(tournament),
});

const rowOf = (summary: MatchSummary, { name }: Pick<Tournament, 'name'>): Row => ({
  summary,
  path: matchPath(summary),
  league: name,
});

/** Live matches first, then upcoming ones, then finished ones; within these, the order of the leagues. */
const order = ({ summary: { status } }: Row): number =>
  isLive(status) ? 0 : isOver(status) ? 2 : 1;
const inOrder = (rows: Row[]): Row[] => rows.toSorted((a, b) => order(a) - order(b));

async function day(
  [sport, date = '', timeZone = '']: string[],
  ask: Ask,
): Promise<View<'day'> | null> {
  const asked = { sport: sport as Sport, date, timeZone };
  const list = await ask('sports-query/match/list', asked);
  if (!list) return null;
  const rows = inOrder(
    list.leagues.flatMap(({ tournament, matches }) =>
      matches.map((each) => rowOf(each, tournament)),
    ),
  );
  return { kind: 'day', rows: rows.slice(0, mostRows), more: Math.max(0, rows.length - mostRows) };
}

/** The current round, or the nearest one. */
const roundOf = ({ rounds }: LeagueDetail) =>
  rounds.find(({ current }) => current) ?? rounds.at(-1);

async function round(tournamentId: number, ask: Ask): Promise<View<'round'> | null> {
  const detail = await ask('sports-query/league/detail', { tournamentId });
  const shown = detail && roundOf(detail);
  if (!shown) return null;
  const request = { tournamentId, round: shown.roundId, limit: mostRows };
  const found = await ask('sports-query/league/matches', request);
  const rows = (found?.matches ?? []).map((summary) => rowOf(summary, detail.tournament));
  return {
    kind: 'round',
    league: leagueOf(detail.tournament),
    round: shown.name,
    rows: inOrder(rows),
  };
}

const shown = ['goal', 'ownGoal', 'penaltyGoal', 'redCard', 'secondYellow'];

async function match(matchId: number, ask: Ask): Promise<View<'match'> | null> {
  const [detail, events] = await Promise.all([
    ask('sports-query/match/detail', { eventId: matchId }),
    ask('sports-query/match/events', { eventId: matchId }),
  ]);
  if (!detail) return null;
  const { summary, tournament } = detail;
  return {
    kind: 'match',
    league: leagueOf(tournament),
    row: rowOf(summary, tournament),
    incidents: (events?.incidents ?? []).filter(({ kind }) => shown.includes(kind)),
  };
}

async function standings(tournamentId: number, ask: Ask): Promise<View<'standings'> | null> {
  const found = await ask('sports-query/league/standings', { tournamentId });
  if (!found) return null;
  const { tournament, season, tables } = found;
  return { kind: 'standings', league: leagueOf(tournament), season, tables };
}

async function bracket(tournamentId: number, ask: Ask): Promise<View<'bracket'> | null> {
  const detail = await ask('sports-query/league/detail', { tournamentId });
  if (!detail) return null;
  const { tournament, season, bracket: rounds } = detail;
  return { kind: 'bracket', league: leagueOf(tournament), season, rounds };
}

async function odds(matchId: number, ask: Ask): Promise<View<'odds'> | null> {
  const [detail, found] = await Promise.all([
    ask('sports-query/match/detail', { eventId: matchId }),
    ask('sports-query/match/odds', { eventId: matchId }),
  ]);
  if (!detail) return null;
  const { summary, tournament } = detail;
  const [main] = markets[summary.sport];
  const books = (found?.books ?? [])
    .filter(({ market }) => market === main)
    .map(({ bookmakerId, bookmaker, market, line, opening, current }) => ({
      ...{ bookmakerId, bookmaker, market, line, opening, current },
    }));
  return { kind: 'odds', league: leagueOf(tournament), row: rowOf(summary, tournament), books };
}

/** A widget's first data by its key; null for an unknown subject. */
export async function viewOf(key: string, ask: Ask): Promise<WidgetView | null> {
  const read = readViewKey(key);
  if (!read) return null;
  const { kind, parts } = read;
  if (kind === 'day') return day(parts, ask);
  return { round, match, standings, bracket, odds }[kind](Number(parts[0]), ask);
}
