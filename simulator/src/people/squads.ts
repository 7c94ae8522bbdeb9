import type { Sport } from '@scoreline/shared-lib/contract';
import { firstItem, itemAt, valueIn } from '@scoreline/shared-lib/contract/lists';

import { dayIn, dayOf, yearOf, type Day } from '../calendar/days';
import type { Club } from '../competitions/shape';
import { hashOf, randomOf } from '../random';
import { createPlayer, squadShapes, type Player } from './players';

/** Squads begin here, whatever is filled, so that a player's career does not depend on when the server was started. */
const firstYear = 2020;

export interface Move {
  ref: string;
  player: Player;
  from: Club | null;
  to: Club | null;
  day: Day;
  kind: 'transfer' | 'loan' | 'free' | 'draft' | 'trade';
  fee: number | null;
}

/** A transfer window: squads change on its last day. */
interface Window {
  index: number;
  opens: Day;
  closes: Day;
  moves: Move[];
  squads: ReadonlyMap<string, readonly Player[]>;
}

export interface Squads {
  /** The players of a club by place, goalkeepers (guards) first. */
  squadAt(club: Club, at: number): readonly Player[];
  /** Windows that close after `from` and not after `to`. */
  windowsBetween(from: Day, to: Day): readonly Window[];
  /** The window whose squads hold on a day. */
  windowAt(day: Day): Window;
}

const windowDays = (index: number): [Day, Day] => {
  const year = firstYear + Math.floor(index / 2);
  return index % 2
    ? [dayIn(year, '07-01'), dayIn(year, '07-25')]
    : [dayIn(year, '01-02'), dayIn(year, '01-22')];
};

export function createSquads(clubs: readonly Club[], seed: number): Squads {
  const domestic = clubs.filter(({ national }) => !national);
  const windows: Window[] = [firstWindow(domestic)];
  const nations = new Map<string, readonly Player[]>();
  const extend = (day: Day) => {
    for (;;) {
      const index = windows.length;
      if (windowDays(index)[1] > day) return;
      windows.push(nextWindow(itemAt(windows, index - 1), index, domestic, seed));
    }
  };
  const windowAt = (day: Day) => {
    extend(day);
    for (let index = windows.length - 1; index > 0; index--)
      if (itemAt(windows, index).closes <= day) return itemAt(windows, index);
    return firstItem(windows);
  };
  const national = (club: Club, window: Window) => {
    const key = `${club.ref}:${window.index}`;
    const known = nations.get(key) ?? callUp(club, window);
    nations.set(key, known);
    return known;
  };
  return {
    windowAt,
    squadAt: (club, at) => {
      const window = windowAt(dayOf(at));
      return club.national ? national(club, window) : valueIn(window.squads, club.ref);
    },
    windowsBetween: (from, to) => {
      extend(to);
      return windows.filter(({ closes }) => closes > from && closes <= to);
    },
  };
}

function firstWindow(clubs: readonly Club[]): Window {
  const squads = clubs.map((club) => {
    const taken = new Set<string>();
    const players = squadShapes[club.sport].map((_, index) => {
      const ref = `${club.ref}#${index}`;
      const player = createPlayer(club, { index, ref, year: firstYear, young: false, taken });
      taken.add(player.name);
      return player;
    });
    return [club.ref, players] as const;
  });
  const [opens, closes] = windowDays(0);
  return { index: 0, opens, closes, moves: [], squads: new Map(squads) };
}

interface Seat {
  club: Club;
  order: number;
  player: Player;
}

const retirement = 36;
const movingShare = [0.035, 0.11] as const;

function nextWindow(before: Window, index: number, clubs: readonly Club[], seed: number): Window {
  const [opens, closes] = windowDays(index);
  const year = yearOf(closes);
  const squads = new Map([...before.squads].map(([ref, players]) => [ref, [...players]]));
  const leaving: Seat[] = [];
  const moving = new Map<string, Seat[]>();
  for (const club of clubs) {
    valueIn(squads, club.ref).forEach((player, order) => {
      const seat = { club, order, player };
      const draw = hashOf(seed, 'move', index, player.ref) / 2 ** 32;
      if (year - player.birthYear >= retirement && index % 2) leaving.push(seat);
      else if (draw < movingShare[index % 2 ? 1 : 0]) {
        const market = `${club.sport}:${player.position}`;
        moving.set(market, [...(moving.get(market) ?? []), seat]);
      }
    });
  }
  const window = { index, opens, closes, squads };
  const moves = [
    ...leaving.flatMap((seat) => succeed(seat, window, squads, seed)),
    ...[...moving].flatMap(([market, seats]) => exchange(market, seats, window, squads, seed)),
  ];
  return { ...window, moves };
}

type Draft = Omit<Window, 'moves'>;
const dayWithin = ({ opens, closes }: Draft, ref: string): Day =>
  opens + (hashOf('day', ref) % (closes - opens));

