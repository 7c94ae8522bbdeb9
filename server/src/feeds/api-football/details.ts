import type {
  FeedEvent,
  LineupEvent,
  PlayerEvent,
  PlayerPosition,
} from '@scoreline/shared-lib/contract/feed';
import { source, type At } from './fixtures';
import type { Fixture, Injury, Lineup } from './shapes';

const base = (at: At) => ({ source, revision: at.getTime() });

const positions: Record<string, PlayerPosition> = {
  G: 'goalkeeper',
  D: 'defender',
  M: 'midfielder',
  F: 'forward',
  Goalkeeper: 'goalkeeper',
  Defender: 'defender',
  Midfielder: 'midfielder',
  Attacker: 'forward',
};

export const positionOf = (text: string | null | undefined): PlayerPosition | null =>
  positions[text ?? ''] ?? null;

/** Only the name, at revision 0: makes a player known and never overwrites a profile. */
export const namedPlayer = (
  player: { id: number; name: string },
  position: PlayerPosition | null = null,
): PlayerEvent => ({
  type: 'player',
  source,
  revision: 0,
  ref: String(player.id),
  sport: 'football',
  name: player.name,
  birthDate: null,
  nationality: null,
  position,
  preferredFoot: null,
  heightCm: null,
});

const rowsOf = (list: Lineup['startXI'], starter: boolean) =>
  list.flatMap(({ player: { id, name, number, pos, grid } }) =>
    id && name
      ? [
          {
            player: namedPlayer({ id, name }, positionOf(pos)),
            row: {
              playerRef: String(id),
              shirtNumber: number ?? null,
              position: positionOf(pos),
              grid: starter ? (grid ?? null) : null,
              starter,
            },
          },
        ]
      : [],
  );

/** The captains, which the provider marks in the players' statistics. */
const captainsOf = (teams: Fixture['players']): Set<string> =>
  new Set(
    (teams ?? []).flatMap(({ players }) =>
      players.flatMap(({ player, statistics }) => {
        const games = statistics[0]?.games as { captain?: unknown } | undefined;
        return games?.captain === true ? [String(player.id)] : [];
      }),
    ),
  );

/** Both line-ups, with missing players. */
export function lineupsOf(
  { fixture, teams, lineups, players }: Fixture,
  missing: readonly Injury[],
  at: At,
): FeedEvent[] {
  const captains = captainsOf(players);
  return (lineups ?? []).flatMap((lineup): FeedEvent[] => {
    const side = lineup.team.id === teams.home.id ? 'home' : 'away';
    const rows = [...rowsOf(lineup.startXI, true), ...rowsOf(lineup.substitutes, false)];
    const playing = new Set(rows.map(({ row }) => row.playerRef));
    const absent = missing.filter(
      ({ team, player }) => team.id === lineup.team.id && !playing.has(String(player.id)),
    );
    const event: LineupEvent = {
      type: 'lineup',
      ...base(at),
      matchRef: String(fixture.id),
      side,
      formation: lineup.formation || null,
      coach: lineup.coach?.name || null,
      confirmed: true,
      players: [...new Map(rows.map(({ row }) => [row.playerRef, row])).values()].map((row) => ({
        ...row,
        captain: captains.has(row.playerRef),
      })),
      missing: absentOf(absent),
    };
    return [
      ...rows.map(({ player }) => player),
      ...absent.map(({ player }) => namedPlayer(player)),
      event,
    ];
  });
}

const absentOf = (injuries: readonly Injury[]): LineupEvent['missing'] =>
  [...new Map(injuries.map((injury) => [injury.player.id, injury])).values()].map(({ player }) => ({
    playerRef: String(player.id),
    reason: player.reason || 'Unknown',
  }));

/** Missing players alone, for matches whose line-ups are not published yet. */
export function missingOf(
  fixture: Pick<Fixture, 'fixture' | 'teams'>,
  injuries: readonly Injury[],
  at: At,
): FeedEvent[] {
  const own = injuries.filter((injury) => injury.fixture.id === fixture.fixture.id);
  return (['home', 'away'] as const).flatMap((side): FeedEvent[] => {
    const absent = own.filter(({ team }) => team.id === fixture.teams[side].id);
    if (!absent.length) return [];
    const event: LineupEvent = {
      type: 'lineup',
      ...base(at),
      matchRef: String(fixture.fixture.id),
      side,
      formation: null,
      coach: null,
      confirmed: false,
      players: [],
      missing: absentOf(absent),
    };
    return [...absent.map(({ player }) => namedPlayer(player)), event];
  });
}
