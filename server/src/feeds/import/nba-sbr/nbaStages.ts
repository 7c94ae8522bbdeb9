import { groupBy } from '../../../store/collections/groupBy';
import { valueIn } from '@scoreline/shared-lib/contract/lists';

import { partOf, regularGames, type SeasonPart } from '../../nba/seasonDates';

interface Game {
  season: string;
  /** The day on the local calendar. */
  day: string;
  startTime: string;
  home: { code: string };
  away: { code: string };
}

export type Staged<G> = G & { part: SeasonPart; round: { number: number; name: string } | null };

const rounds = ['First round', 'Conference semi-finals', 'Conference finals', 'Finals'];

/** Sorts games by time and adds the part of the season, and the round of play-off games. */
export function inStages<G extends Game>(games: G[]): Staged<G>[] {
  const played = new Map<string, number>();
  const opponents = new Map<string, string[]>();
  const parts = games
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
    .map((game) => ({ game, part: partOf(game.season, game.day) ?? partByCount(game, played) }));
  const series = groupBy(
    parts.filter(({ part }) => part === 'playoffs'),
    ({ game }) => pairOf(game),
  );
  return parts.map(({ game, part: counted }) => {
    const isKnown = partOf(game.season, game.day) !== undefined;
    const isSingle = series.get(pairOf(game))?.length === 1 && game.season >= firstPlayIn;
    const part = counted === 'playoffs' && !isKnown && isSingle ? 'play-in' : counted;
    const round = part === 'playoffs' ? roundOf(game, opponents) : null;
    return { ...game, part, round };
  });
}

/** Without a calendar, a single game after the regular season is a play-in game: no series is that short. */
const firstPlayIn = '2019/20';

const pairOf = ({ season, home, away }: Game): string =>
  [season, ...[home.code, away.code].sort()].join(' ');

function partByCount({ season, home, away }: Game, played: Map<string, number>): SeasonPart {
  const counts = [home, away].map(({ code }) => {
    const key = `${season}/${code}`;
    played.set(key, (played.get(key) ?? 0) + 1);
    return valueIn(played, key);
  });
  return Math.max(...counts) > regularGames(season) ? 'playoffs' : 'regular';
}

/** A series has one opponent; the next opponent starts the next round. */
function roundOf({ season, home, away }: Game, opponents: Map<string, string[]>) {
  const met = (own: string, other: string): number => {
    const key = `${season}/${own}`;
    const known = opponents.get(key) ?? [];
    if (!known.includes(other)) opponents.set(key, [...known, other]);
    return valueIn(opponents, key).indexOf(other) + 1;
  };
  const number = Math.max(met(home.code, away.code), met(away.code, home.code));
  return { number, name: rounds[number - 1] ?? `Round ${number}` };
}
