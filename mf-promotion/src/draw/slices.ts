import { noneShare } from '../lottery/noneShare';

interface Winnable {
  prizeId: number;
  /** From 0 to 1. */
  odds: number;
}

type Tone = 'strong' | 'soft' | 'plain' | 'none';

/** How many slices the wheel has, give or take what rounding adds. */
const wanted = 16;
const most = 5;

/** How many slices a share of the odds gets: at least one, so that everything that can be won is on the wheel. */
const countOf = (odds: number): number => Math.min(most, Math.max(1, Math.round(odds * wanted)));

/**
 * The wheel's slices in order, each the prize it stands for or null for none. They show what can be won; how likely it
 * is stands in the table of odds.
 */
export function slicesOf(prizes: readonly Winnable[]): (number | null)[] {
  const none = noneShare(prizes);
  const things: { id: number | null; count: number }[] = prizes.map(({ prizeId, odds }) => ({
    id: prizeId,
    count: countOf(odds),
  }));
  if (none > 0) things.push({ id: null, count: countOf(none) });
  const spread = things.flatMap(({ id, count }, at) =>
    Array.from({ length: count }, (_, n) => ({ id, place: (n + 0.5) / count + at * 1e-6 })),
  );
  return spread.sort((one, other) => one.place - other.place).map(({ id }) => id);
}

/**
 * The tone of each slice: no prize has its own, prizes change between two, and the last of an odd number has a third where it
 * would lie beside its like.
 */
export function tonesOf(slices: readonly (number | null)[]): Tone[] {
  const last = slices.length - 1;
  return slices.map((id, at) => {
    if (id === null) return 'none';
    if (at === last && at > 0 && at % 2 === 0 && slices[0] !== null) return 'plain';
    return at % 2 === 0 ? 'strong' : 'soft';
  });
}

/**
 * How far the wheel is turned, in degrees from 0 to 360, when its pointer at the top is on a slice of the prize. The ticket
 * chooses among its slices and the place in it, so that one result always stops at one place.
 */
export function restingAngle(
  slices: readonly (number | null)[],
  prizeId: number | null,
  ticket: number,
): number {
  const own = slices.flatMap((id, at) => (id === prizeId ? [at] : []));
  const slice = own[ticket % Math.max(own.length, 1)] ?? 0;
  const width = 360 / slices.length;
  const within = 0.2 + 0.6 * (((ticket * 37) % 100) / 100);
  return (360 - (slice + within) * width) % 360;
}

/**
 * How far the text of a slice is turned about its own middle so that nothing stands upside down, 0 or 180 degrees: it runs
 * from the hub to the rim, and the other way on what is the left half once the wheel rests.
 */
export const uprightTurn = (middle: number, angle: number): 0 | 180 =>
  (((middle + angle) % 360) + 360) % 360 > 180 ? 180 : 0;
