import type { TipsUpcoming } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useVipPicks, VipOffer } from '@scoreline/shared-lib/page';

import { ModelNote } from './ModelNote';
import { RulesLine } from './RulesLine';
import { TipRows } from './TipRows';

interface OpenTipsProps {
  page: TipsUpcoming;
  /** VIP is offered once per screen. */
  isFirst: boolean;
}

/** Tips on upcoming matches. A VIP sees the picks of VIP tips, others an offer. */
export function OpenTips({ page, isFirst }: OpenTipsProps) {
  const { t } = useTranslation('discover');
  const { tips, offer } = useVipPicks(page.rows);
  const texts = { text: t('vipOffer.text'), see: t('vipOffer.see'), close: t('vipOffer.close') };
  return (
    <>
      <ModelNote tips={tips} />
      {isFirst && tips.length > 0 && <RulesLine />}
      <TipRows page={{ ...page, rows: tips }} />
      {offer && isFirst && <VipOffer {...texts} />}
    </>
  );
}
