import type { Draw, PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, Icon, media, radius, space } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';

import { Note } from '../page/texts';
import { useFormats } from '../page/useFormats';
import { pathTo } from '../promotionPaths';

interface DrawResultProps {
  promotion: PromotionOverview;
  result: Draw;
  /** True if the draw began before the page loaded. */
  isStored: boolean;
}

/** The result in words, the same on screen and for screen readers. */
export function useResultText(): (result: Draw) => string {
  const { t } = useTranslation('promotion');
  return ({ prizeId, name }) =>
    prizeId === null ? t('draw.noWin') : t('draw.won', { prize: name });
}

/** The result, the next step, and a link to verify it. */
export function DrawResult({ promotion, result, isStored }: DrawResultProps) {
  const { t } = useTranslation('promotion');
  const { moment, number } = useFormats();
  const text = useResultText();
  const { promotionId, prizes } = promotion;
  const { kind, deadline, ticket, proof } = result;
  const usedUp = prizes.find(({ prizeId }) => prizeId === proof.usedUp)?.name;
  return (
    <Card data-won={kind !== null || undefined}>
      <Icon name={kind === 'vip' ? 'crown' : kind === 'thing' ? 'gift' : 'minus'} size={40} />
      <Headline>{text(result)}</Headline>
      {kind === 'vip' && <p>{t('draw.vipGiven')}</p>}
      {deadline && <p>{t('draw.claimUntil', { date: moment(deadline) })}</p>}
      {usedUp && <p>{t('draw.usedUp', { prize: usedUp })}</p>}
      {isStored && <Note>{t('draw.stored')}</Note>}
      {kind === 'thing' && (
        <ButtonLink to={pathTo(promotionId, 'lottery/winning')}>{t('draw.claim')}</ButtonLink>
      )}
      <Check to={`${pathTo(promotionId, 'Records')}#${ticket}`}>
        {t('draw.ticket', { ticket: number(ticket) })} · {t('draw.check')}
      </Check>
    </Card>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: scale(0.96); }
`;

const Card = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${radius.card};
  text-align: center;
  line-height: 1.45;
  background: var(--text-4);
  animation: ${appear} 200ms ease-out;

  ${media.stillness} {
    animation: none;
  }
  > svg {
    color: var(--text-muted);
  }
  &[data-won] {
    background: var(--accent-12);
  }
  &[data-won] > svg {
    color: var(--accent);
  }
`;

const Headline = styled.h2`
  font-size: ${fontSize[22]};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Check = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--accent);
`;
