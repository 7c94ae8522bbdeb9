import type { PromotionOverview } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, radius, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useFormats } from './useFormats';

/** Whether draws are open, and until or from when. */
export function DateLine({ promotion }: { promotion: PromotionOverview }) {
  const { t } = useTranslation('promotion');
  const { moment } = useFormats();
  const { state, dates } = promotion;
  const ends = dates.closedAt ?? dates.closesAt;
  const date = moment(state === 'announced' ? dates.opensAt : ends);
  return (
    <Line data-open={state === 'open' || undefined}>
      {t(`state.${state === 'revealed' ? 'closed' : state}`, { date })}
    </Line>
  );
}

const Line = styled.p`
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.chip};
  font-size: ${fontSize[13]};
  font-weight: 500;
  text-wrap: balance;
  color: var(--text-muted);
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 1px var(--line);

  &[data-open] {
    color: var(--on-accent);
    background: var(--accent);
    box-shadow: none;
  }
`;
