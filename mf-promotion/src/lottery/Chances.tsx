import type { PromotionStanding } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink, Section } from '@scoreline/shared-lib/page';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Note, Parts } from '../page/texts';
import { pathTo } from '../promotionPaths';

interface ChancesProps {
  promotionId: number;
  standing: Pick<PromotionStanding, 'chances'>;
  isOpen: boolean;
}

/** The member's chances, with links to use one or to earn another. */
export function Chances({ promotionId, standing: { chances }, isOpen }: ChancesProps) {
  const { t } = useTranslation('promotion');
  return (
    <Section title={t('chances.title')}>
      <Parts>
        {chances > 0 ? (
          <Count>{t('chances.have', { count: chances })}</Count>
        ) : (
          <Note>{t('chances.none')}</Note>
        )}
        {chances > 0 && isOpen ? (
          <ButtonLink to={pathTo(promotionId, 'LuckyDraw')}>{t('chances.draw')}</ButtonLink>
        ) : (
          <ButtonLink to={pathTo(promotionId, 'Share')}>{t('link.share')}</ButtonLink>
        )}
      </Parts>
    </Section>
  );
}

const Count = styled.p`
  ${tabularDigits}
  font-size: ${fontSize[22]};
  font-weight: 700;
`;
