import type { Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { outcomesOf } from './priceMove';
import { narrowPage, pricesWidth } from '../row/rowHeights';

/** "1 X 2" above the price columns. On a phone each price has its own label. */
export function OddsMarks({ sport }: { sport: Sport }) {
  const { t } = useTranslation('scores');
  return (
    <Marks aria-hidden="true">
      {sport === 'basketball' && <i />}
      {outcomesOf(sport).map((outcome) => (
        <span key={outcome}>{t(`odds.short.${outcome}`)}</span>
      ))}
    </Marks>
  );
}

const Marks = styled.span`
  flex: none;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  justify-items: center;
  gap: 4px;
  inline-size: ${pricesWidth};
  font-size: ${fontSize[11]};
  font-weight: 500;
  color: var(--text-muted);

  @media ${narrowPage} {
    display: none;
  }
`;
