import type {
  FeedEvent,
  PlayerStatisticsEvent,
  StatisticsEvent,
} from '@scoreline/shared-lib/contract/feed';
import { namedPlayer, positionOf } from './details';
import { source, type At } from './fixtures';
import type { Fixture } from './shapes';

const base = (at: At) => ({ source, revision: at.getTime() });

/** The provider's labels, with our keys. */
const keys: Record<string, string> = {
  'Ball Possession': 'possession',
  expected_goals: 'expectedGoals',
  'Total Shots': 'shots',
  'Shots on Goal': 'shotsOnTarget',
  'Shots off Goal': 'shotsOffTarget',
  'Blocked Shots': 'shotsBlocked',
  'Shots insidebox': 'shotsInsideBox',
  'Shots outsidebox': 'shotsOutsideBox',
  'Corner Kicks': 'corners',
  Offsides: 'offsides',
  Fouls: 'fouls',
  'Yellow Cards': 'yellowCards',
  'Red Cards': 'redCards',
  'Goalkeeper Saves': 'saves',
  'Total passes': 'passes',
  'Passes accurate': 'accuratePasses',
  'Passes %': 'passAccuracy',
};

type Value = string | number | null | undefined;

/** Parses `39%`, `1.24` and 7; null, where nothing was counted, is 0. */
const numberOf = (value: Value): number => Number(String(value ?? 0).replace('%', '')) || 0;

/** One row per kind, for kinds that both teams have. */
export function statisticsOf({ fixture, teams, statistics }: Fixture, at: At): StatisticsEvent[] {
  const valuesOf = (team: number) =>
    new Map(
      statistics?.find((entry) => entry.team.id === team)?.statistics.map((s) => [s.type, s.value]),
    );
  const home = valuesOf(teams.home.id);
  const away = valuesOf(teams.away.id);
  const rows = Object.entries(keys).flatMap(([type, key]) =>
    home.has(type) && away.has(type) && !(home.get(type) === null && away.get(type) === null)
      ? { key, home: numberOf(home.get(type)), away: numberOf(away.get(type)) }
      : [],
  );
  if (!rows.length) return [];
  return [{ type: 'statistics', ...base(at), matchRef: String(fixture.id), period: 0, rows }];
}

/** The path of each figure in the provider's answer, with our key. */
const playerKeys: [string, string, string][] = [
  ['minutes', 'games', 'minutes'],
  ['rating', 'games', 'rating'],
  ['goals', 'goals', 'total'],
  ['assists', 'goals', 'assists'],
  ['saves', 'goals', 'saves'],
  ['conceded', 'goals', 'conceded'],
  ['shots', 'shots', 'total'],
  ['shotsOnTarget', 'shots', 'on'],
  ['passes', 'passes', 'total'],
  ['keyPasses', 'passes', 'key'],
  ['accuratePasses', 'passes', 'accuracy'],
  ['tackles', 'tackles', 'total'],
  ['interceptions', 'tackles', 'interceptions'],
  ['duels', 'duels', 'total'],
  ['duelsWon', 'duels', 'won'],
  ['dribbles', 'dribbles', 'attempts'],
  ['fouls', 'fouls', 'committed'],
  ['fouled', 'fouls', 'drawn'],
  ['yellowCards', 'cards', 'yellow'],
  ['redCards', 'cards', 'red'],
];

type Figures = Record<string, Record<string, Value> | undefined>;

/** Players without minutes did not play and are omitted. */
export function playerStatisticsOf({ fixture, teams, players }: Fixture, at: At): FeedEvent[] {
  return (players ?? []).flatMap(({ team, players }) =>
    players.flatMap(({ player, statistics }): FeedEvent[] => {
      const figures = statistics[0] as Figures | undefined;
      if (!figures?.games?.minutes) return [];
      const values = Object.fromEntries(
        playerKeys.flatMap(([key, group, name]) => {
          const value = figures[group]?.[name];
          return value === null || value === undefined ? [] : [[key, numberOf(value)]];
        }),
      );
      const event: PlayerStatisticsEvent = {
        type: 'playerStatistics',
        ...base(at),
        matchRef: String(fixture.id),
        side: team.id === teams.home.id ? 'home' : 'away',
        playerRef: String(player.id),
        values,
      };
      const position = positionOf(String(figures.games.position ?? ''));
      return [namedPlayer(player, position), event];
    }),
  );
}
