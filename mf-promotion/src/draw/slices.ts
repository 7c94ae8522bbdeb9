import { noneShare } from '../lottery/noneShare';

interface Winnable {
  prizeId: number;
  /** 0 to 1. */
  odds: number;
}

type Tone = 'strong' | 'soft' | 'plain' | 'none';

/** Number of slices before rounding. */
const wanted = 16;
const most = 5;

/** Number of slices of a share of the odds: at least one, so that every prize is on the wheel. */
const countOf = (odds: number): number => Math.min(most, Math.max(1, Math.round(odds * wanted)));

/**
 * The wheel's slices in order, each a prize id, or null for no prize. They show the prizes, and the table of odds shows how
 * likely each is.
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
 * The tone of each slice. No prize has its own tone, prizes alternate between two, and a last one that would touch its own tone
 * has a third.
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
 * Angle in degrees, 0 to 360, at which the pointer at the top is on a slice of the prize. The ticket selects the slice and the
 * position in it, so that a result always stops at the same place.
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
 * Rotation of a slice's text about its centre, 0 or 180 degrees, that keeps it upright: from hub to rim, and reversed on the left
 * half of the resting wheel.
 */
export const uprightTurn = (middle: number, angle: number): 0 | 180 =>
  (((middle + angle) % 360) + 360) % 360 > 180 ? 180 : 0;
