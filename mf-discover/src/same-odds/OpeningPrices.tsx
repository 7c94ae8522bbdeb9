import type { MatchSummary } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Price } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** The match's opening prices, by which similar matches are found. */
export function OpeningPrices({ match: { odds } }: { match: MatchSummary }) {
  const { t } = useTranslation('discover');
  const [showOdds] = useSetting('showOdds');
  if (!odds || !showOdds) return null;
  const outcomes = (['home', 'draw', 'away'] as const).filter(
    (outcome) => odds.opening[outcome] !== undefined,
  );
  return (
    <Cells role="group" aria-label={t('sameOdds.opening')}>
      {outcomes.map((outcome) => (
        <Cell key={outcome}>
          <span>{t(`short.${outcome}`)}</span>
          <Price price={odds.opening[outcome]} />
        </Cell>
      ))}
    </Cells>
  );
}

const Cells = styled.span`
  ${tabularDigits}
  flex: none;
  display: flex;
  gap: 4px;
`;

const Cell = styled.span`
  display: grid;
  justify-items: center;
  min-inline-size: 44px;
  padding-block: 4px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  font-weight: 500;
  background: var(--surface);

  span {
    font-size: ${fontSize[11]};
    font-weight: 400;
    color: var(--text-muted);
  }
`;
