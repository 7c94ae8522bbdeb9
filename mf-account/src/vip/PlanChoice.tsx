import type { VipPlans } from '@scoreline/shared-lib/contract';
import { formatMoney } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { chosenCard, useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, inputOverAll, radius, space, tabularDigits } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface PlanChoiceProps {
  offered: VipPlans['plans'][number];
  note: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

/** A plan with its price and period. The whole card is the click target. */
export function PlanChoice({ offered, note, chosen, onChoose }: PlanChoiceProps) {
  const { t } = useTranslation('account');
  const { locale } = useViewerLocale();
  const { plan, amount, currency } = offered;
  return (
    <Face data-chosen={chosen || undefined}>
      <input type="radio" name="plan" checked={chosen} onChange={onChoose} />
      <Name>{t(`vip.plan.${plan}`)}</Name>
      <Price>{t(`vip.per.${plan}`, { amount: formatMoney(amount, currency, locale) })}</Price>
      <Note>{note}</Note>
    </Face>
  );
}

const Face = styled.label`
  ${inputOverAll}
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.card};
  border: 1px solid var(--line);
  cursor: pointer;

  &[data-chosen] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-8);
    ${chosenCard}
  }
`;

const Name = styled.span`
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;

const Price = styled.b`
  ${tabularDigits}
  font-size: ${fontSize[17]};
`;

const Note = styled.span`
  font-size: ${fontSize[13]};
  color: var(--text-muted);

  &:empty {
    display: none;
  }
`;
