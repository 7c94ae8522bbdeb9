import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section, Stack } from '@scoreline/shared-lib/page';
import { focusRing, target } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Pot } from '../lottery/Pot';
import { DateLine } from '../page/DateLine';
import { Join } from '../page/JoinCard';
import { PromotionPage } from '../page/PromotionPage';
import { Note, Parts } from '../page/texts';
import { TakingPart } from '../page/TakingPart';
import { TwoColumns } from '../page/TwoColumns';
import { useStanding } from '../promotion/usePromotion';
import { pathTo } from '../promotionPaths';
import { DrawStage } from './DrawStage';
import { canSound } from './sound';
import { SoundSwitch } from './SoundSwitch';
import { Wheel } from './Wheel';

/** The page on which a member uses a chance. */
export function LuckyDrawPage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="luckyDraw" title={t('draw.title')} actions={<SoundSwitch />}>
      {(promotion) => (
        <TwoColumns>
          <Section>
            <Parts>
              <Stage promotion={promotion} />
              <Note>
                {t('draw.wheelNote')} {t('free')} {t('adult', { age: promotion.minimumAge })}
              </Note>
              {canSound() && (
                <Sound to={pathTo(promotion.promotionId, 'lottery/music')}>
                  {t('music.title')}
                </Sound>
              )}
            </Parts>
          </Section>
          <Pot prizes={promotion.prizes} />
        </TwoColumns>
      )}
    </PromotionPage>
  );
}

function Stage({ promotion }: { promotion: PromotionOverview }) {
  const { t } = useTranslation('promotion');
  const { prizes, state } = promotion;
  const standing = useStanding();
  const resting = <Wheel ref={null} prizes={prizes} angle={0} />;
  if (!standing.isLogin)
    return (
      <Stack>
        {resting}
        <TakingPart promotion={promotion}>
          <Join />
        </TakingPart>
      </Stack>
    );
  return (
    <Answer of={standing} height={480}>
      {(own) =>
        state === 'open' ? (
          <DrawStage promotion={promotion} standing={own} onDrawn={standing.refetch} />
        ) : (
          <Stack>
            {resting}
            <Note>{t('draw.notOpen')}</Note>
            <DateLine promotion={promotion} />
          </Stack>
        )
      }
    </Answer>
  );
}

const Sound = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: ${target};
  text-decoration: underline;
`;
