import { useCanLogIn } from '@scoreline/shared-lib/brand';
import type { PromotionCurrent, PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, ButtonLink, Section } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';

import { pathTo } from '../promotionPaths';
import { usePromotionCurrentQuery } from '../promotion/promotionApi';
import { Note, Parts } from './texts';
import { useAbsence } from './useAbsence';

interface TakingPartProps {
  promotion: PromotionOverview;
  children: ReactNode;
}

/** Renders its children only if the visitor can take part, otherwise the reason and the date. */
export function TakingPart({ promotion, children }: TakingPartProps) {
  const { promotionId, state, dates } = promotion;
  const isOver = state === 'closed' || state === 'revealed';
  // Only the server knows the visitor's country.
  const canLogIn = useCanLogIn();
  const of = usePromotionCurrentQuery({ promotionId }, { skip: isOver || !canLogIn });
  if (isOver) {
    const closedAt = dates.closedAt ?? dates.closesAt;
    return (
      <Absent promotionId={promotionId} current={{ promotionId: null, reason: 'over', closedAt }} />
    );
  }
  if (!canLogIn)
    return <Absent promotionId={promotionId} current={{ promotionId: null, reason: 'region' }} />;
  return (
    <Answer of={of} rows={2}>
      {(current) =>
        current.promotionId === null ? (
          <Absent promotionId={promotionId} current={current} />
        ) : (
          children
        )
      }
    </Answer>
  );
}

function Absent({ promotionId, current }: { promotionId: number; current: PromotionCurrent }) {
  const { t } = useTranslation('promotion');
  const { title, note } = useAbsence(current);
  const page = current.reason === 'over' ? 'roll' : 'terms';
  const path = current.reason === 'over' ? 'Roll' : 'TermsConditions';
  return (
    <Section title={title}>
      <Parts>
        {note && <Note>{note}</Note>}
        <ButtonLink to={pathTo(promotionId, path)}>{t(`nav.${page}`)}</ButtonLink>
      </Parts>
    </Section>
  );
}
