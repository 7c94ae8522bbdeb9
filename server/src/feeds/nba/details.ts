import type {
  FeedEvent,
  IncidentEvent,
  LineupEvent,
  PlayerEvent,
  PlayerPosition,
  StatisticsEvent,
} from '@scoreline/shared-lib/contract/feed';
import { secondsOf, source, type At } from './games';
import type { BoxScore, PlayByPlay } from './shapes';

const base = (at: At) => ({ source, revision: at.getTime() });

const positions: [RegExp, PlayerPosition][] = [
  [/^C/, 'centre'],
  [/G/, 'guard'],
  [/F/, 'wing'],
];
const positionOf = (text: string | null | undefined): PlayerPosition | null =>
  positions.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;

const playerOf = (
  id: number,
  name: string,
  position: string | null | undefined,
  revision: number,
): PlayerEvent => ({
  type: 'player',
  source,
  revision,
  ref: String(id),
  sport: 'basketball',
  name,
  birthDate: null,
  nationality: null,
  position: positionOf(position),
  preferredFoot: null,
  heightCm: null,
});

const quarter = 720;
const overtime = 300;

/** Seconds into the game, from the time left in the period that the league gives. */
function secondOf(period: number, clock: string): number | null {
  const left = secondsOf(clock);
  if (left === undefined) return null;
  const before = Math.min(period - 1, 4) * quarter + Math.max(0, period - 5) * overtime;
  return Math.round(before + (period <= 4 ? quarter : overtime) - left);
}

/** Each change of the score with its side, and the starts and ends of periods. */
export function incidentsOf({ game }: PlayByPlay, at: At): FeedEvent[] {
  let score = { home: 0, away: 0 };
  return game.actions.flatMap((action): FeedEvent[] => {
    const now = scoreAfter(action, score);
    const side = now.home > score.home ? 'home' : now.away > score.away ? 'away' : null;
    score = now;
    const kind = kindOf(action.actionType, action.subType, side);
    if (!kind) return [];
    const scorer = side && action.personId && action.playerNameI ? action : undefined;
    const incident: IncidentEvent = {
      type: 'incident',
      ...base(at),
      ref: String(action.actionNumber),
      matchRef: game.gameId,
      kind,
      side,
      period: action.period,
      minute: null,
      added: null,
      second: secondOf(action.period, action.clock),
      playerRef: scorer ? String(scorer.personId) : null,
      otherPlayerRef: null,
      score,
      removed: false,
    };
    // A box score has the full name, which the initial must not replace.
    return scorer
      ? [playerOf(scorer.personId!, scorer.playerNameI!, null, 0), incident]
      : [incident];
  });
}

type Action = PlayByPlay['game']['actions'][number];

// Only scoring actions have the score; it is empty otherwise.
const scoreAfter = ({ scoreHome, scoreAway }: Action, before: { home: number; away: number }) =>
  scoreHome === '' || scoreHome === null || scoreHome === undefined
    ? before
    : { home: Number(scoreHome), away: Number(scoreAway) };

function kindOf(type: string, subType: string | null | undefined, side: string | null) {
  if (type === 'period' && subType === 'start') return 'periodStart';
  if (type === 'period' && subType === 'end') return 'periodEnd';
  return side ? 'score' : undefined;
}

/** Our keys, with the league's. */
const keys: Record<string, string> = {
  points: 'points',
  rebounds: 'reboundsTotal',
  offensiveRebounds: 'reboundsOffensive',
  defensiveRebounds: 'reboundsDefensive',
  assists: 'assists',
  steals: 'steals',
  blocks: 'blocks',
  turnovers: 'turnovers',
  fouls: 'foulsPersonal',
  fieldGoals: 'fieldGoalsMade',
  fieldGoalsAttempted: 'fieldGoalsAttempted',
  threePointers: 'threePointersMade',
  threePointersAttempted: 'threePointersAttempted',
  freeThrows: 'freeThrowsMade',
  freeThrowsAttempted: 'freeThrowsAttempted',
  plusMinus: 'plusMinusPoints',
};

type Figures = Record<string, unknown>;
const valuesOf = (figures: Figures): Record<string, number> =>
  Object.fromEntries(
    Object.entries(keys).flatMap(([key, name]) => {
      const value = figures[name];
      return typeof value === 'number' ? [[key, value]] : [];
    }),
  );

/** `PT25M01.00S` in the live file, `30:49` in the archive. */
function minutesOf(value: unknown): number {
  const text = typeof value === 'string' ? value : '';
  const [minutes = '0', seconds = '0'] = text.split(':');
  const played = secondsOf(text) ?? (Number(minutes) || 0) * 60 + (Number(seconds) || 0);
  return Math.round(played / 60);
}

/** Team and player statistics and the starters, from a box score. */
export function boxEvents(box: BoxScore, at: At): FeedEvent[] {
  const home = valuesOf(box.homeTeam.statistics);
  const away = valuesOf(box.awayTeam.statistics);
  const rows = Object.keys(keys).flatMap((key) =>
    key !== 'plusMinus' && home[key] !== undefined && away[key] !== undefined
      ? { key, home: home[key], away: away[key] }
      : [],
  );
  const statistics: StatisticsEvent = {
    type: 'statistics',
    ...base(at),
    matchRef: box.gameId,
    period: 0,
    rows,
  };
  return [
    ...(rows.length ? [statistics] : []),
    ...sideEvents(box, 'home', at),
    ...sideEvents(box, 'away', at),
  ];
}

type BoxPlayer = BoxScore['homeTeam']['players'][number];
const nameOf = ({ name, firstName, familyName }: BoxPlayer): string =>
  name || `${firstName ?? ''} ${familyName ?? ''}`.trim() || 'Unknown';

// The archive does not mark starters, but only they have a position.
const startedOf = ({ starter, position }: BoxPlayer): boolean =>
  starter === null || starter === undefined ? Boolean(position) : starter === '1';

function sideEvents(box: BoxScore, side: 'home' | 'away', at: At): FeedEvent[] {
  const { players } = side === 'home' ? box.homeTeam : box.awayTeam;
  const present = players.filter(({ status }) => status !== 'INACTIVE');
  const lineup: LineupEvent = {
    type: 'lineup',
    ...base(at),
    matchRef: box.gameId,
    side,
    formation: null,
    coach: null,
    confirmed: true,
    players: present.map((player) => ({
      playerRef: String(player.personId),
      shirtNumber: player.jerseyNum ? Number(player.jerseyNum) : null,
      position: positionOf(player.position),
      grid: null,
      starter: startedOf(player),
    })),
    missing: players
      .filter((player) => !present.includes(player))
      .map((player) => ({
        playerRef: String(player.personId),
        reason: player.notPlayingReason || 'Inactive',
      })),
  };
  const played = present.filter(({ statistics }) => minutesOf(statistics.minutes) > 0);
  return [
    ...players.map((player) =>
      playerOf(player.personId, nameOf(player), player.position, at.getTime()),
    ),
    ...(players.length ? [lineup] : []),
    ...played.map(({ personId, statistics }): FeedEvent => ({
      type: 'playerStatistics',
      ...base(at),
      matchRef: box.gameId,
      side,
      playerRef: String(personId),
      values: { minutes: minutesOf(statistics.minutes), ...valuesOf(statistics) },
    })),
  ];
}
