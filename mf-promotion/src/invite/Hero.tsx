import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, media, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Wheel } from '../draw/Wheel';
import { DateLine } from '../page/DateLine';
import { Note } from '../page/texts';

/** Name, subject and end of the promotion. */
export function Hero({ promotion }: { promotion: PromotionOverview }) {
  const { t } = useTranslation('promotion');
  const { title, prizes, minimumAge, state } = promotion;
  const isRunning = state === 'announced' || state === 'open';
  return (
    <Banner>
      <div>
        <Title>{title}</Title>
        {isRunning && <p>{t('invite.lead')}</p>}
        <DateLine promotion={promotion} />
        <Note>
          {t('free')} {t('adult', { age: minimumAge })}
        </Note>
      </div>
      <Picture>
        <Wheel prizes={prizes} angle={11} ref={null} isNameless />
      </Picture>
    </Banner>
  );
}

const Banner = styled.section`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  overflow: hidden;
  padding: ${space(5)} ${space(4)};
  background: var(--accent-12);
  border-block-end: 1px solid var(--line);

  ${media.tablet} {
    padding: ${space(6)};
    border: 1px solid var(--line);
    border-radius: ${radius.card};
  }
  > div:first-child {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: ${space(3)};
    justify-items: start;
    line-height: 1.45;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize[22]};
  line-height: 1.25;
  overflow-wrap: anywhere;

  ${media.tablet} {
    font-size: ${fontSize[32]};
  }
`;

const Picture = styled.div`
  flex: none;
  inline-size: 80px;

  ${media.tablet} {
    inline-size: 200px;
  }
`;
