import type {
  MatchList,
  MatchSummary,
  OperationPath,
  OperationRequest,
  Sport,
} from '@scoreline/shared-lib/contract';
import {
  averagesRequest,
  isLive,
  isOver,
  moversRequest,
  previewRequests,
  sameOddsRequest,
  tipsHistoryRequest,
  tipsUpcomingRequest,
} from '@scoreline/shared-lib/contract';

import { WebSocket } from 'ws';

import type { RecordedAnswer, RecordedFrame, Recording } from './recording';
import { type Ask, connectTo } from './siteClient';

/** Leagues recorded per day, and matches per league: enough for one page. */
const mostLeagues = 6;
const mostMatches = 5;

const sections = [
  'detail',
  'events',
  'lineups',
  'statistics',
  'odds',
  'h2h',
  'standings',
  'performance',
  'momentum',
  'highlights',
  'insights',
  'player-statistics',
  'tips',
] as const;

const nothing = { get: () => null };

/** Requests and records answers; skips requests that the site does not answer. */
function createRecorder(ask: Ask) {
  const answers: RecordedAnswer[] = [];
  const recordAnswer = async <P extends OperationPath>(path: P, request: OperationRequest<P>) => {
    const data = await ask(path, request).catch(() => null);
    const asked = Object.fromEntries(Object.entries(request));
    if (data !== null) answers.push({ path, request: asked, data });
    return data;
  };
  return { answers, recordAnswer };
}

type RecordAnswer = ReturnType<typeof createRecorder>['recordAnswer'];

/** The first leagues and matches of the day, and the matches in `wanted`: each live recording needs a row in the list. */
function shortened(list: MatchList, wanted: readonly MatchSummary[]): MatchList {
  const ids = new Set(wanted.map(({ eventId }) => eventId));
  const leagues = list.leagues.flatMap((league, place) => {
    const most = place < mostLeagues ? mostMatches : 0;
    const matches = league.matches.filter(({ eventId }, at) => at < most || ids.has(eventId));
    return matches.length > 0 ? [{ ...league, matches }] : [];
  });
  return { ...list, leagues };
}

/** One match of each kind: live, finished, not started. */
function chosen({ leagues }: MatchList) {
  const all = leagues.flatMap(({ matches }) => matches);
  const kinds = [
    all.find(({ status }) => isLive(status)),
    all.find(({ status }) => isOver(status)),
    all.find(({ status }) => status === 'notStarted'),
  ];
  return kinds.flatMap((match) => match ?? []);
}

async function recordMatch(recordAnswer: RecordAnswer, eventId: number): Promise<void> {
  for (const section of sections) {
    const path = `sports-query/match/${section}` as 'sports-query/match/detail';
    await recordAnswer(path, { eventId });
  }
}

async function recordLeague(recordAnswer: RecordAnswer, tournamentId: number): Promise<void> {
  await recordAnswer('sports-query/league/detail', { tournamentId });
  const tables = await recordAnswer('sports-query/league/standings', { tournamentId, kind: 'all' });
  const season = tables?.season;
  const request = { tournamentId, ...(season && { season }) };
  await recordAnswer('sports-query/league/top-players', request);
  await recordAnswer('sports-query/league/top-teams', request);
  await recordAnswer('sports-query/league/transfers', request);
  await recordAnswer('sports-query/league/insights', request);
}

async function recordTeam(recordAnswer: RecordAnswer, competitorId: number): Promise<void> {
  await recordAnswer('sports-query/team/detail', { competitorId });
  const roster = await recordAnswer('sports-query/team/roster', { competitorId });
  await recordAnswer('sports-query/team/transfers', { competitorId });
  const playerId = /"playerId":(\d+)/.exec(JSON.stringify(roster))?.[1];
  if (playerId) await recordAnswer('sports-query/player/detail', { playerId: Number(playerId) });
}

async function recordDiscover(recordAnswer: RecordAnswer, sport: Sport): Promise<void> {
  const { dropping, rising, sameOdds, averages, tips, record } = previewRequests(sport);
  for (const request of [dropping, rising, moversRequest('movements', sport, nothing)])
    await recordAnswer('sports-query/discover/movements', request);
  for (const request of [sameOdds, sameOddsRequest(sport, nothing)])
    await recordAnswer('sports-query/discover/same-odds', request);
  for (const request of [averages, averagesRequest(sport, nothing)])
    await recordAnswer('sports-query/discover/averages', request);
  for (const request of [tips, tipsUpcomingRequest(sport)])
    await recordAnswer('sports-query/tips/upcoming', request);
  for (const request of [record, tipsHistoryRequest(nothing)])
    await recordAnswer('sports-query/tips/history', request);
}

/** Frames of these topics during `forMs` milliseconds: the images and the deltas after them. */
function listen(site: string, topics: string[], forMs: number): Promise<RecordedFrame[]> {
  const frames: RecordedFrame[] = [];
  const startedAt = Date.now();
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${site.replace(/^http/, 'ws')}/live`);
    socket.onerror = () => reject(new Error(`${site}/live does not answer`));
    socket.onopen = () => socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics }));
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as RecordedFrame['frame'];
      if (frame.op === 'image' || frame.op === 'delta')
        frames.push({ afterMs: Date.now() - startedAt, frame });
    };
    setTimeout(() => {
      socket.close();
      resolve(frames);
    }, forMs);
  });
}

/** Keeps only matches of the recorded list: the image of a sport has hundreds. */
function onlyRecorded(
  { afterMs, frame }: RecordedFrame,
  ids: ReadonlySet<string>,
): RecordedFrame[] {
  if (frame.topic.startsWith('match:')) return [{ afterMs, frame }];
  const recorded = Object.entries(frame.data as object).filter(([id]) => ids.has(id));
  if (recorded.length === 0) return [];
  return [{ afterMs, frame: { ...frame, data: Object.fromEntries(recorded) } }];
}

/**
 * Records a running site's answers for a sport, and `forMs` milliseconds of its live frames.
 * @throws if the site has no matches of the sport today.
 */
export async function record(site: string, sport: Sport, forMs: number): Promise<Recording> {
  const { answers, recordAnswer } = createRecorder(await connectTo(site));
  const recordedAt = new Date().toISOString();
  const timeZone = 'UTC';
  const day = { sport, date: recordedAt.slice(0, 10), timeZone };
  const whole = await recordAnswer('sports-query/match/list', day);
  if (!whole) throw new Error(`${site} has no matches of ${sport} today`);
  const matches = chosen(whole);
  const list = shortened(whole, matches);
  answers.splice(0, 1, { path: 'sports-query/match/list', request: day, data: list });
  for (const { eventId } of matches) await recordMatch(recordAnswer, eventId);
  const [first] = list.leagues;
  if (first) await recordLeague(recordAnswer, first.tournament.tournamentId);
  if (matches[0]) await recordTeam(recordAnswer, matches[0].home.competitorId);
  await recordDiscover(recordAnswer, sport);
  await recordAnswer('sports-query/search/popular', {});
  await recordAnswer('sports-query/favourites/popular', { sport });

  const live = matches.filter(({ status }) => isLive(status));
  const topics = [`matches:${sport}`, ...live.map(({ eventId }) => `match:${eventId}`)];
  const ids = new Set(list.leagues.flatMap((league) => league.matches.map((m) => `${m.eventId}`)));
  const frames = (await listen(site, topics, forMs)).flatMap((one) => onlyRecorded(one, ids));
  return { recordedAt, answers, frames };
}
