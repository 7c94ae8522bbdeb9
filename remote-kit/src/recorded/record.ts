import type {
  MatchList,
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

/** As many leagues of the day are kept, and matches of each: a page of them, not a city's telephone book. */
const keptLeagues = 6;
const keptMatches = 5;

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

/** Asks and keeps; what the site does not answer is left out of the recording. */
function keeper(ask: Ask) {
  const answers: RecordedAnswer[] = [];
  const keep = async <P extends OperationPath>(path: P, request: OperationRequest<P>) => {
    const data = await ask(path, request).catch(() => null);
    const asked = Object.fromEntries(Object.entries(request));
    if (data !== null) answers.push({ path, request: asked, data });
    return data;
  };
  return { answers, keep };
}

type Keep = ReturnType<typeof keeper>['keep'];

function shortened(list: MatchList): MatchList {
  const leagues = list.leagues.slice(0, keptLeagues);
  return {
    ...list,
    leagues: leagues.map((league) => ({
      ...league,
      matches: league.matches.slice(0, keptMatches),
    })),
  };
}

/** A match of each kind: live, over, to come. */
function chosen({ leagues }: MatchList) {
  const all = leagues.flatMap(({ matches }) => matches);
  const kinds = [
    all.find(({ status }) => isLive(status)),
    all.find(({ status }) => isOver(status)),
    all.find(({ status }) => status === 'notStarted'),
  ];
  return kinds.flatMap((match) => match ?? []);
}

async function keepMatch(keep: Keep, eventId: number): Promise<void> {
  for (const section of sections) {
    const path = `sports-query/match/${section}` as 'sports-query/match/detail';
    await keep(path, { eventId });
  }
}

async function keepLeague(keep: Keep, tournamentId: number): Promise<void> {
  await keep('sports-query/league/detail', { tournamentId });
  const tables = await keep('sports-query/league/standings', { tournamentId, kind: 'all' });
  const season = tables?.season;
  const request = { tournamentId, ...(season && { season }) };
  await keep('sports-query/league/top-players', request);
  await keep('sports-query/league/top-teams', request);
  await keep('sports-query/league/transfers', request);
  await keep('sports-query/league/insights', request);
}

async function keepTeam(keep: Keep, competitorId: number): Promise<void> {
  await keep('sports-query/team/detail', { competitorId });
  const roster = await keep('sports-query/team/roster', { competitorId });
  await keep('sports-query/team/transfers', { competitorId });
  const playerId = /"playerId":(\d+)/.exec(JSON.stringify(roster))?.[1];
  if (playerId) await keep('sports-query/player/detail', { playerId: Number(playerId) });
}

async function keepDiscover(keep: Keep, sport: Sport): Promise<void> {
  const { dropping, rising, sameOdds, averages, tips, record } = previewRequests(sport);
  for (const request of [dropping, rising, moversRequest('movements', sport, nothing)])
    await keep('sports-query/discover/movements', request);
  for (const request of [sameOdds, sameOddsRequest(sport, nothing)])
    await keep('sports-query/discover/same-odds', request);
  for (const request of [averages, averagesRequest(sport, nothing)])
    await keep('sports-query/discover/averages', request);
  for (const request of [tips, tipsUpcomingRequest(sport)])
    await keep('sports-query/tips/upcoming', request);
  for (const request of [record, tipsHistoryRequest(nothing)])
    await keep('sports-query/tips/history', request);
}

/** What a topic says for a while: its image, and the deltas after it. */
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

/** Only the matches of the recorded list: the image of a sport has hundreds. */
function onlyKept({ afterMs, frame }: RecordedFrame, ids: ReadonlySet<string>): RecordedFrame[] {
  if (frame.topic.startsWith('match:')) return [{ afterMs, frame }];
  const kept = Object.entries(frame.data as object).filter(([id]) => ids.has(id));
  if (kept.length === 0) return [];
  return [{ afterMs, frame: { ...frame, data: Object.fromEntries(kept) } }];
}

/** Records what a running site answers of a sport, and what it tells live for `forMs`. */
export async function record(site: string, sport: Sport, forMs: number): Promise<Recording> {
  const { answers, keep } = keeper(await connectTo(site));
  const recordedAt = new Date().toISOString();
  const timeZone = 'UTC';
  const day = { sport, date: recordedAt.slice(0, 10), timeZone };
  const whole = await keep('sports-query/match/list', day);
  if (!whole) throw new Error(`${site} has no matches of ${sport} today`);
  const list = shortened(whole);
  answers.splice(0, 1, { path: 'sports-query/match/list', request: day, data: list });
  const matches = chosen(whole);
  for (const { eventId } of matches) await keepMatch(keep, eventId);
  const [first] = list.leagues;
  if (first) await keepLeague(keep, first.tournament.tournamentId);
  if (matches[0]) await keepTeam(keep, matches[0].home.competitorId);
  await keepDiscover(keep, sport);
  await keep('sports-query/search/popular', {});
  await keep('sports-query/favourites/popular', { sport });

  const live = matches.filter(({ status }) => isLive(status));
  const topics = [`matches:${sport}`, ...live.map(({ eventId }) => `match:${eventId}`)];
  const ids = new Set(list.leagues.flatMap((league) => league.matches.map((m) => `${m.eventId}`)));
  for (const { eventId } of matches) ids.add(`${eventId}`);
  const frames = (await listen(site, topics, forMs)).flatMap((one) => onlyKept(one, ids));
  return { recordedAt, answers, frames };
}
