import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Stack } from '@scoreline/shared-lib/page';
import { useParams } from 'react-router-dom';

import { Chances } from '../lottery/Chances';
import { Pot } from '../lottery/Pot';
import { JoinCard } from '../page/JoinCard';
import { PromotionPage } from '../page/PromotionPage';
import { TakingPart } from '../page/TakingPart';
import { TwoColumns } from '../page/TwoColumns';
import { useStanding } from '../promotion/usePromotion';
import { InviteLink } from '../share/InviteLink';
import { Hero } from './Hero';
import { InvitedBy } from './InvitedBy';
import { Steps } from './Steps';

/** The promotion's landing page: what it is, sign-in for a visitor, the invite link for a member. */
export function InvitePage() {
  const { t } = useTranslation('promotion');
  const { code } = useParams();
  return (
    <PromotionPage page={code ? 'invited' : 'invite'} nav="invite" title={t('nav.invite')}>
      {(promotion) => (
        <Stack>
          <Hero promotion={promotion} />
          <TwoColumns>
            <Stack>
              <TakingPart promotion={promotion}>
                <Stack>
                  <Own promotion={promotion} code={code} />
                  <Steps />
                </Stack>
              </TakingPart>
            </Stack>
            <Pot prizes={promotion.prizes} />
          </TwoColumns>
        </Stack>
      )}
    </PromotionPage>
  );
}

interface OwnProps {
  promotion: PromotionOverview;
  /** The inviter's code in the address. */
  code: string | undefined;
}

function Own({ promotion: { promotionId, state }, code }: OwnProps) {
  const standing = useStanding();
  const invited = code && (
    <InvitedBy promotionId={promotionId} code={code} ownCode={standing.data?.code} />
  );
  if (!standing.isLogin) return invited || <JoinCard />;
  return (
    <Answer of={standing} rows={4}>
      {(own) => (
        <Stack>
          {invited}
          <InviteLink promotionId={promotionId} code={own.code} more />
          <Chances promotionId={promotionId} standing={own} isOpen={state === 'open'} />
        </Stack>
      )}
    </Answer>
  );
}
