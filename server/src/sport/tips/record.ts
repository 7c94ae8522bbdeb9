import type { VipRecord } from '@scoreline/shared-lib/contract';
import { vipWindows } from '@scoreline/shared-lib/contract/schemas';

import type { OperationContext } from '../../wire/gateway/operation';
import { seriesOf } from './history';
import { type SettledRow, settledRows } from './queries';
import { totalsOf } from './totals';

const dayMs = 86_400_000;

/** The record of VIP tips next to that of free ones over the same days: always both. */
export async function tipsRecord({
  db,
  now,
}: Pick<OperationContext, 'db' | 'now'>): Promise<VipRecord> {
  const time = now().getTime();
  const longest = Math.max(...vipWindows.map(Number));
  const all = await settledRows(db, { since: new Date(time - longest * dayMs) });
  const windows = vipWindows.map((window) => {
    const since = new Date(time - Number(window) * dayMs);
    const within = all.filter(({ kick_off }) => kick_off >= since);
    const of = (vip: boolean) => recordOf(within.filter((tip) => tip.vip === vip));
    return { window, vip: of(true), free: of(false) };
  });
  return { windows, replayed: all.some(({ replayed }) => replayed) };
}

const recordOf = (tips: SettledRow[]) => ({ totals: totalsOf(tips), series: seriesOf(tips) });
