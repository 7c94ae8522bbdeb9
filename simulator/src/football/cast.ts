import type { Player } from '../people/players';
import { randomOf, type Random } from '../random';
import { drawLineup, type Lineup } from './lineups';
import type { FootballMatch, Happening } from './match';
import { other, type Side } from './scoring';

export interface Deed extends Happening {
  player: Player | null;
  otherPlayer: Player | null;
}

export interface Cast {
  home: Lineup;
  away: Lineup;
  deeds: Deed[];
  /** Takers of the shoot-out, in order. */
  kickers: Record<Side, readonly Player[]>;
}

const scorerWeights: Record<string, number> = {
  forward: 6,
  midfielder: 3,
  defender: 1,
  goalkeeper: 0,
};
const cardWeights: Record<string, number> = {
  forward: 1.6,
  midfielder: 2.4,
  defender: 2.4,
  goalkeeper: 0.4,
};

/** Line-ups, and the player of each incident. Players act only while on the pitch, and are sent off or substituted once. */
export function castOf(
  match: FootballMatch,
  squads: Record<Side, readonly Player[]>,
  key: string,
): Cast {
  const random = randomOf('cast', key);
  const lineups = { home: drawLineup(random, squads.home), away: drawLineup(random, squads.away) };
  const state = {
    home: {
      on: lineups.home.starters.map(({ player }) => player),
      bench: lineups.home.bench.map(({ player }) => player),
      booked: new Set<Player>(),
      fresh: new Set<Player>(),
    },
    away: {
      on: lineups.away.starters.map(({ player }) => player),
      bench: lineups.away.bench.map(({ player }) => player),
      booked: new Set<Player>(),
      fresh: new Set<Player>(),
    },
  };
  const deeds = match.happenings.flatMap((happening): Deed[] => {
    const actors = actorsOf(random, happening, state);
    return actors ? [{ ...happening, ...actors }] : [];
  });
  return { ...lineups, deeds, kickers: kickersOf(state.home.on, state.away.on) };
}

/** Players still on the pitch, forwards first and the goalkeeper last. The larger team drops its surplus, as the rules require. */
function kickersOf(home: readonly Player[], away: readonly Player[]): Cast['kickers'] {
  const count = Math.min(home.length, away.length);
  const inTurn = (players: readonly Player[]) =>
    players
      .toSorted((a, b) => scorerWeights[b.position]! - scorerWeights[a.position]!)
      .slice(0, count);
  return { home: inTurn(home), away: inTurn(away) };
}

interface TeamState {
  on: Player[];
  bench: Player[];
  booked: Set<Player>;
  /** Players who came on. */
  fresh: Set<Player>;
}

type Actors = { player: Player | null; otherPlayer: Player | null; kind?: Happening['kind'] };

function actorsOf(
  random: Random,
  happening: Happening,
  teams: Record<Side, TeamState>,
): Actors | null {
  const team = teams[happening.side];
  const one = (players: Player[], weights: Record<string, number>) =>
    players[random.weighted(players.map(({ position }) => weights[position] ?? 1))] ?? null;
  switch (happening.kind) {
    case 'substitution':
      return substitute(random, team);
    case 'ownGoal':
      return { player: one(teams[other(happening.side)].on, cardWeights), otherPlayer: null };
    case 'yellowCard': {
      const player = one(
        team.on.filter((on) => !team.booked.has(on)),
        cardWeights,
      );
      if (player) team.booked.add(player);
      return player && { player, otherPlayer: null };
    }
    case 'secondYellow':
    case 'redCard': {
      const booked = team.on.filter(
        (on) => team.booked.has(on) === (happening.kind === 'secondYellow'),
      );
      const player = one(booked.length ? booked : team.on, cardWeights);
      team.on = team.on.filter((on) => on !== player);
      const kind = player && team.booked.has(player) ? happening.kind : 'redCard';
      return { player, otherPlayer: null, kind };
    }
    case 'goal': {
      const player = one(team.on, scorerWeights);
      const helper = random.chance(0.76)
        ? one(
            team.on.filter((on) => on !== player),
            { ...scorerWeights, midfielder: 5, forward: 4 },
          )
        : null;
      return { player, otherPlayer: helper };
    }
    default:
      return { player: one(team.on, scorerWeights), otherPlayer: null };
  }
}

/** Substitutes a starter if there is one, rather than a player who just came on. */
function substitute(random: Random, team: TeamState): Actors | null {
  const field = team.on.filter(({ position }) => position !== 'goalkeeper');
  const tired = field.filter((player) => !team.fresh.has(player));
  const leaver = random.pick(tired.length ? tired : field);
  const candidates = team.bench.filter(({ position }) => position !== 'goalkeeper');
  const alike = candidates.filter(({ position }) => position === leaver?.position);
  const comer = (alike.length ? alike : candidates)[0];
  if (!leaver || !comer) return null;
  team.on = [...team.on.filter((on) => on !== leaver), comer];
  team.bench = team.bench.filter((on) => on !== comer);
  team.fresh.add(comer);
  return { player: leaver, otherPlayer: comer };
}
