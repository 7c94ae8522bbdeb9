import type { VipSource } from '@scoreline/database/tables/vipTables';

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

export interface Grant {
  source: Exclude<VipSource, 'payment'>;
  days: number;
  grantedAt: Date;
  revokedAt: Date | null;
}

export interface Entitlement extends Span {
  source: VipSource;
}

const dayMs = 86_400_000;

interface Piece {
  source: VipSource;
  from: number;
  until: number;
}

/**
 * When a member has VIP, and by which source. Paid time stays in place; granted days run only in the gaps, in the order of
 * their grants. A renewal therefore never uses up a prize.
 */
export function layOut(paid: readonly Span[], grants: readonly Grant[]): Entitlement[] {
  const pieces = merged(paid);
  const inOrder = [...grants].sort((a, b) => a.grantedAt.getTime() - b.grantedAt.getTime());
  for (const grant of inOrder) {
    pieces.push(...piecesOf(grant, pieces));
    pieces.sort((a, b) => a.from - b.from);
  }
  return pieces.map(({ source, from, until }) => ({
    source,
    startsAt: new Date(from),
    endsAt: new Date(until),
  }));
}

function merged(paid: readonly Span[]): Piece[] {
  const spans = paid
    .map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), until: endsAt.getTime() }))
    .filter(({ from, until }) => from < until)
    .sort((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  for (const { from, until } of spans) {
    const last = pieces.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else pieces.push({ source: 'payment', from, until });
  }
  return pieces;
}

/** A grant's days in the gaps between `taken`, from its start until it is used up or revoked. */
function piecesOf({ source, days, grantedAt, revokedAt }: Grant, taken: readonly Piece[]): Piece[] {
  const stop = revokedAt?.getTime() ?? Infinity;
  const pieces: Piece[] = [];
  let left = days * dayMs;
  let at = grantedAt.getTime();
  for (const { from, until } of [...taken, { from: Infinity, until: Infinity }]) {
    const end = Math.min(from, at + left, stop);
    if (end > at) pieces.push({ source, from: at, until: end });
    left -= Math.max(0, end - at);
    at = Math.max(at, until);
    if (left <= 0 || at >= stop) break;
  }
  return pieces;
}
