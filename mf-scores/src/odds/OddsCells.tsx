import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { formatOdds } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, rem, tabularDigits, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { memo } from 'react';
import styled from 'styled-components';

import { useBoard } from '../scoreboard/boardContext';
import { PriceNow } from './PriceNow';
import { priceCells, type PriceCell } from './priceMove';
import { narrowPage } from '../row/rowHeights';

interface OddsCellsProps {
  sport: MatchSummary['sport'];
  odds: MatchSummary['odds'];
}

/** Main market prices: the opening price muted, the current one with its arrow, "–" if unknown. */
export const OddsCells = memo(function OddsCells(props: OddsCellsProps) {
  const { t } = useTranslation('scores');
  return (
    <Cells role="group" aria-label={t('odds.label')}>
      {props.sport === 'basketball' && <Cell aria-hidden="true" data-spare />}
      {priceCells(props).map((cell) => (
        <Price key={cell.outcome} cell={cell} />
      ))}
    </Cells>
  );
});

function Price({ cell }: { cell: PriceCell }) {
  const { t } = useTranslation('scores');
  const { locale } = useBoard();
  const [format] = useSetting('oddsFormat');
  const text = (price: number | null) => formatOdds(price, format, locale);
  return (
    <Cell>
      <VisuallyHidden>{t(`odds.${cell.outcome}`)}</VisuallyHidden>
      <Opening>
        <Mark aria-hidden="true">{t(`odds.short.${cell.outcome}`)}</Mark>
        <First>{(cell.opening !== null || cell.current !== null) && text(cell.opening)}</First>
      </Opening>
      <PriceNow cell={cell} />
    </Cell>
  );
}

const Cells = styled.span`
  ${tabularDigits}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(44px, 1fr);
  align-items: center;
  gap: 4px;
`;

const Cell = styled.span`
  display: grid;
  justify-items: center;
  min-inline-size: 0;
  line-height: 1.3;

  &[data-spare] {
    visibility: hidden;
  }
  @media ${narrowPage} {
    display: flex;
    align-items: baseline;
    justify-content: center;
    gap: 4px;
    block-size: ${rem(20)};
    line-height: ${rem(20)};
    border-radius: 4px;
    background: var(--surface);

    &[data-spare] {
      display: none;
    }
  }
`;

const Mark = styled.span`
  display: none;
  margin-inline-end: 4px;

  @media ${narrowPage} {
    display: inline-block;
  }
`;

const Opening = styled.span`
  font-size: ${fontSize[11]};
  white-space: nowrap;
  color: var(--text-muted);
`;

/** Beside a small tablet's panel, three cells have room for only one price each. */
const First = styled.span`
  @media (min-width: 768px) and (max-width: 959.98px), (max-width: 379.98px) {
    display: none;
  }
`;
