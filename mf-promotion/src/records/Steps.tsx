import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon, type IconName, space, VisuallyHidden } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import type { ProofStep, StepState } from '../proof/step';

const icons: Record<StepState, IconName> = {
  good: 'check',
  bad: 'close',
  later: 'clock',
  skipped: 'minus',
};

/** The steps of a proof, each with its outcome and the reason. */
export function Steps({ steps }: { steps: readonly ProofStep[] }) {
  const { t } = useTranslation('promotion');
  return (
    <List>
      {steps.map(({ name, state, text, values }) => (
        <li key={name} data-state={state}>
          <Icon name={icons[state]} />
          <div>
            <b>{t(`records.${name}`)}</b>
            <VisuallyHidden>{t(`records.outcome.${state}`)}</VisuallyHidden>
            <p>
              {t(state === 'skipped' ? 'records.notChecked' : `records.${text}`, { ...values })}
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space(3)};

  li {
    display: flex;
    gap: ${space(3)};
  }
  div {
    min-inline-size: 0;
  }
  b {
    margin-inline-end: ${space(1)};
  }
  p {
    font-size: ${fontSize[13]};
    line-height: 1.45;
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: var(--text-muted);
  }
  [data-state='good'] > svg {
    color: var(--win);
  }
  [data-state='bad'] > svg {
    color: var(--loss);
  }
  [data-state='later'] > svg {
    color: var(--warning);
  }
`;
