import { reasonsText } from '../../members/promotion/operators/format';
import type { PromotionsOverview } from '../../members/promotion/operators/overview';
import { minuteOf } from './words';

type Table = (heads: string[], rows: string[][]) => string;

const figuresTable = ({ promotions }: PromotionsOverview, table: Table) =>
  table(
    [
      ...['Promotion', 'State', 'Until (UTC)', 'Members', 'Draws', 'Prizes out'],
      ...['Friends counted / pending / not', 'Claims open / to send'],
    ],
    promotions.map((each) => [
      ...[
        `${each.id} ${each.key}`,
        each.state,
        minuteOf(each.closes_at.toISOString()),
        String(each.participants),
      ],
      ...[String(each.draws), String(each.wins)],
      `${each.qualified} / ${each.pending} / ${each.not_counted}`,
      `${each.open_claims} / ${each.to_send}`,
    ]),
  );

const suspicionsTable = ({ suspicions }: PromotionsOverview, table: Table) =>
  table(
    [...['Promotion', 'Inviter', 'Counted', 'Not counted', 'Devices', 'Households', 'Prizes']],
    suspicions.map((each) => [
      ...[String(each.promotion_id), each.member === null ? 'gone' : String(each.member)],
      ...[String(each.qualified), reasonsText(each)],
      ...[String(each.devices), String(each.households), String(each.wins)],
    ]),
  );

/** Promotions, and inviters with friends who didn't count; empty without promotions. */
export function promotionsPart(overview: PromotionsOverview, table: Table): string {
  if (overview.promotions.length === 0) return '';
  const fraud =
    overview.suspicions.length > 0
      ? `<h2>Friends not counted</h2>${suspicionsTable(overview, table)}`
      : '';
  return `<h2>Promotions</h2>${figuresTable(overview, table)}${fraud}`;
}
