import type { FeedShot, ShotsEvent } from '@scoreline/shared-lib/contract/feed';
import type { Fixture } from '../fixture';
import type { Player } from '../people/players';
import { randomOf, type Random } from '../random';
import { source } from '../event/source';
import type { Count } from './count';
import type { Cast, Deed } from './cast';
import { isBefore } from './match';
import { goalMinutes, momentAt, shownMinute, type AddedTime, type Moment } from './minutes';
import { bodyOf, penaltySpot, spotOf, type Spot } from './shotSpots';
import type { Side } from './scoring';

export type Shot = Moment &
  Pick<FeedShot, 'side' | 'outcome' | 'body' | 'situation'> &
  Spot & { player: Player | null };

const sides = ['home', 'away'] as const;
const shooterWeights: Record<string, number> = {
  forward: 5,
  midfielder: 3.2,
  defender: 1.3,
  goalkeeper: 0,
};
/** For shots that do not reach the goalkeeper. */
const missed = { blocked: 0.4, woodwork: 0.04 };
const setPieces = 0.24;

/**
 * Every shot of a match, in order of play: goals and penalties from the incidents, and more until the statistics are met. Places
 * are drawn so that expected goals are calibrated.
 */
export function shotsOf(
  fixture: Fixture,
  cast: Cast,
  counts: readonly Count[],
  added: AddedTime,
): Shot[] {
  const random = randomOf('shots', fixture.ref);
  const count = (key: string, side: Side) => counts.find((row) => row.key === key)?.[side] ?? 0;
  const shots = sides.flatMap((side) => {
    const shootersAt = shootersOf(cast, side);
    const attempts = cast.deeds
      .filter((deed) => deed.side === side)
      .flatMap((deed) => deedShot(random, deed));
    const goals = attempts.filter(({ outcome }) => outcome === 'goal').length;
    const hits = count('shotsOnTarget', side) - goals;
    const penalties = attempts.filter(({ outcome }) => outcome === 'saved');
    penalties.slice(hits).forEach((shot) => (shot.outcome = 'off'));
    const saved = Math.max(0, hits - penalties.length);
    const others = Math.max(0, count('shots', side) - attempts.length);
    const fill = Array.from({ length: others }, (_, at) => {
      const moment = momentAt(goalMinutes, random.next(), added);
      return freeShot(
        random,
        { ...moment, side },
        at < saved ? 'saved' : wide(random),
        shootersAt(moment),
      );
    });
    return [...attempts, ...fill];
  });
  return shots.sort((a, b) => a.period - b.period || a.second - b.second);
}

/** The shot of an incident, if it is one. */
function deedShot(random: Random, { kind, side, period, second, player }: Deed): Shot[] {
  const shot = { side, period, second, player };
  if (kind === 'penaltyGoal' || kind === 'penaltyMissed') {
    const outcome = kind === 'penaltyGoal' ? 'goal' : random.chance(0.75) ? 'saved' : 'off';
    return [
      { ...shot, ...penaltySpot, body: footOf(random, player), situation: 'penalty', outcome },
    ];
  }
  if (kind !== 'goal') return [];
  return [{ ...shot, ...placed(random, player, true), outcome: 'goal' }];
}

function freeShot(
  random: Random,
  at: Moment & { side: Side },
  outcome: Shot['outcome'],
  { players, weights }: Shooters,
): Shot {
  const player = players[random.weighted(weights)] ?? null;
  return { ...at, player, ...placed(random, player, false), outcome };
}

function placed(random: Random, player: Player | null, scored: boolean) {
  const isSetPiece = random.chance(setPieces);
  const { isHeader, ...spot } = spotOf(random, scored, isSetPiece);
  return {
    ...spot,
    body: isHeader ? ('head' as const) : footOf(random, player),
    situation: isSetPiece ? ('setPiece' as const) : ('openPlay' as const),
  };
}

const footOf = (random: Random, player: Player | null) =>
  bodyOf(random, player?.preferredFoot ?? null);

function wide(random: Random): Shot['outcome'] {
  const draw = random.next();
  return draw < missed.blocked
    ? 'blocked'
    : draw < missed.blocked + missed.woodwork
      ? 'woodwork'
      : 'off';
}

interface Shooters {
  players: Player[];
  weights: number[];
}

const leaving = new Set<string>(['substitution', 'redCard', 'secondYellow']);

/** Players of a side who can shoot at a moment. Cached between changes of the line-up, because shots are far more frequent. */
function shootersOf({ deeds, ...lineups }: Cast, side: Side): (moment: Moment) => Shooters {
  const changes = deeds.filter(
    (deed) => deed.side === side && deed.player && leaving.has(deed.kind),
  );
  const on = new Set(lineups[side].starters.map(({ player }) => player));
  const after = [shootersAmong(on)];
  for (const { player, otherPlayer } of changes) {
    on.delete(player!);
    if (otherPlayer) on.add(otherPlayer);
    after.push(shootersAmong(on));
  }
  return (moment) => {
    const later = changes.findIndex((change) => !isBefore(change, moment));
    return after.at(later)!;
  };
}

function shootersAmong(on: ReadonlySet<Player>): Shooters {
  const players = [...on].filter(({ position }) => position !== 'goalkeeper');
  return { players, weights: players.map(({ position }) => shooterWeights[position] ?? 1) };
}

export const shotsEvent = (matchRef: string, at: number, shots: readonly Shot[]): ShotsEvent => ({
  type: 'shots',
  source,
  revision: at,
  matchRef,
  shots: shots.map(({ player, second, ...shot }) => ({
    ...shot,
    ...shownMinute({ period: shot.period, second }),
    playerRef: player?.ref ?? null,
  })),
});
