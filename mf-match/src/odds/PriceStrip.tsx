import type { Prices } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import { Price, Section } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { useMatchPlace } from '../match/matchContext';

const outcomes = ['home', 'draw', 'away'] as const;

export const outcomesOf = (prices: Prices) =>
  outcomes.filter((outcome) => prices[outcome] !== undefined);

/** The main market now, each price with what it opened at. */
export function PriceStrip() {
  const { t } = useTranslation('match');
  const { odds } = useMatchPlace().match;
  if (!odds) return null;
  return (
    <Section title={t('odds.title')}>
      <Cells>
        {outcomesOf(odds.current).map((outcome) => (
          <Cell key={outcome}>
            <dt>{t(`odds.outcomes.${outcome}`)}</dt>
            <dd>
              <Price price={odds.current[outcome]} before={odds.opening[outcome]} />
            </dd>
            <Opened>
              {t('odds.opening')} <Price price={odds.opening[outcome]} />
            </Opened>
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}

const Cells = styled.dl`
  display: flex;
  gap: 8px;
`;

const Cell = styled.div`
  ${tabularDigits}
  flex: 1;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: 8px;
  border-radius: 8px;
  background: var(--surface);

  dt {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  dd {
    font-size: ${fontSize[17]};
    font-weight: 700;
  }
`;

const Opened = styled.dd`
  && {
    font-size: ${fontSize[11]};
    font-weight: 400;
    color: var(--text-muted);
  }
`;
