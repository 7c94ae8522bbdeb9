import type { MatchStatus, StageKind } from '@scoreline/shared-lib/contract';

import type {
  FeedClock,
  FeedEvent,
  FixtureEvent,
  StateEvent,
} from '@scoreline/shared-lib/contract/feed';
import { franchiseByCode, franchises, teamEvent } from './franchises';
import type { Game } from './shapes';

export const source = 'nba';
export type At = Date;
const base = (at: At) => ({ source, revision: at.getTime() });

/** The third character of a game's id. Pre-season and all-star games do not count. */
const stages: Record<string, { key: string; kind: StageKind; name: string }> = {
  '2': { key: 'regular', kind: 'regularSeason', name: 'Regular season' },
  '6': { key: 'cup', kind: 'finals', name: 'Cup final' },
  '5': { key: 'play-in', kind: 'postSeason', name: 'Play-in' },
  '4': { key: 'playoffs', kind: 'postSeason', name: 'Play-offs' },
};

/** `0022400913` is a game of the 2024/25 season. */
export function seasonOf(gameId: string): { ref: string; year: number } {
  const year = 2000 + Number(gameId.slice(3, 5));
  return { ref: `${year}/${String((year + 1) % 100).padStart(2, '0')}`, year };
}

/** Whether a game counts in the season and both teams are of the league. */
export const counts = ({ gameId, homeTeam, awayTeam }: Game): boolean =>
  gameId.slice(2, 3) in stages &&
  [homeTeam, awayTeam].every(({ teamTricode }) => franchiseByCode(teamTricode ?? '') !== undefined);

/** The league, its teams and the season of a game. */
export function seasonEvents(gameId: string, at: At): FeedEvent[] {
  const { ref, year } = seasonOf(gameId);
  const days = [`${year}-10-01`, `${year + 1}-06-30`] as const;
  const today = at.toISOString().slice(0, 10);
  return [
    {
      type: 'category',
      ...base(at),
      ref: 'usa',
      sport: 'basketball',
      name: 'USA',
      countryCode: 'us',
    },
    {
      type: 'tournament',
      ...base(at),
      ref: 'nba',
      categoryRef: 'usa',
      sport: 'basketball',
      name: 'NBA',
      priority: 1,
      tieBreakers: ['winRate', 'headToHead'],
      hasStandings: true,
    },
    ...franchises.map((team) => teamEvent(team, base(at))),
    {
      type: 'season',
      ...base(at),
      ref,
      tournamentRef: 'nba',
      name: ref,
      startDate: days[0],
      endDate: days[1],
      current: today <= days[1],
      stages: Object.values(stages).map(({ key, kind, name }, i) => ({
        ref: `${ref}/${key}`,
        kind,
        name,
        order: i + 1,
      })),
      teams: franchises.map(({ code, groups }) => ({ teamRef: code, groups })),
    },
  ];
}

export const fixtureOf = (game: Game, at: At): FixtureEvent => {
  const { ref } = seasonOf(game.gameId);
  return {
    type: 'fixture',
    ...base(at),
    ref: game.gameId,
    sport: 'basketball',
    tournamentRef: 'nba',
    seasonRef: ref,
    stageRef: `${ref}/${stages[game.gameId.slice(2, 3)]!.key}`,
    round: null,
    group: null,
    homeRef: game.homeTeam.teamTricode!,
    awayRef: game.awayTeam.teamTricode!,
    startTime: new Date(game.gameTimeUTC).toISOString(),
    neutral: game.isNeutral ?? false,
    venue: null,
    referee: null,
  };
};

function statusOf({ gameStatus, gameStatusText: text, period }: Game): MatchStatus {
  if (/^PPD|postponed/i.test(text)) return 'postponed';
  if (/cancel/i.test(text)) return 'cancelled';
  if (/delay/i.test(text)) return 'delayed';
  if (/suspend/i.test(text)) return 'suspended';
  if (gameStatus === 1) return 'notStarted';
  if (gameStatus === 3) return period > 4 ? 'afterExtraTime' : 'finished';
  if (gameStatus !== 2) return 'unknown';
  return /half/i.test(text) ? 'halfTime' : 'live';
}

/** Parses `PT04M12.00S`: seconds left in the period. */
export function secondsOf(clock: string | null | undefined): number | undefined {
  const [, minutes, seconds] = /^PT(\d+)M([\d.]+)S$/.exec(clock ?? '') ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}

function clockOf(game: Game, status: MatchStatus, at: At): FeedClock | null {
  if ((status !== 'live' && status !== 'halfTime') || game.period < 1) return null;
  const seconds = secondsOf(game.gameClock) ?? 0;
  const running = status === 'live' && seconds > 0;
  return { period: game.period, seconds, running, at: at.toISOString() };
}

export function stateOf(game: Game, at: At): StateEvent {
  const status = statusOf(game);
  const played = status !== 'notStarted' && status !== 'postponed' && status !== 'cancelled';
  const home = game.homeTeam.periods;
  const away = new Map(game.awayTeam.periods.map((period) => [period.period, period.score]));
  return {
    type: 'state',
    ...base(at),
    matchRef: game.gameId,
    status,
    clock: clockOf(game, status, at),
    score: played ? { home: game.homeTeam.score ?? 0, away: game.awayTeam.score ?? 0 } : null,
    periods: played
      ? home
          .filter(({ period }) => period <= Math.max(1, game.period))
          .flatMap(({ period, score }) => {
            const other = away.get(period);
            return other === undefined ? [] : [{ home: score, away: other }];
          })
      : [],
    redCards: { home: 0, away: 0 },
    attendance: null,
  };
}
