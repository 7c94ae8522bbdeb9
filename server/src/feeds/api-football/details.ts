import type {
  FeedEvent,
  IncidentEvent,
  IncidentKind,
  LineupEvent,
  PlayerEvent,
  PlayerPosition,
} from '@scoreline/shared-lib/contract/feed';
import { source, type At } from './fixtures';
import type { Event, Fixture, Injury, Lineup } from './shapes';
import { periodOf } from './statuses';

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

/** Just the name: revision 0, so that it makes a player known and never overwrites a profile. */
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

function kindOf({ type, detail, comments }: Event): IncidentKind | undefined {
  const text = detail.toLowerCase();
  if (type === 'Card') {
    if (text.startsWith('second yellow')) return 'secondYellow';
    return text.startsWith('red') ? 'redCard' : 'yellowCard';
  }
  if (type.toLowerCase() === 'subst') return 'substitution';
  if (type.toLowerCase() === 'var')
    return /cancelled|disallowed/.test(text) ? 'goalCancelled' : 'var';
  if (type !== 'Goal') return undefined;
  if (text === 'own goal') return 'ownGoal';
  if (text === 'missed penalty') return 'penaltyMissed';
  return text === 'penalty' || comments === 'Penalty Shootout' ? 'penaltyGoal' : 'goal';
}

/**
 * A dismissal for a second yellow card comes as that card and, in the same minute, a red one: to us it is one event.
 * @returns the events without the yellow card, the red one as it is meant
 */
function withSecondYellows(events: readonly Event[]): Event[] {
  const isOf = (event: Event, detail: RegExp, { player, team, time }: Event) =>
    event.type === 'Card' &&
    detail.test(event.detail) &&
    (event.player.id ?? event.player.name) === (player.id ?? player.name) &&
    event.team.id === team.id &&
    event.time.elapsed <= time.elapsed;
  const seconds = new Map<Event, Event>();
  for (const red of events.filter(({ type, detail }) => type === 'Card' && /^red/i.test(detail))) {
    if (!red.player.id && !red.player.name) continue;
    const yellows = events.filter((event) => isOf(event, /^yellow/i, red));
    const last = yellows.find(
      ({ time }) =>
        time.elapsed === red.time.elapsed && (time.extra ?? 0) === (red.time.extra ?? 0),
    );
    if (last && yellows.length > 1) seconds.set(last, red);
  }
  const reds = new Set(seconds.values());
  return events
    .filter((event) => !seconds.has(event))
    .map((event) => (reds.has(event) ? { ...event, detail: 'Second Yellow card' } : event));
}

const person = ({ id, name }: Event['player']) => (id && name ? { id, name } : undefined);

/**
 * The provider gives its events no id, so what happened to whom and when makes the ref; of two alike the second is
 * numbered. What was there before and no longer is has been taken back.
 */
export function incidentsOf(
  { fixture, teams, events }: Fixture,
  at: At,
): { players: PlayerEvent[]; incidents: IncidentEvent[] } {
  const seen = new Map<string, number>();
  const people = (events ?? []).flatMap(({ player, assist }) => [person(player), person(assist)]);
  const incidents = withSecondYellows(events ?? []).flatMap((event): IncidentEvent[] => {
    const kind = kindOf(event);
    if (!kind) return [];
    const { elapsed, extra } = event.time;
    const key = [kind, event.team.id, event.player.id, elapsed, extra ?? 0].join(':');
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    const shootOut = event.comments === 'Penalty Shootout';
    return [
      {
        type: 'incident',
        ...base(at),
        ref: count > 1 ? `${key}#${count}` : key,
        matchRef: String(fixture.id),
        kind,
        side:
          event.team.id === teams.home.id
            ? 'home'
            : event.team.id === teams.away.id
              ? 'away'
              : null,
        period: periodOf(elapsed, shootOut),
        minute: Math.max(0, elapsed),
        added: extra ?? null,
        second: null,
        playerRef: person(event.player) ? String(event.player.id) : null,
        otherPlayerRef: person(event.assist) ? String(event.assist.id) : null,
        score: null,
        removed: false,
      },
    ];
  });
  return { players: people.flatMap((one) => (one ? namedPlayer(one) : [])), incidents };
}

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

/** Who led his team, as the provider tells among a player's figures. */
const captainsOf = (teams: Fixture['players']): Set<string> =>
  new Set(
    (teams ?? []).flatMap(({ players }) =>
      players.flatMap(({ player, statistics }) => {
        const games = statistics[0]?.games as { captain?: unknown } | undefined;
        return games?.captain === true ? [String(player.id)] : [];
      }),
    ),
  );

/** Both line-ups, with who is missing. */
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

/** Before the line-ups are out, the missing players alone. */
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
