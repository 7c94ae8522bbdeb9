import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section, Stack } from '@scoreline/shared-lib/page';
import { Button, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { JoinCard } from '../page/JoinCard';
import { PromotionPage } from '../page/PromotionPage';
import { Note, Parts } from '../page/texts';
import { TakingPart } from '../page/TakingPart';
import { TwoColumns } from '../page/TwoColumns';
import { useStanding } from '../promotion/usePromotion';
import { Gifs } from './Gifs';
import { InviteLink } from './InviteLink';
import { QrCode } from './QrCode';
import { SharePicture } from './SharePicture';
import { useShareLink } from './useShareLink';

/** All ways to send an invitation to a friend. */
export function SharePage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="share" nav="invite" title={t('share.title')}>
      {(promotion) => (
        <TakingPart promotion={promotion}>
          <Ways promotion={promotion} />
        </TakingPart>
      )}
    </PromotionPage>
  );
}

function Ways({ promotion }: { promotion: PromotionOverview }) {
  const standing = useStanding();
  if (!standing.isLogin) return <JoinCard />;
  return (
    <Answer of={standing} rows={6}>
      {({ code }) => <OwnWays promotion={promotion} code={code} />}
    </Answer>
  );
}

function OwnWays({ promotion, code }: { promotion: PromotionOverview; code: string }) {
  const { t } = useTranslation('promotion');
  const { promotionId, gifs } = promotion;
  const { link, copy, shareGif } = useShareLink(promotionId, code);
  return (
    <TwoColumns>
      <Stack>
        <InviteLink promotionId={promotionId} code={code} />
        <Section title={t('share.code')}>
          <Parts>
            <Code>
              <bdi dir="ltr">{code}</bdi>
            </Code>
            <div>
              <Button kind="secondary" icon="document" onClick={() => void copy(code)}>
                {t('share.copyCode')}
              </Button>
            </div>
          </Parts>
        </Section>
        {gifs && <Gifs onPick={(gif) => void shareGif(gif)} />}
      </Stack>
      <Stack>
        <Section title={t('share.qr')}>
          <Middle>
            <QrCode text={link} label={t('share.qr')} />
            <Note>{t('share.qrNote')}</Note>
          </Middle>
        </Section>
        <SharePicture promotionId={promotionId} code={code} />
      </Stack>
    </TwoColumns>
  );
}

const Code = styled.p`
  font-size: ${fontSize[32]};
  font-weight: 700;
  letter-spacing: 0.08em;
  user-select: all;
`;

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
`;
