import type { MatchSummary, Tip, TipPick } from '@scoreline/shared-lib/contract';

import type { TipRow } from './queries';

/** A VIP tip's pick is public once its match is over (product decisions). */
const isOpen = (row: TipRow): boolean => !row.vip || row.over || row.result !== null;

/** The full pick. */
export const pickOf = (row: TipRow): TipPick => ({
  outcome: row.outcome,
  line: row.line,
  price: row.price,
  bookmaker: row.bookmaker,
  stake: row.stake,
  reason: row.reason,
});

function settlementOf({ result, profit, settled_at, revision }: TipRow): Tip['settlement'] {
  return result === null || profit === null || settled_at === null || revision === null
    ? null
    : { result, profit, settledAt: settled_at.toISOString(), revision };
}

/** `seesVip`: whether the viewer may see the pick of a VIP tip before that. */
export const presentTip = (row: TipRow, match: MatchSummary, seesVip: boolean): Tip => ({
  tipId: row.id,
  match,
  market: row.market,
  vip: row.vip,
  tipster: { kind: row.tipster_kind, name: row.tipster },
  publishedAt: row.published_at.toISOString(),
  replayed: row.replayed,
  pick: seesVip || isOpen(row) ? pickOf(row) : null,
  settlement: settlementOf(row),
});