/** A veteran ends his career and a young player comes up. */
function succeed(
  { club, order, player }: Seat,
  window: Draft,
  squads: Map<string, Player[]>,
  seed: number,
): Move[] {
  const ref = `${club.ref}#${order}.${window.index}`;
  const squad = valueIn(squads, club.ref);
  const taken = new Set(squad.map(({ name }) => name));
  const year = yearOf(window.closes);
  const successor = createPlayer(club, { index: order, ref, year, young: true, taken });
  squad[order] = successor;
  const day = dayWithin(window, `${seed}${ref}`);
  const kind = club.sport === 'basketball' && club.countryCode === 'us' ? 'draft' : 'free';
  return [
    { ref: `${ref}:out`, player, from: club, to: null, day, kind: 'free', fee: null },
    { ref: `${ref}:in`, player: successor, from: null, to: club, day, kind, fee: null },
  ];
}

/** Everybody who moves takes the place of the next one on a ring, so that squads stay whole. */
function exchange(
  market: string,
  seats: Seat[],
  window: Draft,
  squads: Map<string, Player[]>,
  seed: number,
): Move[] {
  const ring = randomOf(seed, 'ring', window.index, market).shuffled(seats);
  const places = ring.map((_, index) => itemAt(ring, (index + 1) % ring.length));
  return withoutNamesakes(ring, places, squads).flatMap((to, index): Move[] => {
    const seat = itemAt(ring, index);
    valueIn(squads, to.club.ref)[to.order] = seat.player;
    if (to.club.ref === seat.club.ref) return [];
    const ref = `${seat.player.ref}:${window.index}`;
    const day = dayWithin(window, ref);
    return [
      {
        ref,
        player: seat.player,
        from: seat.club,
        to: to.club,
        day,
        ...termsOf(seat.club.sport, ref),
      },
    ];
  });
}

/** The places that those who move take; where one would come to a club that has his name already, he changes with the next who can. */
function withoutNamesakes(
  movers: readonly Seat[],
  places: readonly Seat[],
  squads: ReadonlyMap<string, readonly Player[]>,
): Seat[] {
  const taken = [...places];
  const players = movers.map(({ player }) => player);
  const gone = new Set(players);
  const clashes = (at: number): boolean => {
    const { ref } = itemAt(taken, at).club;
    const { name } = itemAt(players, at);
    return (
      valueIn(squads, ref).some((other) => other.name === name && !gone.has(other)) ||
      players.some(
        (other, index) =>
          index !== at && other.name === name && itemAt(taken, index).club.ref === ref,
      )
    );
  };
  const swap = (a: number, b: number) => {
    [taken[a], taken[b]] = [itemAt(taken, b), itemAt(taken, a)];
  };
  for (let at = 0; at < taken.length; at++) {
    for (let step = 1; step < taken.length && clashes(at); step++) {
      const other = (at + step) % taken.length;
      swap(at, other);
      if (clashes(at) || clashes(other)) swap(at, other);
    }
  }
  return taken;
}

function termsOf(sport: Sport, ref: string): Pick<Move, 'kind' | 'fee'> {
  const random = randomOf('terms', ref);
  if (sport === 'basketball') return { kind: random.chance(0.5) ? 'trade' : 'free', fee: null };
  const kind = itemAt(['transfer', 'transfer', 'loan', 'free'] as const, random.whole(0, 3));
  const fee = Math.round(Math.exp(random.normal(14.6, 1.1)) / 50_000) * 50_000;
  return { kind, fee: kind === 'transfer' && fee > 0 ? fee : null };
}

const compatriotsOf = new WeakMap<Window, Map<string, Player[]>>();

/** All players of a window by sport and nationality, in the order in which they are called up. */
function byNation(window: Window): Map<string, Player[]> {
  const known = compatriotsOf.get(window);
  if (known) return known;
  const nations = new Map<string, Player[]>();
  for (const player of [...window.squads.values()].flat()) {
    const key = `${player.sport}:${player.nationality}`;
    const others = nations.get(key);
    if (others) others.push(player);
    else nations.set(key, [player]);
  }
  compatriotsOf.set(window, nations);
  return nations;
}

/** A national squad: compatriots by place, and invented ones of its own where there are too few. */
function callUp(club: Club, window: Window): readonly Player[] {
  const compatriots = (byNation(window).get(`${club.sport}:${club.countryCode}`) ?? [])
    .map((player) => ({ player, lot: hashOf('call', player.ref) }))
    .sort((a, b) => a.lot - b.lot);
  const taken = new Set<string>();
  const invented = { year: nationalYear, young: false, taken };
  return squadShapes[club.sport].map(([position], index) => {
    const found = compatriots.findIndex(
      ({ player }) => player.position === position && !taken.has(player.name),
    );
    const player =
      found >= 0
        ? firstItem(compatriots.splice(found, 1)).player
        : createPlayer(club, { ...invented, index, ref: `${club.ref}#${index}` });
    taken.add(player.name);
    return player;
  });
}

/** The year in which the players without a club are new. */
const nationalYear = 2024;
