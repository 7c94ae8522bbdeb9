import type { Tip, TipResult } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { formatUnits } from './formatUnits';

const tones: Record<TipResult, 'won' | 'lost' | 'even'> = {
  win: 'won',
  halfWin: 'won',
  push: 'even',
  void: 'even',
  halfLoss: 'lost',
  loss: 'lost',
};

/** Result of a tip: a word and the units. */
export function ResultMark({ settlement }: { settlement: NonNullable<Tip['settlement']> }) {
  const { t } = useTranslation('discover');
  const { locale } = useViewerLocale();
  const { result, profit } = settlement;
  return (
    <Mark data-tone={tones[result]}>
      {t(`results.${result}`)} <bdi dir="ltr">{formatUnits(profit, locale)}</bdi>
    </Mark>
  );
}

const Mark = styled.span`
  ${tabularDigits}
  padding-inline: 6px;
  border-radius: 6px;
  font-size: ${fontSize[12]};
  font-weight: 700;
  color: var(--text-muted);
  background: var(--text-8);

  &[data-tone='won'] {
    color: var(--up);
    background: var(--up-12);
  }
  &[data-tone='lost'] {
    color: var(--down);
    background: var(--down-12);
  }
`;
