import type { FeedEvent, SquadEvent, TransferEvent } from '@scoreline/shared-lib/contract/feed';
import { itemAt } from '@scoreline/shared-lib/contract/lists';

import { dateText, dayMs, type Day } from './calendar/days';
import type { Season } from './calendar/seasons';
import { stagesOf } from './calendar/stages';
import { competitions } from './competitions/catalogue';
import type { Club, Competition } from './competitions/shape';
import { shortName } from './competitions/shortNames';
import { playerId, teamId, tournamentId } from './ids';
import { coachOf } from './people/coaches';
import { shirts, type Player } from './people/players';
import type { Squads } from './people/squads';
import { constantRevision, source, venueOf } from './event/source';
import type { World } from './world';

const base = { source, revision: constantRevision } as const;

/** Categories, competitions and clubs. */
export function* catalogueEvents(clubs: readonly Club[], at: number): Generator<FeedEvent> {
  const categories = new Set<string>();
  for (const competition of competitions) {
    const ref = categoryRef(competition);
    const { sport, category } = competition;
    if (!categories.has(ref))
      yield {
        ...base,
        type: 'category',
        ref,
        sport,
        name: category.name,
        countryCode: category.code,
      };
    categories.add(ref);
    yield tournamentEvent(competition);
  }
  for (const club of clubs) yield teamEvent(club, at);
}

const categoryRef = ({ sport, category }: Competition) => `${sport}:${category.name}`;

function tournamentEvent(competition: Competition): FeedEvent {
  const { key, sport, name, priority, format } = competition;
  return {
    ...base,
    type: 'tournament',
    ref: key,
    id: tournamentId(key),
    categoryRef: categoryRef(competition),
    sport,
    name,
    priority,
    tieBreakers: tieBreakers(competition),
    hasStandings: format !== 'cup',
  };
}

/** Spain, Italy, Portugal, Turkey and Greece go by the matches of who is level. */
const byMeetings = new Set([
  ...['laliga', 'segunda', 'serie-a', 'serie-b'],
  ...['primeira-liga', 'super-lig', 'super-league-greece'],
]);

function tieBreakers({
  sport,
  key,
}: Competition): ('points' | 'goalDifference' | 'goals' | 'headToHead' | 'wins' | 'winRate')[] {
  if (sport === 'basketball') return ['winRate', 'headToHead', 'goalDifference'];
  if (byMeetings.has(key)) return ['points', 'headToHead', 'goalDifference', 'goals'];
  return key === 'brasileirao' || key === 'mls'
    ? ['points', 'wins', 'goalDifference', 'goals']
    : ['points', 'goalDifference', 'goals'];
}

function teamEvent(club: Club, at: number): FeedEvent {
  const { ref, sport, name, code, countryCode, national, colours } = club;
  return {
    ...base,
    type: 'team',
    ref,
    id: teamId(ref),
    sport,
    name,
    shortName: shortName(name),
    code,
    countryCode,
    national,
    colours,
    venue: venueOf(club),
    coach: coachOf(club, at),
  };
}

/** A season is said again when it stops being the current one. */
export function seasonEvent(season: Season, current: boolean): FeedEvent {
  const { competition } = season;
  return {
    source,
    revision: current ? constantRevision : constantRevision + 1,
    type: 'season',
    ref: season.ref,
    tournamentRef: competition.key,
    name: season.name,
    startDate: dateText(season.start),
    endDate: dateText(season.end),
    current,
    stages: stagesOf(season).map(({ key, kind, name }, index) => ({
      ref: `${season.ref}:${key}`,
      kind,
      name,
      order: index + 1,
    })),
    teams: competition.teams.map((club) => ({ teamRef: club.ref, groups: club.groups })),
  };
}

const playerEvent = (player: Player): FeedEvent => ({
  ...base,
  type: 'player',
  ref: player.ref,
  id: playerId(player.ref),
  sport: player.sport,
  name: player.name,
  birthDate: player.birthDate,
  nationality: player.nationality,
  position: player.position,
  preferredFoot: player.preferredFoot,
  heightCm: player.heightCm,
});

function squadEvent(club: Club, players: readonly Player[], from: Day): SquadEvent {
  return {
    type: 'squad',
    source,
    revision: from * dayMs,
    teamRef: club.ref,
    from: dateText(from),
    players: players.map((player, index) => ({
      playerRef: player.ref,
      shirtNumber: itemAt(shirts[club.sport], index),
    })),
  };
}

/** Squads as they stood at the beginning of `from`, and every window's transfers and squads until `to`. */
export function* squadEvents(
  { clubs, squads }: Pick<World, 'clubs' | 'squads'>,
  from: Day,
  to: Day,
  named = new Set<string>(),
): Generator<FeedEvent> {
  yield* squadsOn(clubs, squads, from, from, named);
  yield* windowEvents({ clubs, squads }, from, to, named);
}

export function* windowEvents(
  { clubs, squads }: Pick<World, 'clubs' | 'squads'>,
  from: Day,
  to: Day,
  named = new Set<string>(),
): Generator<FeedEvent> {
  for (const window of squads.windowsBetween(from, to)) {
    for (const { player } of window.moves) if (!named.has(player.ref)) yield playerEvent(player);
    for (const { ref, player, from, to, day, kind, fee } of window.moves) {
      named.add(player.ref);
      yield {
        ...base,
        type: 'transfer',
        ref,
        playerRef: player.ref,
        fromTeamRef: from?.ref ?? null,
        toTeamRef: to?.ref ?? null,
        date: dateText(day),
        kind,
        fee,
      } satisfies TransferEvent;
    }
    yield* squadsOn(clubs, squads, window.closes, window.closes, named);
  }
}

function* squadsOn(
  clubs: readonly Club[],
  squads: Squads,
  day: Day,
  from: Day,
  named: Set<string>,
): Generator<FeedEvent> {
  for (const club of clubs) {
    const players = squads.squadAt(club, day * dayMs);
    for (const player of players) {
      if (!named.has(player.ref)) yield playerEvent(player);
      named.add(player.ref);
    }
    yield squadEvent(club, players, from);
  }
}
