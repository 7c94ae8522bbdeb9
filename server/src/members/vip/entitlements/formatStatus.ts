import { formatMoney, type VipStatus } from '@scoreline/shared-lib/contract';

const dayOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** A member's VIP status for an operator's terminal; times in UTC. */
export function formatStatus(status: VipStatus): string {
  const history = status.history.map(({ at, kind, amount, currency }) => {
    const money =
      amount !== undefined && currency ? `  ${formatMoney(amount, currency, 'en')}` : '';
    return `  ${dayOf(at)}  ${kind}${money}`;
  });
  return [headline(status), ...history].join('\n');
}

function headline({ vip, until, source, renews, grace, plan }: VipStatus): string {
  if (!vip || !until) return 'Not VIP.';
  const by = plan ? `${source} by the ${plan}` : source;
  if (grace) return `VIP until ${dayOf(until)} (${by}): the last renewal failed.`;
  return renews ? `VIP (${by}), renews ${dayOf(until)}.` : `VIP until ${dayOf(until)} (${by}).`;
}
