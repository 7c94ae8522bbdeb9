import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Stack } from '@scoreline/shared-lib/page';

import { JoinCard } from '../page/JoinCard';
import { PromotionPage } from '../page/PromotionPage';
import { TakingPart } from '../page/TakingPart';
import { TwoColumns } from '../page/TwoColumns';
import { useStanding } from '../promotion/usePromotion';
import { Chances } from './Chances';
import { Friends } from './Friends';
import { Pot } from './Pot';

/** The member's chances, invited friends, and the prizes left. */
export function LotteryPage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="lottery" title={t('chances.title')}>
      {(promotion) => (
        <TwoColumns>
          <Own promotion={promotion} />
          <Pot prizes={promotion.prizes} />
        </TwoColumns>
      )}
    </PromotionPage>
  );
}

function Own({ promotion }: { promotion: PromotionOverview }) {
  const { promotionId, state } = promotion;
  const standing = useStanding();
  if (!standing.isLogin)
    return (
      <TakingPart promotion={promotion}>
        <JoinCard />
      </TakingPart>
    );
  return (
    <Answer of={standing} rows={4}>
      {(own) => (
        <Stack>
          <Chances promotionId={promotionId} standing={own} isOpen={state === 'open'} />
          <Friends friends={own.friends} />
        </Stack>
      )}
    </Answer>
  );
}
